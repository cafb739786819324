import type { Text } from '../../text/text'
import { EXPRESSION_TEXTS as SAY } from '../faultTexts'
import type { EntityDefinition } from '../types'
import { MAX_DEPTH, HEADER } from './holds'
import type { Condition, Formula } from './types'

/** Something that a definition says and that is not there. */
export interface DefinitionFault {
  code:
    | 'unknown-field'
    | 'unknown-lines'
    | 'condition'
    | 'formula'
    | 'no-state'
    | 'no-check'
    | 'action'
    | 'no-action'
    | 'approval'
    | 'field-name'
    | 'stored-field'
    | 'same-column'
    | 'field-kind'
    | 'missing-option'
    | 'default'
    | 'line-name'
    | 'twice'
    | 'workflow-field'
    | 'no-permission'
  /** In English, as the tools of developers tell it. */
  message: string
  /** The same in Chinese. */
  zh: string
  /** The word that is wrong. */
  word: string
  /** What it may have meant. */
  known?: readonly string[]
  /** What to do about it, where that is more than to correct the word. */
  fix?: string
}

/** Most parts of one condition or formula, and most values of one list. */
const LIMIT = 200

const COMPARATORS = ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'notIn', 'has', 'empty', 'filled']
const KNOWN = ['today', 'now', 'me', 'department']
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

/** Names that a condition or formula may use. */
export interface Place {
  entity: Pick<EntityDefinition, 'fields' | 'lines'>
  /** Key of the lines whose fields are named without `record.`. @default the header's */
  line?: string
  /** Only fields of the header: the condition is asked once for all lines. @default false */
  headerOnly?: boolean
}

/** Looks at definitions that may have come from anywhere: nothing of their shape is taken for granted. */
class Look {
  readonly faults: DefinitionFault[] = []
  #parts = 0

  constructor(
    readonly place: Place,
    readonly as: Text,
  ) {}

  /** Counts a part. @returns whether to go on */
  deeper(depth: number): boolean {
    this.#parts += 1
    if (depth <= MAX_DEPTH && this.#parts <= LIMIT) return true
    if (this.#parts === LIMIT + 1 || depth === MAX_DEPTH + 1) this.no('condition', SAY.tooLarge(this.as), '')
    return false
  }

  no(code: DefinitionFault['code'], { zh, en }: Text, word: string, known?: readonly string[]): void {
    this.faults.push({ code, message: en, zh, word, ...(known ? { known } : {}) })
  }

  field(name: unknown, line = this.place.line): void {
    const { entity, headerOnly } = this.place
    const text = typeof name === 'string' ? name : ''
    const header = line === undefined || text.startsWith(HEADER)
    if (headerOnly && !text.startsWith(HEADER) && line !== undefined)
      return this.no('unknown-field', SAY.headerOnly(this.as, text, HEADER + text), text)
    const own = header ? entity.fields : entity.lines?.[line]?.fields
    const key = header && line !== undefined ? text.slice(HEADER.length) : text
    if (own && Object.hasOwn(own, key)) return
    this.no('unknown-field', SAY.noField(this.as, text || String(name)), key, Object.keys(own ?? {}))
  }

  lines(name: unknown): string | undefined {
    const { lines = {} } = this.place.entity
    if (typeof name === 'string' && Object.hasOwn(lines, name)) return name
    this.no('unknown-lines', SAY.noLines(this.as, String(name)), String(name), Object.keys(lines))
    return undefined
  }

  list(value: unknown): unknown[] {
    if (Array.isArray(value) && value.length > 0 && value.length <= LIMIT) return value
    this.no('condition', SAY.noList(this.as, LIMIT), '')
    return []
  }

  condition(condition: unknown, depth = 0, line = this.place.line): void {
    if (!this.deeper(depth)) return
    if (!isObject(condition)) return this.no('condition', SAY.noCondition(this.as), '')
    const of = (part: unknown, key = line) => this.condition(part, depth + 1, key)
    if ('all' in condition) return this.list(condition.all).forEach((each) => of(each))
    if ('any' in condition) return this.list(condition.any).forEach((each) => of(each))
    if ('not' in condition) return of(condition.not)
    if ('lines' in condition) {
      const key = this.lines(condition.lines)
      const parts = ['some', 'every', 'none'].filter((part) => condition[part] !== undefined)
      if (parts.length === 0) this.no('condition', SAY.noQuantity(this.as), '')
      if (key !== undefined) for (const part of parts) of(condition[part], key)
      return
    }
    this.comparison(condition, line)
  }

  comparison(condition: Record<string, unknown>, line: string | undefined): void {
    const { field, op, value, other } = condition
    this.field(field, line)
    if (!COMPARATORS.includes(String(op)))
      return this.no('condition', SAY.noComparison(this.as, String(op)), String(op), COMPARATORS)
    if (op === 'empty' || op === 'filled') return
    if (other !== undefined) return this.field(other, line)
    if (isObject(value)) {
      if (!KNOWN.includes(String(value.the)))
        this.no('condition', SAY.notKnown(this.as, String(value.the)), String(value.the), KNOWN)
      return
    }
    const values = Array.isArray(value) ? this.list(value) : [value]
    if (!values.every(isScalar)) this.no('condition', SAY.noValue(this.as), String(field))
  }

  formula(formula: unknown, depth = 0): void {
    if (!this.deeper(depth)) return
    if (typeof formula === 'number' && Number.isFinite(formula)) return
    if (typeof formula === 'string') return this.field(formula)
    if (!isObject(formula)) return this.no('formula', SAY.noFormula(this.as), '')
    for (const operation of ['times', 'plus', 'minus', 'over', 'least', 'greatest']) {
      if (!(operation in formula)) continue
      const parts = this.list(formula[operation])
      if (operation === 'over' && parts.length !== 2) this.no('formula', SAY.over(this.as), 'over')
      return parts.forEach((each) => this.formula(each, depth + 1))
    }
    if ('sum' in formula) {
      const [key = '', name = '', more] = String(formula.sum).split('.')
      if (more !== undefined) return this.no('formula', SAY.sum(this.as), String(formula.sum))
      const lines = this.lines(key)
      if (lines !== undefined) this.field(name, lines)
      return
    }
    if ('count' in formula) {
      const key = this.lines(formula.count)
      if (key !== undefined && formula.where !== undefined) this.condition(formula.where, depth + 1, key)
      return
    }
    if ('round' in formula) {
      if (!Number.isInteger(formula.digits)) this.no('formula', SAY.round(this.as), 'round')
      return this.formula(formula.round, depth + 1)
    }
    if (!('when' in formula)) return this.no('formula', SAY.noFormula(this.as), '')
    this.condition(formula.when, depth + 1)
    this.formula(formula.then, depth + 1)
    if (formula.else !== undefined) this.formula(formula.else, depth + 1)
  }
}

/** What is wrong with a condition; functions are not looked into. @param as what it is, e.g. “when of submit” */
export function conditionFaults(
  condition: Condition | ((...given: never[]) => unknown) | undefined,
  place: Place,
  as: Text,
): DefinitionFault[] {
  if (condition === undefined || typeof condition === 'function') return []
  const look = new Look(place, as)
  look.condition(condition)
  return look.faults
}

/** What is wrong with a formula; functions are not looked into. */
export function formulaFaults(
  formula: Formula | ((...given: never[]) => unknown),
  place: Place,
  as: Text,
): DefinitionFault[] {
  if (typeof formula === 'function') return []
  const look = new Look(place, as)
  look.formula(formula)
  return look.faults
}
