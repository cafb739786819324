import { calculateFormula } from '@lading/core/entity'

/** Decimal places that quantities are stored with. */
const STORED = 6

/** A stored quantity as a number; nothing counts as 0. */
export const amount = (value: unknown): number => Number(value ?? 0)

/** The sum of quantities in exact decimals. */
export function total(...parts: readonly unknown[]): number {
  return calculateFormula({ plus: parts.map(amount) }, { row: {} }, STORED) ?? 0
}

/** The first quantity without the second, in exact decimals. */
export function difference(whole: unknown, part: unknown): number {
  return calculateFormula({ minus: [amount(whole), amount(part)] }, { row: {} }, STORED) ?? 0
}
