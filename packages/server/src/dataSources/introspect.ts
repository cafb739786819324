import { DATA_SOURCE_LIMITS } from '@lading/core/contract'
import { sql } from 'drizzle-orm'
import type { Executor } from '../db/database'
import type { ColumnKind } from '../list/listSpec'
import type { ForeignColumn } from './dataSource'

/** A table or view of another database. */
export interface SeenTable {
  schema: string
  table: string
  comment: string
  columns: number
}

/** How the types of PostgreSQL are read: a kind, and a type that they are cast to. Others are not offered. */
const TYPES: Readonly<Record<string, readonly [kind: ColumnKind, as?: ForeignColumn['as']]>> = {
  text: ['text'],
  varchar: ['text'],
  bpchar: ['text', 'text'],
  name: ['text', 'text'],
  citext: ['text', 'text'],
  uuid: ['text', 'text'],
  int2: ['integer'],
  int4: ['integer'],
  int8: ['integer'],
  numeric: ['number'],
  float4: ['number', 'numeric'],
  float8: ['number', 'numeric'],
  date: ['date'],
  timestamp: ['datetime'],
  timestamptz: ['instant'],
  bool: ['boolean'],
}
const known = Object.keys(TYPES)

/** Tables, views and foreign tables that are not the system's own. */
const READABLE = sql`c.relkind IN ('r', 'p', 'v', 'm', 'f') AND NOT c.relispartition
  AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'`
/** A domain counts as the type that it is made from. */
const COLUMNS = sql`pg_catalog.pg_attribute a JOIN pg_catalog.pg_type y ON y.oid = a.atttypid
  LEFT JOIN pg_catalog.pg_type z ON z.oid = y.typbasetype`
const TYPE = sql`CASE WHEN coalesce(z.typtype, y.typtype) = 'e' THEN 'enum' ELSE coalesce(z.typname, y.typname)::text END`
const OFFERED = sql`a.attnum > 0 AND NOT a.attisdropped AND ${TYPE} IN ('enum', ${sql.join(
  known.map((type) => sql`${type}`),
  sql`, `,
)}) AND has_column_privilege(c.oid, a.attnum, 'SELECT')`

/** What the account may read of a database, by name. */
export const seenTables = (db: Executor): Promise<SeenTable[]> =>
  db.rows<SeenTable>(
    sql`SELECT n.nspname::text AS schema, c.relname::text AS "table", coalesce(left(obj_description(c.oid, 'pg_class'), 100), '') AS comment,
          (SELECT count(*)::int FROM ${COLUMNS} WHERE a.attrelid = c.oid AND ${OFFERED}) AS columns
        FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
        WHERE ${READABLE} AND has_schema_privilege(n.oid, 'USAGE') AND has_any_column_privilege(c.oid, 'SELECT')
        ORDER BY 1, 2 LIMIT ${DATA_SOURCE_LIMITS.found}`,
  )

/** The columns of a table that reports can show. `undefined`: there is no such table for the account. */
export async function seenColumns(
  db: Executor,
  schema: string,
  table: string,
  before: readonly ForeignColumn[],
): Promise<ForeignColumn[]> {
  const rows = await db.rows<{ column: string; type: string; label: string; key: boolean }>(
    sql`SELECT a.attname::text AS "column", ${TYPE} AS type,
          coalesce(nullif(left(col_description(c.oid, a.attnum), 100), ''), a.attname::text) AS label,
          EXISTS (SELECT FROM pg_catalog.pg_index i WHERE i.indrelid = c.oid AND i.indisprimary AND a.attnum = ANY(i.indkey)) AS key
        FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace, ${COLUMNS}
        WHERE a.attrelid = c.oid AND n.nspname = ${schema} AND c.relname = ${table} AND ${READABLE} AND ${OFFERED}
        ORDER BY a.attnum LIMIT ${DATA_SOURCE_LIMITS.columns}`,
  )
  const names = new Map(before.map(({ column, name }) => [column, name]))
  return rows.map(({ column, type, label, key }) => {
    const [kind, as] = type === 'enum' ? (['text', 'text'] as const) : TYPES[type]!
    const name = names.get(column) ?? givenName(column, 'c', new Set(names.values()))
    names.set(column, name)
    return { name, column, kind, label, ...(as ? { as } : {}), ...(key ? { key: true as const } : {}) }
  })
}

/**
 * A name of the closed alphabet for one of another database: `Order Lines` → `orderLines`; `订单` → `t1`.
 * @param letter that a name begins with of which nothing is left
 */
export function givenName(foreign: string, letter: string, taken: ReadonlySet<string>): string {
  const [first = '', ...rest] = foreign.split(/[^A-Za-z0-9]+/).filter(Boolean)
  const small = /[a-z]/.test(first) ? first.charAt(0).toLowerCase() + first.slice(1) : first.toLowerCase()
  const joined =
    small + rest.map((part) => part.charAt(0).toUpperCase() + part.slice(1).toLowerCase()).join('')
  const bare = (/^[a-z]/.test(joined) ? joined : `${letter}${joined}`).slice(0, 50)
  const used = new Set([...taken].map((name) => name.toLowerCase()))
  for (let number = bare === letter ? 1 : 0; ; number += 1) {
    const name = number === 0 ? bare : `${bare}${number}`
    if (!used.has(name.toLowerCase()) && !(name in {})) return name
  }
}
