import { mixed, object } from 'yup'
import type { AnySchema, ObjectSchema, TestConfig } from 'yup'
import { checkRule } from './checkRule'
import type { RuleOptions } from './presets'
import type { HandlerInput, Row, RuleResult, Value } from './types'
import { isEmptyValue } from './value'

/**
 * A rule of a field: its name, or its name with what it can be told. `message` stands in the place of its own. `sameAs`:
 * what is entered must be what stands in another field, e.g. a repeated password. `check`: any other check of core, also
 * one that waits for its answer.
 */
export type RuleUse =
  | string
  | ({ rule: string; message?: string } & RuleOptions)
  | { sameAs: string; message: string }
  | { check: (input: HandlerInput) => RuleResult | Promise<RuleResult> }

/** Rules by field, in the order in which they are asked; the first failure supplies the message. */
export type FieldRules<Field extends string = string> = Readonly<Record<Field, RuleUse | readonly RuleUse[]>>

/**
 * A test for a yup schema: `string().test(yupRule('mobile'))`. It runs on absent values too, because some rules
 * require one.
 */
export function yupRule(rule: string, options: RuleOptions = {}): TestConfig<unknown> {
  return yupRules([{ rule, ...options }], {}, rule)
}

/** Several rules as one test of a yup schema: of a value that breaks several, the first says why. */
export function yupRules(
  uses: readonly RuleUse[],
  options: RuleOptions = {},
  name = 'rules',
): TestConfig<unknown> {
  return {
    name,
    exclusive: false,
    test(value) {
      const row = (this.parent ?? {}) as Row
      /** The first failure from `at` on; a promise only when a check that was reached gives one. */
      const ask = (at: number): RuleResult | Promise<RuleResult> => {
        const use = uses[at]
        if (use === undefined) return { ok: true }
        const next = (result: RuleResult) => (result.ok ? ask(at + 1) : result)
        const result = checkUse(use, { ...options, value, row, field: this.path }, options)
        return result instanceof Promise ? result.then(next) : next(result)
      }
      const said = ({ ok, message }: RuleResult) => ok || this.createError({ message: message ?? '' })
      const result = ask(0)
      return result instanceof Promise ? result.then(said) : said(result)
    },
  }
}

/** One rule of a field. */
function checkUse(use: RuleUse, input: HandlerInput, options: RuleOptions): RuleResult | Promise<RuleResult> {
  const { value, row } = input
  if (typeof use === 'string') return checkRule(use, value, options)
  if ('check' in use) return use.check(input)
  if ('sameAs' in use)
    return { ok: isEmptyValue(value as Value) || value === row[use.sameAs], message: use.message }
  const { rule, message, ...told } = use
  const result = checkRule(rule, value, { ...options, ...told })
  return message === undefined ? result : { ok: result.ok, message }
}

/**
 * A yup object of fields with shared rules, for `yupResolver` of react-hook-form and `antdSchemaRule`. Fields of a
 * schema of your own are added by its `shape`.
 *
 * @typeParam Values what the form holds, for the types of its fields
 * @param options what holds for all rules, e.g. `{ locale: 'en-US' }`
 * @example ruleSchema({ phone: 'mobile', name: ['required', { rule: 'cn-en-space', message: '请输入姓名' }] })
 */
export function ruleSchema<Values extends object = Record<string, unknown>>(
  fields: FieldRules<keyof Values & string>,
  options: RuleOptions = {},
): ObjectSchema<Values> {
  const shape = Object.entries<RuleUse | readonly RuleUse[]>(fields).map(([name, uses]) => {
    const test = yupRules((Array.isArray(uses) ? uses : [uses]) as readonly RuleUse[], options)
    return [name, mixed().nullable().test(test)]
  })
  return object(Object.fromEntries(shape) as Record<string, AnySchema>) as unknown as ObjectSchema<Values>
}

/** What antd hands to rules that are functions. */
interface FormValues {
  getFieldsValue(nothing?: true): Record<string, unknown>
}

/**
 * A field of a yup schema as a rule of antd's `Form.Item`; tests that look at other fields see the whole form.
 *
 * @param name of the field, in the schema and in the form
 * @example <Form.Item name="phone" rules={[antdSchemaRule(schema, 'phone')]}>
 */
export function antdSchemaRule(schema: AnySchema, name: string) {
  return (form: FormValues) => ({
    validator: async (_rule: unknown, value: unknown): Promise<void> => {
      // The form of antd holds the new value before it asks for the check; fields without an item are kept.
      const values = { ...form.getFieldsValue(true), [name]: value }
      await schema.validateAt(name, values, { abortEarly: true })
    },
  })
}
