import type { Field, KnownValues, LineChanges, Row } from '@lading/core/entity'
import { isEntered, KINDS, normalizeValue, ORDER_FIELD, TEMPORARY_SUFFIX } from '@lading/core/entity'
import { newId } from '../db/ids'
import { badRequest } from '../http/failures'
import { emptyStored } from './resourceTable'
import type { StoredLines } from './resourceTable'
import { said } from '../http/language'

/** Lines of one kind after a save: what will be stored, and what that means for the rows that were. */
export interface MergedLines {
  /** All rows in their order. */
  rows: Row[]
  /** Ids of rows that are new. */
  added: ReadonlySet<string>
  /** Rows that were sent and are not new. */
  sent: ReadonlySet<string>
  removed: Row[]
  /** Id of the row → how the client named it and where it stood in what was sent. */
  origin: ReadonlyMap<string, { rowId?: string; index: number }>
}

/** How changes of lines are taken. */
interface MergeOptions {
  /** Fields that the caller may not write: they stay as they are, in new rows at their default. @default none */
  closed?: ReadonlySet<string>
  /** Fields that clients only read are written. @default false */
  trusted?: boolean
  /** What defaults may ask for. @default nothing is known */
  known?: KnownValues
}

const NONE: ReadonlySet<string> = new Set()

/** Whether the id was given by a server. */
function isStoredId(id: unknown): id is string {
  return typeof id === 'string' && id !== '' && !id.endsWith(TEMPORARY_SUFFIX)
}

/**
 * The changes of the wire. An array, as a record that was read holds it, says which lines to save and removes none.
 * @throws Failure 400 when they have another shape
 */
export function lineChanges(key: string, value: unknown): LineChanges {
  if (value === undefined || value === null) return { tableData: [], deleteData: [] }
  const { tableData = [], deleteData = [] }: Partial<LineChanges> = Array.isArray(value)
    ? { tableData: value as Row[] }
    : value
  const isRow = (row: unknown) => typeof row === 'object' && row !== null && !Array.isArray(row)
  if (
    typeof value !== 'object' ||
    !Array.isArray(tableData) ||
    !Array.isArray(deleteData) ||
    !tableData.every(isRow) ||
    !deleteData.every((id) => typeof id === 'string')
  )
    throw badRequest(said(`${key}: 须为 { tableData, deleteData }`, `${key}: lines have another shape`))
  return { tableData, deleteData }
}

/** Fields of a line that a client may write: neither closed to it, nor read-only, nor computed, nor the server's alone. */
export function writableFields(
  { definition }: StoredLines,
  closed: ReadonlySet<string>,
  trusted: boolean,
): [string, Field][] {
  return Object.entries(definition.fields).filter(
    ([name, field]) =>
      !closed.has(name) &&
      (trusted || !field.readonly) &&
      isEntered(field) &&
      definition.derive?.[name] === undefined,
  )
}

/** Gives lines that have no number the next ones. A number stays with its line, wherever that is moved. */
function numberLines({ definition }: StoredLines, rows: readonly Row[], stored: readonly Row[]): void {
  for (const [name, { kind }] of Object.entries(definition.fields)) {
    if (!KINDS[kind].place) continue
    let last = stored.reduce((most, row) => Math.max(most, Number(row[name] ?? 0)), 0)
    for (const row of rows) row[name] ??= ++last
  }
}

/**
 * Puts the changes of a save over the stored lines. Rows are placed by the order field they carry; a row that came
 * with the save stands before a stored one of the same number, a new row without a number at the end.
 *
 * @param stored rows as stored, in their order
 * @throws Failure 400 when a row or a deletion names a line that the record does not have
 */
export function mergeLines(
  line: StoredLines,
  stored: readonly Row[],
  changes: LineChanges,
  { closed = NONE, trusted = false, known }: MergeOptions = {},
): MergedLines {
  const byId = new Map(stored.map((row) => [row.id as string, row]))
  const deleted = new Set(changes.deleteData.filter(isStoredId))
  const unknown = [...deleted].find((id) => !byId.has(id))
  if (unknown)
    throw badRequest(said(`${line.key}: 明细不存在`, `${line.key}: there is no line ${unknown.slice(0, 64)}`))
  const added = new Set<string>()
  const sent = new Map<string, Row>()
  const origin = new Map<string, { rowId?: string; index: number }>()
  const fields = writableFields(line, closed, trusted)
  const fresh = emptyStored(line.fields, known)
  for (const [index, row] of changes.tableData.entries()) {
    const before = isStoredId(row.id) ? byId.get(row.id) : undefined
    if (isStoredId(row.id) && (!before || deleted.has(row.id) || sent.has(row.id)))
      throw badRequest(
        said(
          `${line.key}: 明细不存在或重复`,
          `${line.key}: line ${row.id.slice(0, 64)} is not there or came twice`,
        ),
      )
    const id = before ? (row.id as string) : newId()
    if (!before) added.add(id)
    const place = Number(row[ORDER_FIELD])
    const order =
      Number.isFinite(place) && place > 0 ? place : (before?.[ORDER_FIELD] ?? Number.MAX_SAFE_INTEGER)
    const merged = { ...(before ?? fresh) }
    for (const [name, field] of fields)
      if (Object.hasOwn(row, name)) merged[name] = normalizeValue(field, row[name])
    merged.id = id
    merged[ORDER_FIELD] = order
    sent.set(id, merged)
    origin.set(id, { ...(typeof row.id === 'string' ? { rowId: row.id } : {}), index })
  }
  const rows = [
    ...sent.values(),
    ...stored.filter((row) => !sent.has(row.id as string) && !deleted.has(row.id as string)),
  ]
  // The sort is stable: of equal numbers the sent row stays first.
  rows.sort((a, b) => Number(a[ORDER_FIELD]) - Number(b[ORDER_FIELD]))
  // Those that were sent are new objects already; of those that were not, hooks are given copies.
  const placed = rows.map((row, at) =>
    Object.assign(sent.get(row.id as string) ?? { ...row }, { [ORDER_FIELD]: at + 1 }),
  )
  numberLines(line, placed, stored)
  return {
    rows: placed,
    added,
    sent: new Set([...sent.keys()].filter((id) => !added.has(id))),
    removed: stored.filter((row) => deleted.has(row.id as string)),
    origin,
  }
}
