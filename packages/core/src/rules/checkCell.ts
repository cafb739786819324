import { textIn } from '../text/text'
import type { Text } from '../text/text'
import { checkPattern, checkRequired } from './checkPattern'
import type { CellRule, HandlerAnswer, HandlerInput, RuleResult } from './types'
import { isEmptyValue, uniqueKey } from './value'

/** The cell that is checked and what its messages may name. */
export interface CellInput extends HandlerInput {
  /** Title of the column, for `${title}`. @default the key */
  title?: string
  /** For `${defaultValue}`. */
  defaultValue?: unknown
}

/**
 * Values of the same field in the other rows, or an answer to "has another row this value?" when there are too
 * many to look through.
 */
export type OtherValues = readonly unknown[] | ((value: unknown) => boolean)

/** What a cell that must have a value is told without one. */
export const CELL_REQUIRED: Text = { zh: '${title}不能为空', en: '${title} is required' }
const UNIQUE: Text = { zh: '${title}不能重复', en: '${title} must not be repeated' }
const NOT_ACCEPTED: Text = { zh: '校验未通过', en: 'Not accepted' }
const PASS: RuleResult = { ok: true }

/** Fills `${title}`, `${key}` and `${defaultValue}` (spec 2 §5). */
export function fillMessage(message: string, { field, title = field, defaultValue }: CellInput): string {
  return message.replace(/\$\{(title|key|defaultValue)\}/g, (_all, name: string) =>
    name === 'title' ? title : name === 'key' ? field : String(defaultValue ?? ''),
  )
}

/** Whether another row holds the same value; an empty value is never repeated. */
function isTaken(value: unknown, others: OtherValues): boolean {
  if (isEmptyValue(value)) return false
  if (typeof others === 'function') return others(value)
  const key = uniqueKey(value)
  return others.some((other) => !isEmptyValue(other) && uniqueKey(other) === key)
}

function isPromise<T>(value: unknown): value is Promise<T> {
  return typeof (value as Promise<T> | undefined)?.then === 'function'
}

/** The rule's own message stands before the usual one. */
function fail(rule: CellRule, input: CellInput, usual: string): RuleResult {
  return { ok: false, message: fillMessage(rule.message ?? usual, input) }
}

function handlerResult(answer: HandlerAnswer | boolean, rule: CellRule, input: CellInput): RuleResult {
  const passed = typeof answer === 'boolean' ? answer : answer.pass
  if (passed) return PASS
  const told = typeof answer === 'boolean' ? undefined : answer.message
  if (told) return { ok: false, message: fillMessage(told, input) }
  return fail(rule, input, textIn(NOT_ACCEPTED, input.locale ?? 'zh-CN'))
}

/** One rule object: required, unique, pattern, handler, in this order. */
function checkOne(rule: CellRule, input: CellInput, others: OtherValues): RuleResult | Promise<RuleResult> {
  const { locale = 'zh-CN' } = input
  if (rule.required && !checkRequired(input.value).ok) return fail(rule, input, textIn(CELL_REQUIRED, locale))
  if ((rule.unique || rule.pattern === 'only') && isTaken(input.value, others))
    return fail(rule, input, textIn(UNIQUE, locale))
  if (rule.pattern !== undefined) {
    const result = checkPattern(rule.pattern, input.value, { locale })
    if (!result.ok) return fail(rule, input, result.message ?? '')
  }
  if (!rule.handler) return PASS
  const answer = rule.handler(input)
  return isPromise<HandlerAnswer | boolean>(answer)
    ? answer.then((settled) => handlerResult(settled, rule, input))
    : handlerResult(answer, rule, input)
}

/**
 * Checks a cell by its rules in the order given; the first failure supplies the message. The answer is a promise
 * only when a handler that was reached gives one.
 *
 * @param others values of this field in the other rows, for `unique`. @default none
 * @throws RuleError when a pattern is no usable regular expression: a mistake of the definition
 * @example checkCell([{ required: true }], { value: '', row: {}, field: 'unit', title: '单位' }) // 单位不能为空
 */
export function checkCell(
  rules: readonly CellRule[],
  input: CellInput,
  others: OtherValues = [],
): RuleResult | Promise<RuleResult> {
  for (let at = 0; at < rules.length; at++) {
    const result = checkOne(rules[at]!, input, others)
    if (isPromise<RuleResult>(result)) {
      return result.then((settled) => (settled.ok ? checkCell(rules.slice(at + 1), input, others) : settled))
    }
    if (!result.ok) return result
  }
  return PASS
}

/** Values that are looked at one after the other, and the positions of those that came more than once. */
export interface DuplicateSearch {
  look(value: unknown, at: number): void
  /** Grows while values are looked at. */
  repeated: ReadonlySet<number>
}

/** `findDuplicates` in pieces, for very many values. */
export function searchDuplicates(): DuplicateSearch {
  const first = new Map<string, number>()
  const repeated = new Set<number>()
  return {
    repeated,
    look(value, at) {
      if (isEmptyValue(value)) return
      const key = uniqueKey(value)
      const before = first.get(key)
      if (before === undefined) first.set(key, at)
      else repeated.add(before).add(at)
    },
  }
}

/**
 * Positions of values that occur more than once, all of them, in one pass. Empty values are never repeated.
 *
 * @example findDuplicates(['a', 'b', 'a', '']) // Set { 0, 2 }
 */
export function findDuplicates(values: readonly unknown[]): ReadonlySet<number> {
  const { look, repeated } = searchDuplicates()
  values.forEach(look)
  return repeated
}
