import { isStoredKey, loadStoredForm } from '@/online/storedForm'
import type { RecordDialog } from './pageRegistry'
import { registry } from './registry'

/**
 * What fetches the dialog that shows a record of an entity: its own, or for a stored form the one that follows from its
 * definition.
 *
 * @param key of the entity
 * @returns undefined for an entity that has no pages
 */
export function recordDialogOf(key: string): (() => Promise<RecordDialog>) | undefined {
  const own = registry.entities().find(({ entity }) => entity.key === key)?.record
  if (own || !isStoredKey(key)) return own
  return async () => {
    const [{ entity }, { EntityModal }] = await Promise.all([loadStoredForm(key), import('@lading/ui/form')])
    return function StoredRecord(props) {
      return <EntityModal entity={entity} {...props} />
    }
  }
}
