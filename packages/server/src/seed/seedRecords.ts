import type { EntityDefinition, Row } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import { derivedIdAt } from '../db/ids'
import type { SeedContext } from '../module'
import { insertRows } from '../resource/bulkRows'
import { resourceTables } from '../resource/resourceTable'

/** When the masters of the demo were made: before everything that names them. */
const MADE = new Date('2025-01-02T02:00:00Z')

/**
 * Given demo records of an entity, without lines. What is there already stays as it is; what somebody deleted does not
 * come back.
 *
 * @returns number of rows written
 * @example seed: (context) => seedRecords(port, context, samplePorts.map((port) => ({ ...port, status: 'active' })))
 */
export async function seedRecords(
  entity: EntityDefinition,
  { db }: SeedContext,
  rows: readonly Row[],
): Promise<number> {
  const { header } = resourceTables(entity)
  const name = `records:${header.table}`
  const before =
    (await db.row<{ amount: number }>(sql`SELECT amount FROM sys_seed WHERE name = ${name}`))?.amount ?? 0
  if (before >= rows.length) return 0
  const empty = Object.fromEntries(
    header.fields.map(({ name: field, field: { default: given } }) => [field, given ?? null]),
  )
  const made = rows.slice(before).map((row, at) => ({
    ...empty,
    ...row,
    id: derivedIdAt(MADE, 'seed', header.table, String(before + at)),
    tenantId: 0,
    sysOrgCode: 'A01',
    createBy: 'admin',
    updateBy: '',
    createTime: MADE.toISOString(),
  }))
  let written = 0
  await db.transaction(async (tx) => {
    for (const statement of insertRows(header, made, false))
      written += await tx.run(sql`${statement} ON CONFLICT DO NOTHING`)
    await tx.run(
      sql`INSERT INTO sys_seed (name, amount) VALUES (${name}, ${rows.length})
          ON CONFLICT (name) DO UPDATE SET amount = ${rows.length}, seeded_at = now()`,
    )
  })
  return written
}
