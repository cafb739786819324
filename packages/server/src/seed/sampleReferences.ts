import type { EntityDefinition, Field, Row } from '@lading/core/entity'
import {
  entityPaths,
  fillsOf,
  fits,
  KINDS,
  referenceOf,
  referringFields,
  restrictionOf,
} from '@lading/core/entity'
import { isEmptyValue } from '@lading/core/rules'
import { sql } from 'drizzle-orm'
import type { Database, Executor } from '../db/database'
import { stampOf } from '../db/typeParsers'
import type { ServerModule } from '../module'
import { resourceTables } from '../resource/resourceTable'
import type { Random } from './random'

/** Records that demo rows name, by the key of their entity, with the name of the stored field; each with its `createTime`. */
export type SampleRecords = ReadonlyMap<string, { value: string; rows: readonly Row[] }>

/** Whether a demo row may name a record, by field: what the definition leaves open but would not be believed. */
export type Narrowing = Readonly<Record<string, (record: Row, row: Row) => boolean>>

/** So many records of an entity are enough to choose from. */
const MAX_COUNT = 500

/** Records that the fields of an entity may name. */
export async function sampleRecords(
  db: Database,
  entity: EntityDefinition,
  modules: readonly ServerModule[] = [],
): Promise<SampleRecords> {
  const records = new Map<string, { value: string; rows: readonly Row[] }>()
  for (const ref of new Set(referringFields(entity).map((field) => field.ref))) {
    const target = modules.find((module) => module.entity?.key === ref)?.entity
    const found = target && (await recordsOf(db, target))
    if (found) records.set(ref, found)
  }
  return records
}

/** Records of an entity that others may name. */
export async function recordsOf(
  db: Executor,
  target: EntityDefinition,
): Promise<{ value: string; rows: readonly Row[] } | undefined> {
  const reference = referenceOf(target)
  if (!reference) return undefined
  const columns = resourceTables(target).header.fields.map(
    ({ column, name }) => sql`t.${sql.identifier(column)} AS ${sql.identifier(name)}`,
  )
  const rows = await db.named<Row>(
    sql`SELECT ${sql.join([...columns, sql`t.create_time AS "createTime"`], sql`, `)} FROM ${sql.identifier(entityPaths(target).table)} t
        WHERE t.tenant_id = 0 ORDER BY t.id LIMIT ${MAX_COUNT}`,
  )
  return { value: reference.value, rows }
}

/** What a demo row may name: records that were there when it was made. One without a time was always there. */
const thereBy = (records: readonly Row[], made: string) =>
  records.filter(({ createTime }) => createTime === undefined || String(createTime) <= made)

/**
 * A record that the field may name, and what it fills; nothing where there are no records of its entity. A required
 * field of a row that is older than all of them names one nevertheless.
 *
 * @param made when the row was made: what came later it could not name
 * @param may whether the row may name the record, beside what the definition says
 * @param given the value that another field has filled in: it is kept where it fits
 */
export function nameRecord(
  name: string,
  field: Field,
  row: Row,
  header: Row,
  records: SampleRecords,
  random: Random,
  made: Date,
  may: Narrowing[string] = () => true,
  given?: unknown,
): Row {
  const known = KINDS[field.kind].names === 'record' ? records.get(field.ref ?? '') : undefined
  const restriction = restrictionOf(field, row, header)
  if (!known) return {}
  const allowed = known.rows.filter((record) => fits(restriction, record) && may(record, row))
  const there = thereBy(allowed, stampOf(made))
  const fitting = there.length === 0 && field.required ? allowed : there
  if (fitting.length === 0) return { [name]: null }
  const record = fitting.find((each) => each[known.value] === given) ?? random.pick(fitting)
  const filled = fillsOf(field)
    .filter(({ to, whenEmpty }) => !whenEmpty || isEmptyValue(row[to]))
    .map(({ to, from }) => [to, record[from] ?? null])
  return { ...Object.fromEntries(filled), [name]: record[known.value] }
}
