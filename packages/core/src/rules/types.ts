import type { Locale } from '../text/text'

/** Values a cell or a form item may hold. */
export type Value = unknown

/** A record: values by field name. */
export type Row = Record<string, unknown>

/**
 * The twelve preset patterns of grid columns plus `only` (spec 2 §5). Any other text is a regular expression.
 */
export type RulePreset =
  | '*'
  | 'n6-16'
  | '*6-16'
  | 's6-18'
  | 'url'
  | 'e'
  | 'm'
  | 'p'
  | 's'
  | 'n'
  | 'z'
  | 'money'
  | 'only'

/** What a custom check answers: pass or fail, and why. */
export interface HandlerAnswer {
  pass: boolean
  message?: string
}

/** Argument of a custom check (`handler`): the value to check and the row it stands in. */
export interface HandlerInput {
  value: Value
  row: Row
  /** Key of the column or field. */
  field: string
  /** Ends when the answer is no longer wanted. */
  signal?: AbortSignal
  /** Language of the message. @default 'zh-CN' */
  locale?: Locale
}

/**
 * One rule of a column or field. Of one rule object, `required`, `unique`, `pattern` and `handler` are
 * evaluated in this order; of several objects, in the order given. The first failure supplies the message,
 * in which `${title}`, `${key}` and `${defaultValue}` are replaced (spec 2 §5).
 */
export interface CellRule {
  required?: boolean
  unique?: boolean
  pattern?: RulePreset | (string & {}) | RegExp
  handler?: (input: HandlerInput) => HandlerAnswer | boolean | Promise<HandlerAnswer | boolean>
  message?: string
}

/** The answer of a rule: `message` is set when it is not ok. */
export interface RuleResult {
  ok: boolean
  message?: string
}
