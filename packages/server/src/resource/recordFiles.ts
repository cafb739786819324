import type { Field, Row } from '@lading/core/entity'
import { KINDS } from '@lading/core/entity'
import type { Transaction } from '../db/database'
import type { FileReference } from '../files/fileReferences'
import { referenceKey, writeReferences } from '../files/fileReferences'
import { foreignFile, requireUsable, unreadable } from '../files/fileRecords'
import { holdsFiles, pathsIn } from '../files/storedPaths'
import type { Session } from '../session'
import { cleanHtml } from '../text/cleanHtml'
import type { SavedRecord } from './savedRecord'
import type { ResourceWork } from './resourceContext'
import type { ResourceTables } from './resourceTable'

const isHtml = (kind: Field['kind']): boolean => KINDS[kind].files === 'html'

/** Fields of one table that may name stored files. */
const fieldsWithFiles = (fields: Record<string, Field>): [string, Field][] =>
  Object.entries(fields).filter(([, field]) => holdsFiles(field))

const inRow = (fields: readonly [string, Field][], row: Row, key = ''): FileReference[] =>
  fields.flatMap(([name, field]) =>
    pathsIn(field, row[name]).map((path) => ({ path, field: `${key}${name}` })),
  )

/** What a record and its lines refer to, each file once for a field. */
export function recordReferences(
  { entity }: ResourceTables,
  { record, lines }: SavedRecord,
): FileReference[] {
  const found = inRow(fieldsWithFiles(entity.fields), record)
  for (const [key, { fields }] of Object.entries(entity.lines ?? {})) {
    const holding = fieldsWithFiles(fields)
    if (holding.length > 0) for (const row of lines[key] ?? []) found.push(...inRow(holding, row, `${key}.`))
  }
  const once = new Map(found.map((each) => [referenceKey(each), each]))
  return [...once.values()]
}

/** A record that is not there yet. */
const NOTHING: SavedRecord = { record: {}, lines: {} }

/**
 * Notes which stored files a saved record refers to. What it referred to before it keeps; what comes in has to be a
 * file that the writer may read, or a path that somebody saw would open the file behind it.
 * @throws Failure 403
 */
export async function keepFiles(
  tx: Transaction,
  resource: ResourceWork,
  session: Session,
  id: string,
  after: SavedRecord,
  before: SavedRecord = NOTHING,
): Promise<void> {
  const { tables } = resource
  const [had, has] = [recordReferences(tables, before), recordReferences(tables, after)]
  const known = new Set(had.map(referenceKey))
  // Also one that moves from another field: that may be hidden from the writer.
  const fresh = has.filter((each) => !known.has(referenceKey(each))).map(({ path }) => path)
  await requireUsable({ ...resource, db: tx }, session, [...new Set(fresh)])
  await writeReferences(tx, { table: tables.header.table, id }, had, has)
}

/** Which of the rows, by their place, refer to files that the session may not read. */
export async function rowsWithForeignFiles(
  tx: Transaction,
  resource: ResourceWork,
  session: Session,
  rows: readonly { at: number; record: Row }[],
): Promise<Map<number, string>> {
  const references = rows.map(({ record }) => recordReferences(resource.tables, { record, lines: {} }))
  const paths = [...new Set(references.flat().map(({ path }) => path))]
  const refused = await unreadable({ ...resource, db: tx }, session, paths)
  const out = new Map<number, string>()
  for (const [index, { at }] of rows.entries())
    if (references[index]!.some(({ path }) => refused.has(path))) out.set(at, foreignFile().message)
  return out
}

async function cleanRow(
  fields: readonly [string, Field][],
  row: Row,
  before: Row | undefined,
): Promise<void> {
  for (const [name, { kind }] of fields) {
    const text = row[name]
    if (isHtml(kind) && typeof text === 'string' && text !== before?.[name]) row[name] = await cleanHtml(text)
  }
}

/** Cleans the rich text that a save brings, as announcements are (security.md §3, threat 21). The rows are changed. */
export async function cleanRichText(
  { entity }: ResourceTables,
  { record, lines }: SavedRecord,
  before: SavedRecord = NOTHING,
): Promise<void> {
  await cleanRow(fieldsWithFiles(entity.fields), record, before.record)
  for (const [key, definition] of Object.entries(entity.lines ?? {})) {
    const fields = fieldsWithFiles(definition.fields)
    if (!fields.some(([, { kind }]) => isHtml(kind))) continue
    const known = new Map((before.lines[key] ?? []).map((row) => [row.id, row]))
    for (const row of lines[key] ?? []) await cleanRow(fields, row, known.get(row.id))
  }
}
