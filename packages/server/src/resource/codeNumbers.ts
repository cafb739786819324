import type { EntityDefinition, Field } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/database'
import { clockNow } from '../clock'
import { stampOf } from '../db/typeParsers'

const DIGITS = 4

/**
 * The letters before the numbers of an entity: initials of a name of several words (`DispatchNote` → `DN`), else
 * its first letter and the next consonant (`Quotation` → `QT`).
 */
export function codePrefix(name: string): string {
  const initials = name.match(/[A-Z]/g) ?? []
  if (initials.length > 1) return initials.slice(0, 3).join('')
  const [first = 'N', ...rest] = name.toUpperCase().replace(/[^A-Z]/g, '')
  return first + (rest.find((letter) => !'AEIOU'.includes(letter)) ?? '')
}

/** The letters before the numbers of a field: its own, or those of the entity's name. */
export const prefixOf = ({ name }: Pick<EntityDefinition, 'name'>, { prefix }: Field): string =>
  prefix ?? codePrefix(name)

/**
 * The next numbers of the day, e.g. `QT202611210001`: no two transactions get the same one, and one that is rolled
 * back leaves no gap, because the counter's row stays locked until the transaction ends.
 *
 * @param counter name of the counter, e.g. `sa_quotation.quotation_no`
 * @param count how many
 */
export async function nextCodes(
  tx: Transaction,
  tenantId: number,
  counter: string,
  prefix: string,
  count: number,
): Promise<string[]> {
  const day = stampOf(new Date(clockNow())).slice(0, 10).replaceAll('-', '')
  const row = await tx.row<{ value: number }>(
    sql`INSERT INTO sys_sequence (tenant_id, name, value) VALUES (${tenantId}, ${`${counter}:${day}`}, ${count})
        ON CONFLICT (tenant_id, name) DO UPDATE SET value = sys_sequence.value + ${count} RETURNING value`,
  )
  const first = row!.value - count + 1
  return Array.from(
    { length: count },
    (_, at) => `${prefix}${day}${String(first + at).padStart(DIGITS, '0')}`,
  )
}
