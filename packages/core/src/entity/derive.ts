import type { Row } from '../rules/types'
import { calculateFormula } from './condition/formula'
import type { Formula } from './condition/types'
import { readDecimal, toNumber } from './decimal'
import { computedFor, computedOrder } from './derivation'
import { digitsOf, isNumberKind, STORED_DIGITS } from './fieldKinds'
import type { EntityDefinition, Field, LineDefinition } from './types'

/** A computed value as it is stored, and as the grid shows it: rounded to the field's decimals; what is no number becomes `null`. */
export function storable(field: Field | undefined, value: unknown): unknown {
  if (value === undefined) return null
  if (typeof value !== 'number') return value
  const decimal = readDecimal(value)
  if (!decimal) return null
  return field && isNumberKind(field.kind) ? toNumber(decimal, digitsOf(field)) : value
}

/** A computed value of a line, as it is stored: by a formula, or by a function. */
export function computedOf(
  field: Field | undefined,
  compute: Formula | ((line: Row) => unknown),
  row: Row,
): unknown {
  if (typeof compute === 'function') return storable(field, compute(row))
  return calculateFormula(compute, { row }, formulaDigits(field))
}

/** Decimal places to which a formula is rounded; a field that is no number keeps what a number column could. */
const formulaDigits = (field: Field | undefined) =>
  field && isNumberKind(field.kind) ? digitsOf(field) : STORED_DIGITS

/** One line with its computed fields, each after those that its formula names. The line itself is not changed. */
export function deriveLine(line: LineDefinition, row: Row): Row {
  if (!line.derive) return row
  return computeLine(line, row, computedOrder(line.derive))
}

function computeLine({ fields, derive = {} }: LineDefinition, row: Row, names: readonly string[]): Row {
  const derived = { ...row }
  for (const name of names) derived[name] = computedOf(fields[name], derive[name]!, derived)
  return derived
}

/** What computes one field of a line by itself, whatever others of the line are computed from. */
export function lineComputation(line: LineDefinition, name: string): (row: Row) => unknown {
  const compute = line.derive![name]!
  const names = computedFor(line.derive!, name)
  if (names.length === 1) return (row) => computedOf(line.fields[name], compute, row)
  return (row) => computeLine(line, row, names)[name]
}

/** All lines of a record with their computed fields. */
export function deriveLines(
  entity: EntityDefinition,
  lines: Readonly<Record<string, Row[]>>,
): Record<string, Row[]> {
  return Object.fromEntries(
    Object.entries(lines).map(([key, rows]) => {
      const line = entity.lines?.[key]
      return [key, line ? rows.map((row) => deriveLine(line, row)) : rows]
    }),
  )
}

/**
 * The header with its computed fields, from lines whose own are computed already: what follows from an edit of one
 * line must not cost a computation of all of them. Neither is changed.
 */
export function deriveHeader(
  entity: Pick<EntityDefinition, 'derive' | 'fields'>,
  record: Row,
  lines: Readonly<Record<string, Row[]>>,
): Row {
  const derived = { ...record }
  const { derive = {} } = entity
  for (const name of computedOrder(derive)) {
    const [field, compute] = [entity.fields[name], derive[name]!]
    derived[name] =
      typeof compute === 'function'
        ? storable(field, compute(derived, lines))
        : calculateFormula(compute, { row: derived, lines }, formulaDigits(field))
  }
  return derived
}

/**
 * The record with its computed fields. Lines are computed first, so that what a client sent for them does not
 * count. Neither the record nor the lines are changed; the computed lines are given by `deriveLines`.
 */
export function deriveRecord(
  entity: EntityDefinition,
  record: Row,
  lines: Readonly<Record<string, Row[]>> = {},
): Row {
  if (!entity.derive) return { ...record }
  return deriveHeader(entity, record, deriveLines(entity, lines))
}
