import { SourceError } from '../../foundation/dataSource'
import type { SavedQueryRecord, SavedQuerySource } from '../../foundation/dataSource'
import type { SuperQueryEntry, SuperQueryField, SuperQueryValue } from './query'
import { goneFields } from './query'
import { readQuery } from './readQuery'

/** A query that the user keeps in local storage (spec 2 §3). */
export interface SavedQuery {
  title: string
  matchType: SuperQueryValue['matchType']
  records: readonly SuperQueryEntry[]
}

/** Before the save code in the keys of local storage. */
export const SAVED_QUERY_PREFIX = 'lading_super_query_'

/** Everything under the key of a page, readable or not. */
function readAll(storage: Pick<Storage, 'getItem'>, page: string): unknown[] {
  let raw: unknown
  try {
    raw = JSON.parse(storage.getItem(SAVED_QUERY_PREFIX + page) ?? '[]')
  } catch {
    raw = undefined
  }
  return Array.isArray(raw) ? raw : []
}

function titleOf(raw: unknown): string | undefined {
  const title = typeof raw === 'object' && raw !== null ? (raw as { title?: unknown }).title : undefined
  return typeof title === 'string' && title !== '' ? title : undefined
}

/** Titles name the entries; what has none is named by its place. */
const idOf = (raw: unknown, at: number) => titleOf(raw) ?? `#${at + 1}`

/**
 * The saved queries of a page in local storage, under a prefix and the save code (spec 2 §7), behind the port of the
 * server. Read afresh before each change: another tab may have changed them. What cannot be read stays until it is removed.
 *
 * @param page the save code
 * @param full the message for a storage that is full or refused
 */
export function localSavedQueries(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  page: string,
  full: string,
): SavedQuerySource {
  const write = (entries: readonly unknown[]) => {
    try {
      storage.setItem(SAVED_QUERY_PREFIX + page, JSON.stringify(entries))
    } catch {
      throw new SourceError(full, 500)
    }
  }
  const record = (raw: unknown, at: number): SavedQueryRecord => {
    const id = idOf(raw, at)
    const { matchType, records } = (raw ?? {}) as Partial<SavedQuery>
    const query = { matchType, lines: records }
    return { id, page, name: id, query, shared: false, owner: '', mine: true, updatedAt: '' }
  }
  return {
    list: async () => readAll(storage, page).map(record),
    save: async ({ id, name, query }) => {
      const entries = readAll(storage, page)
      const records = query.lines as SuperQueryEntry[]
      const entry: SavedQuery = { title: name, matchType: query.matchType, records }
      const at = entries.findIndex((raw, place) => idOf(raw, place) === (id ?? name))
      write(at < 0 ? [...entries, entry] : entries.with(at, entry))
      return record(entry, at)
    },
    remove: async (id) => write(readAll(storage, page).filter((raw, at) => idOf(raw, at) !== id)),
  }
}

/** A kept query as the dialog lists it. */
export interface SavedItem extends Omit<SavedQueryRecord, 'query'> {
  /** Absent: what was kept cannot be read. */
  value?: SuperQueryValue
  /** Names of fields it asks for that are not there any more. */
  gone: readonly string[]
}

/** Reads a record; one that cannot be read is listed all the same, so that it can be deleted. */
export function savedItem(record: SavedQueryRecord, fields: readonly SuperQueryField[]): SavedItem {
  const { query, ...rest } = record
  const value = readQuery(query)
  return { ...rest, ...(value && { value }), gone: value ? goneFields(value, fields) : [] }
}
