import { textIn } from '../text/text'
import type { Text } from '../text/text'
import { PRESETS } from './presets'
import type { RuleOptions, TextRule } from './presets'
import { columnRegex, matches } from './regex'
import type { RulePreset, RuleResult, Value } from './types'
import { isEmptyValue, textOf } from './value'

const PASS: RuleResult = { ok: true }
const REQUIRED: Text = { zh: '不能为空', en: 'This is required' }
const FORMAT: Text = { zh: '格式不正确', en: 'The format is not right' }

/** The answer of a rule, with its message in the language asked for. */
export function answer(ok: boolean, message: Text, { locale = 'zh-CN' }: RuleOptions): RuleResult {
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
