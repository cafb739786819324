import type { Locale, Text } from '../text/text'
import { isEmail, isUrl } from './address'
import type { RulePreset } from './types'
import { lengthOf } from './value'

/** Language and limits of a rule; each names the rules that read it, all others pass it over. */
export interface RuleOptions {
  /** Language of the message. @default 'zh-CN' */
  locale?: Locale
  /** Least length (required-length) or number of items (checkbox-group). */
  min?: number
  /** Greatest length or number of items. */
  max?: number
  /** money: let negative amounts pass, for refunds. @default false */
  negative?: boolean
  /** p: let postcodes of Inner Mongolia, Shanxi and Hebei pass, which begin with 0. @default false */
  leadingZero?: boolean
  /** mobile: let all numbers in public use pass (13 to 19), not only those of the specification. @default false */
  allNumbers?: boolean
  /** idcard-strict: the day against which births are checked. @default today */
  now?: Date
}

/** A rule over a text that is not empty. */
export interface TextRule {
  test: (text: string, options: RuleOptions) => boolean
  message: Text
}

/** A rule that is one regular expression over the whole text. */
export function pattern(regex: RegExp, message: Text): TextRule {
  return { test: (text) => regex.test(text), message }
}

/**
 * The preset patterns of grid columns (spec 2 §5), all over the whole value. `*` and `only` are not patterns over
 * a text: `checkPreset` knows them.
 */
export const PRESETS: Record<Exclude<RulePreset, '*' | 'only'>, TextRule> = {
  'n6-16': pattern(/^\d{6,16}$/, { zh: '请输入6到16位数字', en: 'Enter 6 to 16 digits' }),
  '*6-16': {
    test: (text) => lengthOf(text) >= 6 && lengthOf(text) <= 16,
    message: { zh: '请输入6到16位任意字符', en: 'Enter 6 to 16 characters' },
  },
  's6-18': pattern(/^[A-Za-z]{6,18}$/, { zh: '请输入6到18位字母', en: 'Enter 6 to 18 letters' }),
  url: { test: (text) => isUrl(text), message: { zh: '请输入正确的网址', en: 'Enter a valid URL' } },
  e: { test: isEmail, message: { zh: '请输入正确的电子邮件', en: 'Enter a valid e-mail address' } },
  m: pattern(/^1[3-9]\d{9}$/, { zh: '请输入正确的手机号码', en: 'Enter a valid mobile number' }),
  p: {
    test: (text, { leadingZero }) => (leadingZero ? /^\d{6}$/ : /^[1-9]\d{5}$/).test(text),
    message: { zh: '请输入正确的邮政编码', en: 'Enter a valid postcode' },
  },
  s: pattern(/^[A-Za-z]+$/, { zh: '请输入字母', en: 'Enter letters only' }),
  n: pattern(/^-?\d+(?:\.\d+)?$/, { zh: '请输入数字', en: 'Enter a number' }),
  z: pattern(/^-?\d+$/, { zh: '请输入整数', en: 'Enter an integer' }),
  money: {
    test: (text, { negative }) =>
      /^(?:0|[1-9]\d*)(?:\.\d{1,2})?$/.test(negative ? text.replace(/^-/, '') : text),
    message: { zh: '请输入正确的金额，最多两位小数', en: 'Enter an amount with at most 2 decimals' },
  },
}
