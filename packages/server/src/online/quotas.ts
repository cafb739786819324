import type { DataFinding } from '@lading/core/data-form'
import type { EntityDefinition } from '@lading/core/entity'
import type { TableSchema } from '@lading/core/tables'
import { sql } from 'drizzle-orm'
import type { Executor } from '../db/database'
import { Failure } from '../http/failures'
import { said } from '../http/language'

/** What stored forms may take of a server. */
export const QUOTAS = {
  /** Forms of a server. */
  forms: 500,
  /** Fields of a form, those of its lines included. */
  fields: 300,
  /** Columns of a table, those of removed fields included: what they hold is kept. */
  columns: 800,
  /** Records of one form, over all tenants. */
  rows: 2_000_000,
  /** Characters of a draft. */
  draft: 500_000,
}

/** What a definition takes too much of. */
export function quotaFindings(
  { fields, lines = {} }: EntityDefinition,
  tables: readonly TableSchema[],
  quotas = QUOTAS,
): DataFinding[] {
  const count = [fields, ...Object.values(lines).map((line) => line.fields)].reduce(
    (sum, each) => sum + Object.keys(each).length,
    0,
  )
  const wide = tables.find(({ columns }) => Object.keys(columns).length > quotas.columns)
  return [
    ...(count > quotas.fields
      ? [
          {
            path: 'fields',
            zh: `字段过多：一个表单最多${quotas.fields}个字段，现有${count}个`,
            en: `has ${count} fields, and a form may have ${quotas.fields}`,
          },
        ]
      : []),
    ...(wide
      ? [
          {
            path: 'fields',
            zh: `表“${wide.name}”的列过多（含已删除字段保留的列），最多${quotas.columns}列`,
            en: `needs more than ${quotas.columns} columns in "${wide.name}", those kept of removed fields included`,
          },
        ]
      : []),
  ]
}

/** @throws Failure when no more records fit; counted by the database's own estimate, so that no save waits for it */
export async function requireRoom(db: Executor, table: string, most = QUOTAS.rows): Promise<void> {
  const row = await db.row<{ estimate: number }>(
    sql`SELECT greatest(reltuples, 0)::float8 AS estimate FROM pg_class WHERE oid = to_regclass(${table})`,
  )
  if (Number(row?.estimate ?? 0) < most) return
  throw new Failure(
    said(
      `该表单已有约${most}条记录，达到上限，请联系管理员`,
      `This form holds about ${most} records, which is the most it may: ask the administrator`,
    ),
  )
}
