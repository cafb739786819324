import { permissionCode } from '@lading/core/entity'
import { isActionAllowed } from '@lading/core/permission'
import type { PermissionLists } from '@lading/core/permission'
import type { OpenRecord } from '@lading/ui/foundation'
import { useOpenedRecord } from '@/platform/openedRecord'
import type { PageRegistry } from './pageRegistry'

/** Shows records that fields name to who may list them; the server decides again. */
export function openRecordOf(
  registry: PageRegistry,
  permissions: PermissionLists | undefined,
): OpenRecord | undefined {
  if (!permissions) return undefined
  const shown = new Set(
    registry
      .entities()
      .filter(({ entity, record }) => record && isActionAllowed(permissionCode(entity, 'list'), permissions))
      .map(({ entity }) => entity.key),
  )
  const { open, show } = useOpenedRecord.getState()
  return { may: (ref) => shown.has(ref), open, show }
}
