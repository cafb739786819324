import { answer, checkPattern, checkRequired } from './checkPattern'
import { FORM_RULES } from './formRules'
import type { FormRule, FormRuleName } from './formRules'
import type { RuleOptions } from './presets'
import { RuleError } from './regex'
import type { RuleResult, Value } from './types'

/**
 * Checks a value against one rule by name: a preset of grid columns (`n6-16`), a shared form rule (`mobile`),
 * `required`, or a regular expression with or without `regex:` before it.
 *
 * @param options language of the message and what single rules can be told, e.g. `{ min: 3, max: 5 }`
 * @returns `{ ok: true }`, or why not; an unusable regular expression is a failure that says so
 * @example checkRule('mobile', '12') // { ok: false, message: '请输入正确的手机号码' }
 */
export function checkRule(rule: string, value: Value, options: RuleOptions = {}): RuleResult {
  if (rule === 'required') return checkRequired(value, options)
  if (Object.hasOwn(FORM_RULES, rule)) {
    const form: FormRule = FORM_RULES[rule as FormRuleName]
    return answer(form.test(value, options), form.message(options), options)
  }
  try {
    return checkPattern(rule.startsWith('regex:') ? rule.slice('regex:'.length) : rule, value, options)
  } catch (error) {
    if (!(error instanceof RuleError)) throw error
    const { message } = error
    return answer(
      false,
      { zh: `校验规则无法使用：${message}`, en: `The rule cannot be used: ${message}` },
      options,
    )
  }
}

/**
 * A rule for antd's `Form.Item` that asks `checkRule`.
 *
 * @param rule as `checkRule` takes it
 * @returns a rule whose validator rejects with the message in the options' language
 * @example rules={[antdRule('mobile', { locale: 'en-US' })]}
 */
export function antdRule(rule: string, options: RuleOptions = {}) {
  return {
    validator: async (_rule: unknown, value: Value): Promise<void> => {
      const { ok, message } = checkRule(rule, value, options)
      if (!ok) throw new Error(message)
    },
  }
}
