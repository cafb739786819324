import type { SuperQueryLine, SuperQueryValue } from './query'
import { RULES } from './query'

/** A query that the user keeps (spec 2 §3). */
export interface SavedQuery {
  title: string
  matchType: SuperQueryValue['matchType']
  records: readonly SuperQueryLine[]
}

/** Before the save code in the keys of local storage. */
export const SAVED_QUERY_PREFIX = 'lading_super_query_'

function isLine(raw: unknown): raw is SuperQueryLine {
  if (typeof raw !== 'object' || raw === null) return false
  const { field, rule } = raw as Record<string, unknown>
  return typeof field === 'string' && (RULES as readonly unknown[]).includes(rule)
}

function isSaved(raw: unknown): raw is SavedQuery {
  if (typeof raw !== 'object' || raw === null) return false
  const { title, matchType, records } = raw as Record<string, unknown>
  const match = matchType === 'and' || matchType === 'or'
  return typeof title === 'string' && match && Array.isArray(records) && records.every(isLine)
}

/** The saved queries of a page; what else lies under its key is left out. */
export function readSaved(storage: Pick<Storage, 'getItem'>, saveCode: string): SavedQuery[] {
  try {
    const raw: unknown = JSON.parse(storage.getItem(SAVED_QUERY_PREFIX + saveCode) ?? '[]')
    return Array.isArray(raw) ? raw.filter(isSaved) : []
  } catch {
    return []
  }
}

/**
 * Keeps the saved queries of a page.
 *
 * @throws DOMException when the storage is full or closed
 */
export function writeSaved(
  storage: Pick<Storage, 'setItem'>,
  saveCode: string,
  queries: readonly SavedQuery[],
): void {
  storage.setItem(SAVED_QUERY_PREFIX + saveCode, JSON.stringify(queries))
}

/** Adds a query, in the place of the one with its title when there is one. */
export function withQuery(queries: readonly SavedQuery[], query: SavedQuery): SavedQuery[] {
  const at = queries.findIndex(({ title }) => title === query.title)
  return at < 0 ? [...queries, query] : queries.with(at, query)
}
