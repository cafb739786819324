import type { EntityDefinition, Field, Row } from '@lading/core/entity'
import { KINDS, normalizeValue, STORED_COLUMNS, unknownFields } from '@lading/core/entity'
import type { Session } from '../session'
import type { ResourceWork } from './resourceContext'
import type { MergedLines } from './mergeLines'
import { lineChanges, writableFields } from './mergeLines'
import type { SavedRecord } from './savedRecord'

/** Most names that one answer tells. */
const MOST = 20
/** A name of the wire is told as far as this. */
const LONGEST = 64
/** The member of an answer that tells them: sent back with the record, it is no value. */
export const IGNORED = 'ignored'

/** What the server alone writes; a version is what a save is made on, no value. */
const OWN: readonly string[] = STORED_COLUMNS.filter((name) => name !== 'version')
/** A line's id says which line is meant. */
const OWN_OF_LINES = [...OWN.filter((name) => name !== 'id'), 'parentId']

const isNothing = (value: unknown) => value === null || value === undefined || value === ''

/** Whether a value that was sent says what is stored anyway. */
const same = (sent: unknown, stored: unknown) =>
  sent === stored || (!isNothing(stored) && JSON.stringify(sent) === JSON.stringify(stored))

/** What a row held before the save and holds after it. */
interface Kept {
  before: Row | undefined
  after: Row | undefined
}

/** Columns of the server's own that were sent with other values than they have. */
const ownColumns = (sent: Row, { before, after }: Kept, columns = OWN) =>
  columns.filter(
    (name) => !isNothing(sent[name]) && !same(sent[name], before?.[name]) && !same(sent[name], after?.[name]),
  )

/**
 * Fields that were not written and have another value than the one that was sent. A hidden field is not named: no answer
 * tells that it is there, nor whether its value was guessed.
 */
function unwritten(
  fields: Readonly<Record<string, Field>>,
  sent: Row,
  { before, after }: Kept,
  { written, hidden }: { written: (name: string) => boolean; hidden: ReadonlySet<string> },
): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!Object.hasOwn(sent, name) || hidden.has(name) || written(name)) return []
    if (KINDS[field.kind].shown || KINDS[field.kind].place) return []
    const value = normalizeValue(field, sent[name])
    return value === null || same(value, before?.[name]) || same(value, after?.[name]) ? [] : [name]
  })
}

/** Unknown members that hold a value. */
function unknown(entity: EntityDefinition, body: Row, sentLines: Readonly<Record<string, Row[]>>): string[] {
  const holds = (name: string) => {
    const [key, member = ''] = name.split('.', 2) as [string, string?]
    const lines = Object.hasOwn(sentLines, key) ? sentLines[key] : undefined
    return lines ? lines.some((row) => !isNothing(row[member])) : !isNothing(body[name])
  }
  return unknownFields(entity, body).filter((name) => name !== IGNORED && holds(name))
}

/** What a save was made of and what became of it. */
interface Save {
  body: Row
  /** Names of the header that the save took. */
  taken: ReadonlySet<string>
  merged: ReadonlyMap<string, MergedLines>
  before: SavedRecord | undefined
  after: SavedRecord
}

/**
 * Members of a save's body that were not taken, so that no value is changed in silence (contract §4): unknown ones, and
 * those of fields that the caller sees and may not write, unless they say what is stored. Of lines: `<key>.<name>`.
 */
export function ignoredMembers(
  { tables, rights, trusted = false }: ResourceWork,
  session: Session,
  { body, taken, merged, before, after }: Save,
): string[] {
  const { entity } = tables
  const own = rights.of(entity, session)
  const header = { before: before?.record, after: after.record }
  const sent = Object.fromEntries(tables.lines.map(({ key }) => [key, lineChanges(key, body[key]).tableData]))
  const names = new Set([
    ...unknown(entity, body, sent),
    ...ownColumns(body, header),
    ...unwritten(entity.fields, body, header, { written: (name) => taken.has(name), hidden: own.hidden }),
  ])
  for (const line of tables.lines) {
    const { hidden, closed } = own.lines[line.key]!
    const writable = new Set(writableFields(line, closed, trusted).map(([name]) => name))
    const { fields } = line.definition
    const open = Object.fromEntries(Object.entries(fields).filter(([name]) => !writable.has(name)))
    const stored = new Map(before?.lines[line.key]?.map((row) => [row.id, row]))
    const rows = new Map(after.lines[line.key]?.map((row) => [row.id, row]))
    for (const [id, { index }] of merged.get(line.key)?.origin ?? []) {
      const kept = { before: stored.get(id), after: rows.get(id) }
      const row = sent[line.key]![index]!
      for (const name of [
        ...ownColumns(row, kept, OWN_OF_LINES),
        ...unwritten(open, row, kept, { written: () => false, hidden }),
      ])
        names.add(`${line.key}.${name}`)
    }
  }
  return [...names].slice(0, MOST).map((name) => name.slice(0, LONGEST))
}
