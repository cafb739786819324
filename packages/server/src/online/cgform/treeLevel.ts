import type { EntityDefinition, Row } from '@lading/core/entity'
import { entityPaths, referenceOf } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import type { Context } from '../../module'
import { columnOf, tableDictionaries, tableOf } from '../../modules/dict/tableDictionaries'
import type { Session } from '../../session'

/** How the public clients name the top of a tree. */
const TOP = ['', '0']

/** Records that are a tree: each names the one above by what the entity's references store. */
export interface Tree {
  entity: EntityDefinition
  /** The field that names the record above. */
  parent: string
}

type Known = Pick<Context, 'db' | 'modules'>

const tableAndValue = ({ modules }: Known, entity: EntityDefinition) => {
  const source = tableOf(tableDictionaries(modules), entityPaths(entity).table)
  return { source, value: referenceOf(entity)?.value ?? 'id' }
}

/** How a list is asked for one level: below the row whose id, or stored value, the parent field has, or at the top. */
export async function levelQuery(
  known: Known,
  { entity, parent }: Tree,
  session: Session,
  { hasQuery, batchFlag: _batch, ...query }: Row,
): Promise<Row> {
  if (hasQuery === 'true' || query.superQueryParams) return query
  const { [parent]: above = '', ...rest } = query
  if (TOP.includes(String(above)))
    return { ...rest, superQueryParams: JSON.stringify([{ field: parent, rule: 'empty' }]) }
  const { source, value } = tableAndValue(known, entity)
  // These clients know rows by their ids alone.
  const [found] = await known.db.rows<{ value: string }>(
    sql`SELECT ${columnOf(source, value)}::text AS value FROM ${sql.identifier(source.table)} t
        WHERE ${source.where(session)} AND t.id = ${String(above)}`,
  )
  const asked = [{ field: parent, rule: 'eq', val: found?.value ?? String(above) }]
  return { ...rest, superQueryParams: JSON.stringify(asked) }
}

/** The rows with `hasChild`: `1` where the session sees rows below them. */
export async function withChildren(
  known: Known,
  { entity, parent }: Tree,
  session: Session,
  rows: readonly Row[],
): Promise<Row[]> {
  const { source, value } = tableAndValue(known, entity)
  const above = columnOf(source, parent)
  const found = await known.db.rows<{ value: string }>(
    sql`SELECT DISTINCT ${above}::text AS value FROM ${sql.identifier(source.table)} t
        WHERE ${source.where(session)} AND ${above} = ANY(${sql.param(rows.map((row) => String(row[value])))}::text[])`,
  )
  const parents = new Set(found.map((each) => each.value))
  return rows.map((row) => ({ ...row, hasChild: parents.has(String(row[value])) ? '1' : '0' }))
}
