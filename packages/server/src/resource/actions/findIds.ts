import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database'
import { isIn } from '../../db/statements'
import type { Session } from '../../session'
import type { ResourceWork } from '../resourceContext'
import { visible } from '../readRecord'
import type { FoundBy } from './effectTypes'

/** Most records that an effect finds at once. */
const MAX_FOUND = 1_000

/**
 * Ids of the records whose fields hold these values.
 * @throws Error for a name that is no field of the header, and for more than `MAX_FOUND`
 */
export async function findIds(
  tx: Transaction,
  work: ResourceWork,
  session: Session,
  values: FoundBy,
): Promise<string[]> {
  const { header, entity } = work.tables
  const conditions = Object.entries(values).map(([name, value]) => {
    const field = header.fields.find((each) => each.name === name)
    if (!field) throw new Error(`${entity.key} has no field "${name}" to be found by.`)
    const column = sql.identifier(field.column)
    if (typeof value === 'object' && value !== null) return isIn(sql`t.${column}`, value)
    return value === null ? sql`t.${column} IS NULL` : sql`t.${column} = ${value}`
  })
  const rows = await tx.rows<{ id: string }>(
    sql`SELECT t.id FROM ${sql.identifier(header.table)} t
        WHERE ${sql.join([visible(work, session, 'edit'), ...conditions], sql` AND `)} ORDER BY t.id LIMIT ${MAX_FOUND + 1}`,
  )
  if (rows.length > MAX_FOUND) throw new Error(`More than ${MAX_FOUND} records of ${entity.key} were found.`)
  return rows.map(({ id }) => id)
}
