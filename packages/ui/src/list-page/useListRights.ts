import { useMemo } from 'react'
import { pageKind } from '@lading/core/entity'
import type { EntityDefinition } from '@lading/core/entity'
import type { EntityRights } from '../foundation/permission/useEntityRights'
import { useEntityRights } from '../foundation/permission/useEntityRights'

/** What a list that is only read, or only chosen from, does not offer, whatever is granted. */
const BY_HAND = ['add', 'edit', 'delete', 'batch_delete', 'import']

/** The rights over an entity in its list: one whose page kind edits nothing neither adds, imports nor deletes. */
export function useListRights(entity: EntityDefinition): EntityRights {
  const rights = useEntityRights(entity)
  return useMemo(
    () =>
      pageKind(entity).edits
        ? rights
        : { ...rights, can: (action) => !BY_HAND.includes(action) && rights.can(action) },
    [entity, rights],
  )
}
