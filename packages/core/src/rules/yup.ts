import type { TestConfig } from 'yup'
import { checkRule } from './checkRule'
import type { RuleOptions } from './presets'

/**
 * A test for a yup schema: `string().test(yupRule('mobile'))`. It runs on absent values too, because some rules
 * require one.
 */
export function yupRule(rule: string, options: RuleOptions = {}): TestConfig<unknown> {
  return {
    name: rule,
    exclusive: false,
    test(value) {
      const { ok, message } = checkRule(rule, value, options)
      return ok || this.createError({ message: message ?? '' })
    },
  }
}
