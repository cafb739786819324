import type { Comparator } from '@lading/core/entity'
import type { CellColour, CellTone } from '../../api/colour'

/** Tones in the order they are offered in. */
export const TONES: readonly CellTone[] = ['danger', 'warning', 'success', 'info', 'muted']

/** Comparisons that a person can choose for their own colours. */
export const OPERATORS = [
  'eq',
  'ne',
  'gt',
  'ge',
  'lt',
  'le',
  'empty',
  'filled',
] as const satisfies Comparator[]

export type OwnOperator = (typeof OPERATORS)[number]

/** A person's own colour: one column against a value. */
export interface OwnColour {
  field: string
  op: OwnOperator
  /** Left out for `empty` and `filled`. */
  value?: string | number
  tone: CellTone
  /** All of the row is coloured, not the cell alone. */
  row?: true
}

/** Longest list of own colours: more could not be told apart, and each costs time at every cell. */
export const MAX_COLOURS = 50

/** Own colours out of what was stored; what is broken is left out. */
export function readOwnColours(stored: unknown): OwnColour[] {
  if (!Array.isArray(stored)) return []
  return stored.slice(0, MAX_COLOURS).flatMap((each: unknown) => {
    if (typeof each !== 'object' || each === null) return []
    const { field, op, value, tone, row } = each as Record<string, unknown>
    const operator = OPERATORS.find((known) => known === op)
    const known = TONES.find((one) => one === tone)
    if (typeof field !== 'string' || !operator || !known) return []
    const base = { field, op: operator, tone: known, ...(row === true && { row: true as const }) }
    if (operator === 'empty' || operator === 'filled') return [base]
    return typeof value === 'string' || typeof value === 'number' ? [{ ...base, value }] : []
  })
}

/** Own colours as the grid applies them. */
export function asColours(own: readonly OwnColour[]): CellColour[] {
  return own.map(({ field, op, value, tone, row }) => ({
    when: { field, op, ...(value !== undefined && { value }) },
    tone,
    ...(!row && { fields: [field] }),
  }))
}
