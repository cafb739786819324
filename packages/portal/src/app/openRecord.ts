import { permissionCode } from '@lading/core/entity'
import { isActionAllowed } from '@lading/core/permission'
import type { PermissionLists } from '@lading/core/permission'
import type { OpenRecord } from '@lading/ui/foundation'
import { useStoredEntities } from '@/online/storedForm'
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
  // The server names stored forms to whom it shows their records.
  const stored = (ref: string) =>
    useStoredEntities.getState().entries.some(({ entity }) => entity.key === ref)
  return { may: (ref) => shown.has(ref) || stored(ref), open, show }
}
