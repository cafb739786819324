import { textIn } from '../text/text'
import type { Text } from '../text/text'
import { FORM_RULES } from './formRules'
import type { FormRule, FormRuleName } from './formRules'
import { PRESETS } from './presets'
import type { RuleOptions, TextRule } from './presets'
import { columnRegex, matches, RuleError } from './regex'
import type { RulePreset, RuleResult, Value } from './types'
import { isEmptyValue, textOf } from './value'

const PASS: RuleResult = { ok: true }
const REQUIRED: Text = { zh: '不能为空', en: 'This is required' }
const FORMAT: Text = { zh: '格式不正确', en: 'The format is not right' }

function answer(ok: boolean, message: Text, { locale = 'zh-CN' }: RuleOptions): RuleResult {
  return ok ? PASS : { ok, message: textIn(message, locale) }
}

/** Required: fails on null, the empty text and the empty list; blanks, 0 and false are values (spec 2 §5). */
export function checkRequired(value: Value, options: RuleOptions = {}): RuleResult {
  return answer(!isEmptyValue(value), REQUIRED, options)
}

/**
 * Checks a value against the pattern of a grid column: a preset, or any other text as a regular expression. An
 * empty value passes all but `*`; `only` is not answered here because it needs the other rows.
 *
 * @throws RuleError when the text is no usable regular expression
 */
export function checkPattern(
  pattern: RulePreset | (string & {}) | RegExp,
  value: Value,
  options: RuleOptions = {},
): RuleResult {
  if (pattern === '*') {
    return answer(!isEmptyValue(value) && textOf(value)?.trim() !== '', REQUIRED, options)
  }
  if (pattern === 'only' || isEmptyValue(value)) return PASS
  const text = textOf(value)
  if (typeof pattern === 'string' && Object.hasOwn(PRESETS, pattern)) {
    const preset: TextRule = PRESETS[pattern as keyof typeof PRESETS]
    return answer(text !== undefined && preset.test(text, options), preset.message, options)
  }
  const regex = typeof pattern === 'string' ? columnRegex(pattern) : pattern
  return answer(text !== undefined && matches(regex, text), FORMAT, options)
}

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

/** A rule for antd's `Form.Item`: `rules={[antdRule('mobile')]}`. */
export function antdRule(rule: string, options: RuleOptions = {}) {
  return {
    validator: async (_rule: unknown, value: Value): Promise<void> => {
      const { ok, message } = checkRule(rule, value, options)
      if (!ok) throw new Error(message)
    },
  }
}
