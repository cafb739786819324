import { useMemo } from 'react'
import { linePrefix, permissionCode } from '@lading/core/entity'
import type { EntityDefinition } from '@lading/core/entity'
import { isActionAllowed, isColumnHidden, isFieldDisabled } from '@lading/core/permission'
import { useUi } from '../useUi'

/** What the user may do with the records of one entity. */
export interface EntityRights {
  /** Whether an action of the entity (`add`, `edit`, `delete`, a step of its workflow …) is offered. */
  can(action: string): boolean
  /**
   * Whether a field is not for this user.
   * @param line key of the lines it is a field of. @default of the header
   */
  isHidden(field: string, line?: string): boolean
  /** Whether a field may be seen but not changed. */
  isDisabled(field: string): boolean
}

/**
 * Rights over one entity by the session's two lists (spec 2 §6). Actions that the entity does not name are not
 * offered; a refused `batch_delete` also hides the remove button.
 */
export function useEntityRights(entity: Pick<EntityDefinition, 'permissions'>): EntityRights {
  const { permissions: lists } = useUi()
  return useMemo<EntityRights>(() => {
    const { actions, prefix } = entity.permissions
    const granted = (action: string) =>
      actions.includes(action) && (!lists || isActionAllowed(permissionCode(entity, action), lists))
    return {
      can: (action) =>
        granted(action) &&
        (action !== 'delete' || !actions.includes('batch_delete') || granted('batch_delete')),
      isHidden: (field, line) =>
        lists !== undefined &&
        isColumnHidden(line === undefined ? prefix : linePrefix(entity, line), field, lists),
      isDisabled: (field) => lists !== undefined && isFieldDisabled(prefix, field, lists),
    }
  }, [entity, lists])
}
