import { KINDS } from '@lading/core/entity'
import type { Field } from '@lading/core/entity'
import { MAX_LINES } from '@lading/core/query'
import type { InputRule } from '@lading/core/query'
import { isBlank } from '../../foundation/format/fieldFormat'

/** How a condition compares: the rules of spec 2 §9, and between, moving days, empty and not empty. */
export type SuperQueryRule = InputRule | 'range' | 'relative' | 'empty' | 'not_empty'

/** Every rule, in the order in which they are offered: those of spec 2 §9 first. */
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
  'range',
  'relative',
  'empty',
  'not_empty',
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
  /** A text or number; a list for `in`, begin and end for `range`, a name of `RELATIVE_DATES` for `relative`. */
  val?: unknown
}

/** Conditions joined by and or or; a group stands among them as one of them. */
export interface SuperQueryGroup {
  matchType: 'and' | 'or'
  lines: readonly SuperQueryEntry[]
}

/** What can stand in a query: a condition, or a group of them. */
export type SuperQueryEntry = SuperQueryLine | SuperQueryGroup

/** A whole query: whether all of its conditions and groups or one of them must hold. */
export type SuperQueryValue = SuperQueryGroup

/** Whether an entry holds others. */
export function isGroup(entry: SuperQueryEntry): entry is SuperQueryGroup {
  return 'lines' in entry
}

/** A condition that was just added. */
export const EMPTY_LINE: SuperQueryLine = { rule: 'eq' }

/** What the dialog starts with. */
export const EMPTY_QUERY: SuperQueryValue = { matchType: 'and', lines: [EMPTY_LINE] }

/** The rules that a field's values allow; the server refuses the others. */
export function rulesOf(field: Field | undefined): readonly SuperQueryRule[] {
  if (!field) return RULES
  const conditions = KINDS[field.kind].conditions ?? 'text'
  if (conditions === 'choice') return ['eq', 'in', 'ne', 'empty', 'not_empty']
  if (conditions === 'text') return RULES.filter((rule) => rule !== 'range' && rule !== 'relative')
  const moving = conditions === 'moment'
  return RULES.filter((rule) => rule !== 'in' && !rule.endsWith('like') && (moving || rule !== 'relative'))
}

/** Choosing a field clears the value (spec 2 §4); a rule that the field does not allow becomes "equal". */
export function changeLineField(
  line: SuperQueryLine,
  name: string,
  field: Field | undefined,
): SuperQueryLine {
  return { field: name, rule: rulesOf(field).includes(line.rule) ? line.rule : 'eq' }
}

/** The shape of a rule's value. */
type Shape = 'one' | 'list' | 'range' | 'relative' | 'none'

function shapeOf(rule: SuperQueryRule): Shape {
  if (rule === 'in') return 'list'
  if (rule === 'range' || rule === 'relative') return rule
  return rule === 'empty' || rule === 'not_empty' ? 'none' : 'one'
}

/**
 * From "in" to another rule the first of several values stays (spec 2 §4); the other way round it is the first.
 * Values of the other shapes mean nothing to one another and are cleared.
 */
export function changeLineRule({ val, ...line }: SuperQueryLine, rule: SuperQueryRule): SuperQueryLine {
  const [before, after] = [shapeOf(line.rule), shapeOf(rule)]
  if (before === after) return val === undefined ? { ...line, rule } : { ...line, rule, val }
  if (before === 'one' && after === 'list') return { ...line, rule, val: isBlank(val) ? [] : [val] }
  if (before === 'list' && after === 'one') {
    return { ...line, rule, val: Array.isArray(val) ? (val[0] as unknown) : val }
  }
  return { ...line, rule }
}

function hasValue({ rule, val }: SuperQueryLine): boolean {
  if (shapeOf(rule) === 'none') return true
  if (Array.isArray(val)) return val.some((each) => !isBlank(each))
  return !isBlank(typeof val === 'string' ? val.trim() : val)
}

/** What counts of a query: conditions with a field that there is and a value, groups that hold one. */
export function effectiveLines(
  lines: readonly SuperQueryEntry[],
  fields: readonly SuperQueryField[],
): SuperQueryEntry[] {
  const names = new Set(fields.map(({ name }) => name))
  return lines.flatMap((entry): SuperQueryEntry[] => {
    if (!isGroup(entry))
      return entry.field !== undefined && names.has(entry.field) && hasValue(entry) ? [entry] : []
    const own = effectiveLines(entry.lines, fields)
    return own.length > 0 ? [{ ...entry, lines: own }] : []
  })
}

/** Every condition, those in groups too, in reading order. */
export function allLines(lines: readonly SuperQueryEntry[]): SuperQueryLine[] {
  return lines.flatMap((entry) => (isGroup(entry) ? allLines(entry.lines) : [entry]))
}

/** Names of fields that a query asks for and that are not there any more. */
export function goneFields(query: SuperQueryValue, fields: readonly SuperQueryField[]): string[] {
  const names = new Set(fields.map(({ name }) => name))
  const asked = allLines(query.lines).flatMap(({ field }) => (field === undefined ? [] : [field]))
  return [...new Set(asked)].filter((name) => !names.has(name))
}

/** Whether one more condition may be added; the server takes 50. */
export function mayAdd(lines: readonly SuperQueryEntry[]): boolean {
  return allLines(lines).length < MAX_LINES
}
