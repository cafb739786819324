import type { LineDefinition, Row } from '@lading/core/entity'
import { snakeCase } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import { commaList } from '../../db/statements'
import { badRequest, notFound } from '../../http/failures'
import type { StoredForm, StoredForms } from '../../module'
import { said } from '../../http/language'

/** Lines of a form as the public clients know them: a table of their own, called as the lines are (contract §21.1). */
export interface SubTable {
  form: StoredForm
  key: string
  line: LineDefinition
}

/** The lines of that name, of the forms in force. */
export function subTable(forms: StoredForms, name: string): SubTable | undefined {
  for (const form of forms.all()) {
    const lines = form.entity.lines ?? {}
    if (Object.hasOwn(lines, name)) return { form, key: name, line: lines[name]! }
  }
  return undefined
}

/** The record of each line; lines that are not there are left out. Whether it may be read is for the caller to ask. */
export async function recordsOf(
  db: Executor,
  { key }: Pick<SubTable, 'key'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.rows<{ id: string; parent: string }>(
    sql`SELECT id, parent_id AS parent FROM ${sql.identifier(snakeCase(key))} WHERE id = ANY(${sql.param([...ids])}::text[])`,
  )
  return new Map(rows.map(({ id, parent }) => [id, parent]))
}

/** What reads a record with the rights of the session, and what saves it; each throws a Failure where it may not. */
export interface RecordAccess {
  read: (form: StoredForm, id: string) => Promise<Row>
  save: (form: StoredForm, body: Row) => Promise<unknown>
}

const linesIn = (record: Row, key: string) => (record[key] ?? []) as Row[]

/** Lines of a record as a page of rows. */
export function pageOfLines(lines: readonly Row[], query: { pageNo?: unknown; pageSize?: unknown }) {
  const size = Math.min(Math.max(Number(query.pageSize ?? 10) || 10, 1), 10_000)
  const current = Math.max(Number(query.pageNo ?? 1) || 1, 1)
  return {
    records: lines.slice((current - 1) * size, current * size),
    total: lines.length,
    size,
    current,
    pages: Math.ceil(lines.length / size),
  }
}

/** A line, with the rights of its record. @throws Failure where there is none for the session */
export async function readLine(
  db: Executor,
  table: SubTable,
  id: string,
  access: RecordAccess,
): Promise<Row> {
  const parent = (await recordsOf(db, table, [id])).get(id)
  if (parent === undefined) throw notFound()
  const line = linesIn(await access.read(table.form, parent), table.key).find((each) => each.id === id)
  if (!line) throw notFound()
  return line
}

/**
 * Adds a line to the record `parentId`, or changes the line `id`, as a save of the record.
 * @returns the id of the line
 */
export async function saveLine(
  db: Executor,
  { form, key }: SubTable,
  body: Row,
  access: RecordAccess,
): Promise<string> {
  const { id, parentId, ...values } = body
  const own = typeof id === 'string' && id !== '' ? id : undefined
  const parent = own ? (await recordsOf(db, { key }, [own])).get(own) : parentId
  if (typeof parent !== 'string' || parent === '')
    throw own ? notFound() : badRequest(said('parentId: 缺少', 'parentId: send the id of the record'))
  const before = await access.read(form, parent)
  const known = new Set(linesIn(before, key).map((line) => line.id))
  if (own && !known.has(own)) throw notFound()
  const row = { ...values, ...(own ? { id: own } : {}) }
  await access.save(form, {
    id: parent,
    version: before.version,
    [key]: { tableData: [row], deleteData: [] },
  })
  if (own) return own
  const after = linesIn(await access.read(form, parent), key)
  return String(after.find((line) => !known.has(line.id))?.id ?? '')
}

/** Deletes lines, each as a save of its record. @throws Failure before anything is deleted where one is not there */
export async function deleteLines(
  db: Executor,
  table: SubTable,
  ids: string,
  access: RecordAccess,
): Promise<void> {
  const asked = commaList(ids)
  const parents = await recordsOf(db, table, asked)
  if (asked.length === 0 || asked.some((id) => !parents.has(id))) throw notFound()
  for (const parent of new Set(parents.values())) {
    const { version } = await access.read(table.form, parent)
    const deleteData = asked.filter((id) => parents.get(id) === parent)
    await access.save(table.form, { id: parent, version, [table.key]: { tableData: [], deleteData } })
  }
}
