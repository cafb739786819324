import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Context } from '../../module'
import {
  columnOf,
  malformed,
  tableDictionaries,
  tableOf,
  visibleTable,
} from '../../modules/dict/tableDictionaries'
import type { Session } from '../../session'

const LIMIT = 1_000
const EQUALS = /^\s*([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(?:'([^'\\]*)'|(-?\d{1,18}))\s*$/

/** `column = 'value'`, joined by and; nothing else of SQL is read (contract §12.3). @throws Failure */
export function equalities(text: string | undefined): [string, string][] {
  if (!text?.trim()) return []
  return text.split(/\s+and\s+/i).map((part): [string, string] => {
    const [, column, quoted, number] = EQUALS.exec(part) ?? []
    if (column === undefined) throw malformed()
    return [column, quoted ?? number ?? '']
  })
}

/** What is asked for (contract §21.1, `querySelectOptions`). */
export interface SelectQuery {
  table: string
  txt: string
  key: string
  idField?: string | undefined
  pidField?: string | undefined
  pidValue?: string | undefined
  condition?: string | undefined
}

/**
 * Options of a linked choice: tables and columns are those of the registry of table dictionaries, values are bound, and the
 * rows are those that the session sees.
 * @throws Failure for what is not registered, or with another condition than equalities
 */
export async function selectOptions(
  { db, modules, fieldRights }: Pick<Context, 'db' | 'modules' | 'fieldRights'>,
  query: SelectQuery,
  session: Session,
) {
  const source = await visibleTable(tableOf(tableDictionaries(modules), query.table), session, fieldRights)
  const column = (name: string) => columnOf(source, name)
  const id = column(query.idField ?? 'id')
  const above = query.pidField ? column(query.pidField) : undefined
  const below =
    query.pidValue === undefined || query.pidValue === ''
      ? equalities(query.condition).map(([name, value]): SQL => sql`${column(name)}::text = ${value}`)
      : [sql`${above ?? column('pid')}::text = ${query.pidValue}`]
  const rows = await db.rows<{ label: string; store: string; id: string; pid: string }>(
    sql`SELECT coalesce(${column(query.txt)}::text, '') AS label, coalesce(${column(query.key)}::text, '') AS store,
          coalesce(${id}::text, '') AS id, coalesce(${above ?? sql`NULL`}::text, '') AS pid
        FROM ${sql.identifier(source.table)} t
        WHERE ${sql.join([source.where(session), ...below], sql` AND `)} ORDER BY 1 LIMIT ${LIMIT}`,
  )
  return rows
}
