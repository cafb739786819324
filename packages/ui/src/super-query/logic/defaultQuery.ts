import type { SavedQueryRecord, SavedQuerySource } from '../../foundation/dataSource'
import { readLocal, writeLocal } from '../../foundation/storage/localSettings'

/** Before the save code in the key of local storage. */
const PREFIX = 'lading_default_query_'

/** Where saved queries are kept, with the one that the page opens with. */
export interface QuerySource extends Required<SavedQuerySource> {
  /** Whether there may be one that the page opens with: if not, nothing need be asked for. */
  mayHaveDefault(): boolean
}

/**
 * Keeps which query a page opens with in local storage, where the source cannot.
 *
 * @param page the save code
 */
export function withDefault(source: SavedQuerySource, page: string): QuerySource {
  const { setDefault } = source
  if (setDefault) return { ...source, setDefault, mayHaveDefault: () => true }
  const chosen = () => readLocal(PREFIX + page)
  const choose = (id: string | null) => writeLocal(PREFIX + page, id)
  const marked = (record: SavedQueryRecord) => ({ ...record, isDefault: record.id === chosen() })
  return {
    mayHaveDefault: () => chosen() !== null,
    setDefault: async (_, id) => choose(id),
    list: async (of, signal) => (await source.list(of, signal)).map(marked),
    save: async (draft) => {
      const kept = await source.save(draft)
      // In local storage the name is the id.
      if (draft.id !== undefined && draft.id === chosen()) choose(kept.id)
      return marked(kept)
    },
    remove: async (id) => {
      await source.remove(id)
      if (id === chosen()) choose(null)
    },
  }
}
