import type { Issue, Row } from '@lading/core/entity'
import { indexName } from '@lading/core/tables'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/database'
import { isUniqueViolation } from '../db/uniqueViolation'
import { Failure } from '../http/failures'
import { recordExists } from '../http/recordExists'
import { said } from '../http/language'
import type { Session } from '../session'
import type { StoredField, StoredTable } from './resourceTable'
import { storedValue } from './wireValue'

/** What is said of a value that another record has, at its field. */
function duplicateOf({ name, field }: StoredField, row: Row): Issue {
  const value = String(row[name])
  const message = said(
    `数据库中已存在该记录（${field.zh}：${value}）`,
    `There is such a record already (${field.en}: ${value})`,
  )
  return { field: name, message }
}

const uniqueFields = ({ fields }: StoredTable) => fields.filter(({ field }) => field.unique)

/**
 * Writes a row, and where another record has its value says so at the field.
 *
 * @param write runs the statement
 * @returns what `write` gave
 * @throws Failure with the issue; anything else as it came
 */
export async function namingDuplicates<Result>(
  header: StoredTable,
  row: Row,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const found = uniqueFields(header).find(
      ({ column }) => indexName(header.table, column, 'key') === error.constraint,
    )
    if (!found) throw error
    const issue = duplicateOf(found, row)
    throw new Failure(issue.message, undefined, undefined, { issues: [issue] })
  }
}

/**
 * Why rows are duplicates, by their place: what they share with a record that is stored. One query for each unique field.
 *
 * @param rows what was to be stored; in the transaction that tried to
 */
export async function whyDuplicates(
  tx: Transaction,
  header: StoredTable,
  session: Session,
  rows: readonly Row[],
): Promise<string[]> {
  const reasons = rows.map(() => new Set<string>())
  for (const field of uniqueFields(header)) {
    const values = rows.map((row) => storedValue(field, row[field.name]))
    const column = sql.identifier(field.column)
    // As it is compared, the index of a text serves.
    const compared = field.type === 'text' ? column : sql`${column}::text`
    const asked = values.filter((value) => value !== null && value !== undefined)
    if (asked.length === 0) continue
    const taken = await tx.rows<{ value: string }>(
      sql`SELECT ${column}::text AS value FROM ${sql.identifier(header.table)}
          WHERE tenant_id = ${session.tenantId} AND ${compared} = ANY(${sql.param(asked.map(String))}::text[])`,
    )
    const found = new Set(taken.map(({ value }) => value))
    for (const [at, value] of values.entries())
      if (found.has(String(value))) reasons[at]!.add(duplicateOf(field, rows[at]!).message)
  }
  return reasons.map((each) => [...each].join('；') || recordExists())
}
