import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/database'
import { sqlNow } from '../clock'
import { newId } from '../db/ids'
import { sameValue } from './wireValue'
import type { WireRow } from './bulkRows'

/** Longest text of one entry; a larger change keeps only its counts. */
const MAX_LENGTH = 200_000

/** What one write changed. */
export interface Change {
  table: string
  id: string
  version: number
  type: 'add' | 'edit' | 'delete' | `action:${string}`
  by: string
  before?: WireRow
  after?: WireRow
  /** By line key: rows added, changed (old and new) and removed. */
  lines?: Record<
    string,
    { added: WireRow[]; changed: { before: WireRow; after: WireRow }[]; removed: WireRow[] }
  >
}

/** Fields whose values differ, old and new. */
export function differences(before: WireRow = {}, after: WireRow = {}): Record<string, [unknown, unknown]> {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  const out: Record<string, [unknown, unknown]> = {}
  for (const name of names)
    if (!sameValue(before[name], after[name])) out[name] = [before[name] ?? null, after[name] ?? null]
  return out
}

type Lines = NonNullable<Change['lines']>

/** What an entry holds of each changed line. */
const pairOf = ({ before, after }: { before: WireRow; after: WireRow }) => ({
  id: after.id,
  fields: differences(before, after),
})

/** Whether the lines alone are too long for an entry: of 5,000 some hundreds are looked at. */
function areLong(lines: Lines): boolean {
  let length = 0
  const add = (part: unknown) => (length += JSON.stringify(part).length) > MAX_LENGTH
  return Object.values(lines).some(
    ({ added, changed, removed }) =>
      added.some(add) || removed.some(add) || changed.some((pair) => add(pairOf(pair))),
  )
}

function contentOf({ before, after, lines = {} }: Change): string {
  const fields = differences(before, after)
  const each = <Part>(partOf: (line: Lines[string]) => Part) =>
    Object.fromEntries(Object.entries(lines).map(([key, line]) => [key, partOf(line)]))
  const whole = () =>
    each(({ added, changed, removed }) => ({ added, changed: changed.map(pairOf), removed }))
  const full = areLong(lines) ? undefined : JSON.stringify({ fields, lines: whole() })
  if (full !== undefined && full.length <= MAX_LENGTH) return full
  const counts = each(({ added, changed, removed }) => ({
    added: added.length,
    changed: changed.length,
    removed: removed.length,
  }))
  return JSON.stringify({ fields, lines: counts })
}

const entryOf = (change: Change) => ({
  id: newId(),
  data_table: change.table,
  data_id: change.id,
  data_version: change.version,
  type: change.type,
  data_content: contentOf(change),
  create_by: change.by,
})

/** Writes the old and new values of changes, in their own transaction. Entries are never altered. */
export async function writeAudits(tx: Transaction, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  await tx.run(
    sql`INSERT INTO sys_data_log (id, data_table, data_id, data_version, type, data_content, create_by, create_time)
        SELECT r.*, ${sqlNow(sql`clock_timestamp()`)} FROM jsonb_to_recordset(${JSON.stringify(changes.map(entryOf))}::jsonb) AS r(
          id text, data_table text, data_id text, data_version integer, type text, data_content text, create_by text)`,
  )
}

/** As `writeAudits`, for one change. */
export function writeAudit(tx: Transaction, change: Change): Promise<void> {
  return writeAudits(tx, [change])
}
