import type { Users } from '@lading/core/entity'
import { isListField, referenceMessages } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/database'
import { isIn } from '../db/statements'
import { Failure } from '../http/failures'
import { currentLocale } from '../http/language'
import type { Session } from '../session'
import { writeAudits } from './audit'
import type { ResourceWork } from './resourceContext'
import type { Referrer } from './references'
import { referenceTargets, referrersOf } from './references'
import type { SavedChange } from '../cluster/savedChange'

/** Records of another entity that were changed with a deletion. */
export interface TouchedElsewhere {
  table: string
  changes: SavedChange[]
}

const columnOf = ({ column }: Referrer): SQL => sql`t.${sql.identifier(column.column)}`

/** Rows of the field's table that name one of the values. */
function naming(referrer: Referrer, session: Session, values: readonly string[]): SQL {
  const column = columnOf(referrer)
  const named = isListField(referrer.field)
    ? sql`string_to_array(${column}, ',') && ${sql.param([...values])}::text[]`
    : isIn(column, values)
  return sql`t.tenant_id = ${session.tenantId} AND ${named}`
}

/** Which records of an entity name which of the values: each once, however many of its fields and lines do. */
function usersOf(
  referrers: readonly Referrer[],
  session: Session,
  values: readonly string[],
  ids: readonly string[],
): SQL {
  const parts = referrers.map((each) => {
    const column = columnOf(each)
    const value = isListField(each.field) ? sql`unnest(string_to_array(${column}, ','))` : column
    const record = each.line === undefined ? sql`t.id` : sql`t.parent_id`
    return sql`SELECT ${record} AS record, ${value} AS value FROM ${sql.identifier(each.table.table)} t
               WHERE ${naming(each, session, values)}`
  })
  return sql`SELECT u.value, count(DISTINCT u.record)::int AS count FROM (${sql.join(parts, sql` UNION ALL `)}) u
             WHERE ${isIn(sql`u.value`, values)} AND NOT ${isIn(sql`u.record`, ids)} GROUP BY u.value`
}

/**
 * Makes sure that nobody names the values, in fields that do not let them go.
 * @param ids records of the entity itself that do not count: they are deleted, too
 * @throws Failure that names and counts the users of the first value that is in use
 */
export async function requireUnused(
  tx: Transaction,
  { modules, tables }: Pick<ResourceWork, 'modules' | 'tables'>,
  session: Session,
  values: readonly string[],
  what: 'delete' | 'rename',
  ids: readonly string[] = [],
): Promise<void> {
  const { entity } = tables
  const held = referrersOf(modules, entity.key).filter(
    ({ field }) => what === 'rename' || field.onDelete !== 'empty',
  )
  if (values.length === 0 || held.length === 0) return
  const users = new Map<string, Users[]>()
  for (const label of new Set(held.map((each) => each.entity.label))) {
    const own = held.filter((each) => each.entity.label === label)
    const mine = own[0]!.entity.key === entity.key ? ids : []
    for (const { value, count } of await tx.rows<{ value: string; count: number }>(
      usersOf(own, session, values, mine),
    ))
      users.set(value, [...(users.get(value) ?? []), { label, count }])
  }
  const first = values.find((value) => users.has(value))
  if (first === undefined) return
  const text = referenceMessages.used(entity.label, first, users.get(first)!, what)
  throw new Failure(textIn(text, currentLocale()))
}

/** Empties the fields that let a deleted record go. */
async function emptyField(
  tx: Transaction,
  session: Session,
  referrer: Referrer,
  values: readonly string[],
): Promise<TouchedElsewhere | undefined> {
  const { column, line, name, table, tables } = referrer
  const { header } = tables
  const own = sql.identifier(column.column)
  const rest = isListField(referrer.field)
    ? sql`nullif(array_to_string(ARRAY(SELECT v FROM unnest(string_to_array(${own}, ',')) v
          WHERE NOT ${isIn(sql`v`, values)}), ','), '')`
    : sql`NULL`
  const record = line === undefined ? sql`t.id` : sql`t.parent_id`
  const rows = await tx.named<{ id: string; record: string; before: string }>(
    sql`SELECT t.id AS id, ${record} AS record, ${columnOf(referrer)} AS before
        FROM ${sql.identifier(table.table)} t WHERE ${naming(referrer, session, values)} ORDER BY t.id`,
  )
  if (rows.length === 0) return undefined
  const ids = rows.map(({ id }) => id)
  await tx.run(sql`UPDATE ${sql.identifier(table.table)} SET ${own} = ${rest} WHERE ${isIn(sql`id`, ids)}`)
  const records = [...new Set(rows.map((row) => row.record))]
  const saved = await tx.named<{ id: string; version: number; row: Record<string, unknown> }>(
    sql`UPDATE ${sql.identifier(header.table)} t SET version = t.version + 1, update_by = ${session.username},
          update_time = now() WHERE ${isIn(sql`t.id`, records)}
        RETURNING t.id AS id, t.version AS version, to_jsonb(t) AS row`,
  )
  await writeAudits(
    tx,
    saved.map(({ id, version }) => {
      const changed = rows.filter((row) => row.record === id)
      const audit = { table: header.table, id, version, type: 'edit' as const, by: session.username }
      if (line === undefined)
        return { ...audit, before: { [name]: changed[0]!.before }, after: { [name]: null } }
      const lines = changed.map((row) => ({
        before: { id: row.id, [name]: row.before },
        after: { id: row.id, [name]: null },
      }))
      return { ...audit, lines: { [line]: { added: [], changed: lines, removed: [] } } }
    }),
  )
  const changes = saved.map(({ id, version, row }): SavedChange => {
    const updated = line === undefined ? [] : rows.filter((each) => each.record === id).map((each) => each.id)
    const lines = line === undefined ? {} : { [line]: { inserted: [], updated, removed: [] } }
    return { kind: 'update', id, version, lines, before: row }
  })
  return { table: header.table, changes }
}

/**
 * Before records are deleted: those that others hold are refused, fields that let them go are emptied.
 * @param records as they are stored
 * @returns what else was changed, to be told after the commit
 * @throws Failure that names and counts who holds one of them
 */
export async function releaseReferences(
  tx: Transaction,
  work: Pick<ResourceWork, 'modules' | 'tables'>,
  session: Session,
  records: readonly Record<string, unknown>[],
): Promise<TouchedElsewhere[]> {
  const target = referenceTargets(work.modules).get(work.tables.entity.key)
  if (!target) return []
  const valueOf = (record: Record<string, unknown>) => String(record[target.reference.value] ?? '')
  const values = records.map(valueOf).filter(Boolean)
  const ids = records.map(({ id }) => String(id))
  await requireUnused(tx, work, session, values, 'delete', ids)
  const touched: TouchedElsewhere[] = []
  for (const referrer of referrersOf(work.modules, work.tables.entity.key)) {
    if (referrer.field.onDelete !== 'empty') continue
    const emptied = await emptyField(tx, session, referrer, values)
    if (emptied) touched.push(emptied)
  }
  return touched
}
