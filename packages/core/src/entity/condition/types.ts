import type { Known, KnownValues } from '../../kinds/known'
import type { Row } from '../../rules/types'
import type { Text } from '../../text/text'

/** A value of a definition. */
export type Scalar = string | number | boolean

/** How two values are compared. `has`: the list of the field holds the value. */
export type Comparator = 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le' | 'in' | 'notIn' | 'has' | 'empty' | 'filled'

/**
 * One field against a value, or against another field. In lines a field is the line's own; `record.name` is one of the
 * header. An empty field is less, equal or greater than nothing, so `gt` and its like do not hold for it.
 */
export interface Comparison {
  field: string
  op: Comparator
  /** Several for `in` and `notIn`. Left out for `empty` and `filled`. */
  value?: Scalar | readonly Scalar[] | Known
  /** In place of `value`: the field that is compared with. */
  other?: string
}

/** A condition over the lines of a record. */
export interface LinesCondition {
  /** Key of the lines. */
  lines: string
  some?: Condition
  every?: Condition
  none?: Condition
}

/**
 * A condition as data: it can be stored, and browser and server decide it alike (ADR 15). Its own text, where it has
 * one, is what a user reads when it does not hold.
 */
export type Condition = (
  | Comparison
  | LinesCondition
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: Condition }
) &
  Partial<Text>

/**
 * A number as data, computed in exact decimals: a number, the name of a field, or an operation on such.
 *
 * @example { times: ['quantity', 'price'] }
 * @example { sum: 'saQuotationLine.subtotal' }
 */
export type Formula =
  | number
  | string
  /** Nothing as long as one factor is blank. */
  | { times: readonly Formula[] }
  /** Blank parts count as 0; nothing when all are blank. */
  | { plus: readonly Formula[] }
  /** The first without the others; blanks as in `plus`. */
  | { minus: readonly Formula[] }
  /** The first by the second; nothing when one is blank or the second is 0. */
  | { over: readonly [Formula, Formula] }
  | { least: readonly Formula[] }
  | { greatest: readonly Formula[] }
  /** `lines.field` over all lines; blanks count as 0. */
  | { sum: string }
  /** Number of the lines, or of those for which `where` holds. */
  | { count: string; where?: Condition }
  | { round: Formula; digits: number }
  | { when: Condition; then: Formula; else?: Formula }

/** What conditions and formulas are asked about. */
export interface Scope {
  /** The header, or the line at hand. */
  row: Row
  /** The header of the line at hand. @default `row` */
  record?: Row
  lines?: Readonly<Record<string, readonly Row[]>>
  /** @default unknown: what is compared with it does not hold */
  known?: KnownValues
}

/** A condition in a definition written in TypeScript: data, or a function where data cannot say it. */
export type When = Condition | ((row: Row, scope: Scope) => boolean)
