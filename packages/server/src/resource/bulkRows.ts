import { ORDER_FIELD } from '@lading/core/entity'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { StoredTable } from './resourceTable'

/** A row about to be written, by names on the wire. */
export type WireRow = Record<string, unknown>

/** Rows of one statement: one bound parameter each, so neither count nor size of the statement grows with them. */
const CHUNK = 2_000

const LINE_COLUMNS: [name: string, column: string, type: string][] = [
  ['id', 'id', 'text'],
  ['parentId', 'parent_id', 'text'],
  [ORDER_FIELD, 'order_num', 'integer'],
]
const HEADER_COLUMNS: [name: string, column: string, type: string][] = [
  ['id', 'id', 'text'],
  ['createTime', 'create_time', 'timestamptz'],
]
const AUDIT_COLUMNS: [name: string, column: string, type: string][] = [
  ['tenantId', 'tenant_id', 'integer'],
  ['sysOrgCode', 'sys_org_code', 'text'],
  ['createBy', 'create_by', 'text'],
  ['updateBy', 'update_by', 'text'],
]

const own = (table: StoredTable) =>
  table.fields.map(({ name, column, type }): [string, string, string] => [name, column, type])

/** A table of the rows, with a column for each name: bound as one text, of which nothing is built but the columns. */
function recordset(rows: readonly WireRow[], columns: [string, string, string][]): SQL {
  const packed = rows.map((row) => {
    const values: WireRow = {}
    for (const [name, column] of columns) values[column] = row[name] ?? null
    return values
  })
  const shape = sql.join(
    columns.map(([, column, type]) => sql`${sql.identifier(column)} ${sql.raw(type)}`),
    sql`, `,
  )
  return sql`json_to_recordset(${JSON.stringify(packed)}::json) AS r(${shape})`
}

const list = (columns: [string, string, string][]) =>
  sql.join(
    columns.map(([, column]) => sql.identifier(column)),
    sql`, `,
  )

function* chunks<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += CHUNK) yield rows.slice(at, at + CHUNK)
}

/**
 * Statements that insert line rows (with `parentId` and the order field) or, without `line`, header rows.
 * @param same what is the same in all of them, by names on the wire: bound once
 */
export function* insertRows(
  table: StoredTable,
  rows: readonly WireRow[],
  line: boolean,
  same: WireRow = {},
): Generator<SQL> {
  const columns = [...(line ? LINE_COLUMNS : HEADER_COLUMNS), ...AUDIT_COLUMNS, ...own(table)]
  const each = columns.filter(([name]) => !Object.hasOwn(same, name))
  const values = sql.join(
    columns.map(([name, column, type]) =>
      Object.hasOwn(same, name) ? sql`${same[name]}::${sql.raw(type)}` : sql`r.${sql.identifier(column)}`,
    ),
    sql`, `,
  )
  for (const chunk of chunks(rows))
    yield sql`INSERT INTO ${sql.identifier(table.table)} (${list(columns)}) SELECT ${values} FROM ${recordset(chunk, each)}`
}

/** Statements that write all fields and the place of line rows that belong to `parentId`. */
export function* updateLineRows(
  table: StoredTable,
  rows: readonly WireRow[],
  parentId: string,
  updateBy: string,
): Generator<SQL> {
  const columns: [string, string, string][] = [[ORDER_FIELD, 'order_num', 'integer'], ...own(table)]
  const sets = sql.join(
    columns.map(([, column]) => sql`${sql.identifier(column)} = r.${sql.identifier(column)}`),
    sql`, `,
  )
  for (const chunk of chunks(rows))
    yield sql`UPDATE ${sql.identifier(table.table)} AS t
      SET ${sets}, version = t.version + 1, update_by = ${updateBy}, update_time = now()
      FROM ${recordset(chunk, [['id', 'id', 'text'], ...columns])} WHERE t.id = r.id AND t.parent_id = ${parentId}`
}
