import { defaultOf } from '../kinds'
import { checkCell } from '../rules/checkCell'
import type { OtherValues } from '../rules/checkCell'
import type { CellRule, Row, RuleResult } from '../rules/types'
import type { Issue } from '../ports/issue'
import { isEmptyValue, uniqueKey } from '../rules/value'
import { textIn } from '../text/text'
import type { Locale } from '../text/text'
import { fieldRules } from './fieldRules'
import { isConditional } from './fieldState'
import type { FieldState } from './fieldState'
import type { Scope } from './condition/types'
import type { Field } from './types'

/** Language, side and known values for checks of rows and records. */
export interface ValidateOptions {
  /** Language of the messages. @default 'zh-CN' */
  locale?: Locale
  /** Where it runs: checks marked `server` are left out in the browser. @default 'browser' */
  side?: 'browser' | 'server'
  /** The day, the user … for conditions that ask for them. @default unknown: what is compared with them does not hold */
  known?: Scope['known']
}

/** Issues found, and those that asynchronous handlers may still add. */
export class Findings {
  readonly issues: Issue[] = []
  readonly #pending: Promise<void>[] = []

  /** Takes the answer of a rule; a failed one becomes an issue at `place`. */
  take(result: RuleResult | Promise<RuleResult>, place: Omit<Issue, 'message'>): void {
    if (result instanceof Promise) this.#pending.push(result.then((settled) => this.take(settled, place)))
    else if (!result.ok) this.issues.push({ message: result.message ?? '', ...place })
  }

  /** The issues of rules that answer at once. @throws Error when one does not */
  now(): Issue[] {
    if (this.#pending.length === 0) return this.issues
    for (const each of this.#pending) each.catch(() => undefined)
    throw new Error('A rule of this entity answers later: call the …Async function instead.')
  }

  /** The issues of all rules, in the order of rows and fields as far as they answered at once. */
  async later(): Promise<Issue[]> {
    await Promise.all(this.#pending)
    return this.issues
  }
}

/** The rules of fields, made once for many rows. */
export type FieldRules = ReadonlyMap<string, { field: Field; rules: readonly CellRule[] }>

/** By the fields of a definition, which do not change: an import checks a hundred thousand rows by the same ones. */
const known = new WeakMap<Readonly<Record<string, Field>>, Map<Locale, FieldRules>>()

export function rulesOf(fields: Readonly<Record<string, Field>>, locale: Locale): FieldRules {
  const byLocale = known.get(fields) ?? new Map<Locale, FieldRules>()
  known.set(fields, byLocale)
  const made = byLocale.get(locale)
  if (made) return made
  const rules: FieldRules = new Map(
    Object.entries(fields).map(([name, field]) => [name, { field, rules: fieldRules(field, locale) }]),
  )
  byLocale.set(locale, rules)
  return rules
}

const REQUIRED: CellRule = { required: true }

/** Checks one row; `stateOf` says what conditions say of a field; `othersOf` gives the values of a unique field in the other rows. */
export function collectRow(
  findings: Findings,
  rules: FieldRules,
  row: Row,
  othersOf: (field: string) => OtherValues,
  locale: Locale,
  place: Omit<Issue, 'message' | 'field'> = {},
  stateOf?: (field: Field) => FieldState | undefined,
): void {
  for (const [name, { field, rules: usual }] of rules) {
    const state = isConditional(field) ? stateOf?.(field) : undefined
    // What is not shown keeps its stored value, which nobody could mend here.
    if (state && !state.visible) continue
    const own = state?.required && !field.readonly ? [REQUIRED, ...usual] : usual
    const input = {
      value: row[name],
      row,
      field: name,
      title: textIn(field, locale),
      defaultValue: defaultOf(field),
      locale,
    }
    const unique = own.some((rule) => rule.unique || rule.pattern === 'only')
    findings.take(checkCell(own, input, unique ? othersOf(name) : []), { ...place, field: name })
  }
}

/** For every unique field, whether another row has the same value: one pass over the rows, whatever their number. */
export function uniqueIndex(
  fields: Readonly<Record<string, Field>>,
  rows: readonly Row[],
): (field: string) => OtherValues {
  const counts = new Map<string, Map<string, number>>()
  const countsOf = (name: string) => {
    let count = counts.get(name)
    if (!count) {
      counts.set(name, (count = new Map()))
      for (const row of rows) {
        if (isEmptyValue(row[name])) continue
        const key = uniqueKey(row[name])
        count.set(key, (count.get(key) ?? 0) + 1)
      }
    }
    return count
  }
  return (name) => (fields[name] ? (value) => (countsOf(name).get(uniqueKey(value)) ?? 0) > 1 : [])
}

/**
 * Checks one row against the rules of its fields.
 *
 * @param others the other rows of the table, for unique fields
 * @returns issues in the order of the fields, at most one for each
 * @throws Error when a handler of the fields is asynchronous
 */
export function validateRow(
  fields: Readonly<Record<string, Field>>,
  row: Row,
  others: readonly Row[] = [],
  { locale = 'zh-CN' }: ValidateOptions = {},
): Issue[] {
  const findings = new Findings()
  const valuesOf = (name: string) => others.filter((other) => other !== row).map((other) => other[name])
  collectRow(findings, rulesOf(fields, locale), row, valuesOf, locale)
  return findings.now()
}
