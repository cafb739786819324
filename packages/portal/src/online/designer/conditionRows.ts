import { KINDS } from '@lading/core/entity'
import type { Comparator, Comparison, Condition, Field, Known, Scalar, When } from '@lading/core/entity'

/** A comparison as its parts are chosen. */
export interface ConditionRow {
  field: string
  op: Comparator
  /** As it is typed or chosen; several with commas between them. */
  text: string
}

/** Comparisons that are chosen, all or one of which must hold. */
export interface ConditionRows {
  match: 'all' | 'any'
  rows: ConditionRow[]
}

const KNOWN: readonly Known['the'][] = ['today', 'now', 'me', 'department']
/** How a value that is known only when it is asked for is written. */
export const knownText = (the: Known['the']): string => `${the}()`

const isPlain = (part: Condition): part is Comparison =>
  'field' in part && part.other === undefined && part.zh === undefined && part.en === undefined

function rowOf({ field, op, value }: Comparison): ConditionRow {
  const text =
    value === undefined
      ? ''
      : Array.isArray(value)
        ? value.join(', ')
        : typeof value === 'object' && 'the' in value
          ? knownText(value.the)
          : String(value as Scalar)
  return { field, op, text }
}

/** The rows of a condition; nothing where it is more than a row of comparisons. */
export function rowsOf(condition: When | undefined): ConditionRows | undefined {
  if (condition === undefined) return { match: 'all', rows: [] }
  if (typeof condition === 'function') return undefined
  const match = 'any' in condition ? 'any' : 'all'
  const parts = 'any' in condition ? condition.any : 'all' in condition ? condition.all : [condition]
  return parts.every(isPlain) ? { match, rows: parts.map((part) => rowOf(part as Comparison)) } : undefined
}

/** Whether a field holds a number. */
export const isNumber = (field: Field | undefined): boolean =>
  field !== undefined && ['numeric', 'integer'].includes(KINDS[field.kind].stored)

/** Comparisons that make sense for a field. */
export function comparatorsOf(field: Field | undefined): readonly Comparator[] {
  const ordered =
    field === undefined || isNumber(field) || ['date', 'timestamp'].includes(KINDS[field.kind].stored)
  return ordered
    ? ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'empty', 'filled']
    : ['eq', 'ne', 'in', 'empty', 'filled']
}

function valueOf(text: string, number: boolean): Scalar | Known {
  const known = KNOWN.find((the) => knownText(the) === text.trim())
  if (known) return { the: known }
  const trimmed = text.trim()
  return number && trimmed !== '' && !Number.isNaN(Number(trimmed)) ? Number(trimmed) : trimmed
}

/** The condition that rows mean; nothing without a row. @param fieldOf the field of a name, where there is one */
export function conditionOf(
  { match, rows }: ConditionRows,
  fieldOf: (name: string) => Field | undefined,
): Condition | undefined {
  const parts = rows
    .filter(({ field }) => field !== '')
    .map(({ field, op, text }): Condition => {
      if (op === 'empty' || op === 'filled') return { field, op }
      const number = isNumber(fieldOf(field))
      if (op === 'in' || op === 'notIn')
        return { field, op, value: text.split(',').map((each) => valueOf(each, number) as Scalar) }
      return { field, op, value: valueOf(text, number) }
    })
  if (parts.length < 2) return parts[0]
  return match === 'all' ? { all: parts } : { any: parts }
}
