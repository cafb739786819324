import type { Field, FieldKind } from '@lading/core/entity'
import { MAX_LINES } from '@lading/core/query'
import type { InputRule } from '@lading/core/query'
import { isBlank, isNumeric } from '../../foundation/format/fieldFormat'

/** How a condition compares (spec 2 §9). */
export type SuperQueryRule = InputRule

/** Every rule, in the order in which they are offered (spec 2 §9). */
export const RULES: readonly SuperQueryRule[] = [
  'eq',
  'like',
  'right_like',
  'left_like',
  'in',
  'ne',
  'gt',
  'ge',
  'lt',
  'le',
]

/** A field that can be asked for. */
export interface SuperQueryField {
  name: string
  field: Field
  /** Its values, when they are few and known here: the states of a workflow. @default by the field's dictionary */
  options?: readonly { value: string; text: string }[]
}

/** One condition (spec 2 §3). */
export interface SuperQueryLine {
  field?: string
  rule: SuperQueryRule
  /** A text or number; a list for `in`. */
  val?: unknown
}

/** Conditions, and whether all of them or one of them must hold. */
export interface SuperQueryValue {
  matchType: 'and' | 'or'
  lines: readonly SuperQueryLine[]
}

/** A condition that was just added. */
export const EMPTY_LINE: SuperQueryLine = { rule: 'eq' }

/** What the dialog starts with. */
export const EMPTY_QUERY: SuperQueryValue = { matchType: 'and', lines: [EMPTY_LINE] }

const CHOICES: readonly FieldKind[] = ['dict', 'dictSearch', 'dictMulti', 'status', 'boolean', 'user', 'dept']

/** The rules that a field's values allow; the server refuses the others. */
export function rulesOf(field: Field | undefined): readonly SuperQueryRule[] {
  if (!field) return RULES
  if (CHOICES.includes(field.kind)) return ['eq', 'in', 'ne']
  if (isNumeric(field) || ['date', 'datetime', 'year', 'rowNumber'].includes(field.kind)) {
    return RULES.filter((rule) => rule !== 'in' && !rule.endsWith('like'))
  }
  return RULES
}

/** Choosing a field clears the value (spec 2 §4); a rule that the field does not allow becomes "equal". */
export function changeLineField(
  line: SuperQueryLine,
  name: string,
  field: Field | undefined,
): SuperQueryLine {
  return { field: name, rule: rulesOf(field).includes(line.rule) ? line.rule : 'eq' }
}

/** From "in" to another rule the first of several values stays (spec 2 §4); the other way round it is the first. */
export function changeLineRule(line: SuperQueryLine, rule: SuperQueryRule): SuperQueryLine {
  const { val } = line
  if (rule === 'in' && !Array.isArray(val)) return { ...line, rule, val: isBlank(val) ? [] : [val] }
  if (rule !== 'in' && Array.isArray(val)) return { ...line, rule, val: val[0] as unknown }
  return { ...line, rule }
}

function hasValue({ val }: SuperQueryLine): boolean {
  return !isBlank(typeof val === 'string' ? val.trim() : val)
}

/** The conditions that count: with a field that there is, and a value. */
export function effectiveLines(
  lines: readonly SuperQueryLine[],
  fields: readonly SuperQueryField[],
): SuperQueryLine[] {
  const names = new Set(fields.map(({ name }) => name))
  return lines.filter((line) => line.field !== undefined && names.has(line.field) && hasValue(line))
}

/** Whether one more condition may be added; the server takes 50. */
export function mayAdd(lines: readonly SuperQueryLine[]): boolean {
  return lines.length < MAX_LINES
}
