import type { EntityDefinition, Row } from '@lading/core/entity'
import { deriveLines, deriveRecord } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import { derivedId, derivedIdAt } from '../db/ids'
import type { SeedContext } from '../module'
import { insertRows } from '../resource/bulkRows'
import type { ResourceTables } from '../resource/resourceTable'
import { emptyStored, resourceTables } from '../resource/resourceTable'

/** When the masters of the demo were made: before everything that names them. */
const MADE = new Date('2025-01-02T02:00:00Z')
const AUDIT = { tenantId: 0, sysOrgCode: 'A01', createBy: 'admin', updateBy: '' }

/** One record as it is stored, with what follows from its fields. */
function stored({ entity, header, lines: kinds }: ResourceTables, given: Row, at: number) {
  const id = derivedIdAt(MADE, 'seed', header.table, String(at))
  const lines = deriveLines(
    entity,
    Object.fromEntries(
      kinds.map(({ key, table, fields }) => [
        key,
        ((given[key] ?? []) as Row[]).map((line, place) => ({
          ...emptyStored(fields),
          ...line,
          ...AUDIT,
          id: derivedId('seed', table, String(at), String(place)),
          parentId: id,
          orderNum: place + 1,
        })),
      ]),
    ),
  )
  const record = deriveRecord(entity, { ...emptyStored(header.fields), ...given }, lines)
  return { record: { ...record, ...AUDIT, id, createTime: MADE.toISOString() }, lines }
}

/**
 * Given demo records of an entity; a row holds its lines under their key. What is there already stays as it is; what
 * somebody deleted does not come back.
 *
 * @returns number of rows written
 * @example seed: (context) => seedRecords(port, context, samplePorts.map((port) => ({ ...port, status: 'active' })))
 */
export async function seedRecords(
  entity: EntityDefinition,
  { db }: SeedContext,
  rows: readonly Row[],
): Promise<number> {
  const tables = resourceTables(entity)
  const { header } = tables
  const name = `records:${header.table}`
  const before =
    (await db.row<{ amount: number }>(sql`SELECT amount FROM sys_seed WHERE name = ${name}`))?.amount ?? 0
  if (before >= rows.length) return 0
  const made = rows.slice(before).map((row, at) => stored(tables, row, before + at))
  let written = 0
  await db.transaction(async (tx) => {
    const records = made.map(({ record }) => record)
    for (const statement of insertRows(header, records, false))
      written += await tx.run(sql`${statement} ON CONFLICT DO NOTHING`)
    // A record that was there before has its own lines.
    const there = new Set(
      (
        await tx.rows<{ id: string }>(
          sql`SELECT id FROM ${sql.identifier(header.table)} WHERE create_time = ${MADE.toISOString()}::timestamptz`,
        )
      ).map(({ id }) => id),
    )
    for (const line of tables.lines) {
      const own = made.flatMap(({ record, lines }) => (there.has(record.id) ? (lines[line.key] ?? []) : []))
      for (const statement of insertRows(line, own, true))
        written += await tx.run(sql`${statement} ON CONFLICT DO NOTHING`)
    }
    await tx.run(
      sql`INSERT INTO sys_seed (name, amount) VALUES (${name}, ${rows.length})
          ON CONFLICT (name) DO UPDATE SET amount = ${rows.length}, seeded_at = now()`,
    )
  })
  return written
}
