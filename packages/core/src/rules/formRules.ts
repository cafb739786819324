import type { Text } from '../text/text'
import { isEmail, isUrl } from './address'
import { isIdentityCard, isLuhn } from './identity'
import type { RuleOptions } from './presets'
import type { Value } from './types'
import { isEmptyValue, lengthOf, textOf } from './value'

/** A form rule that browser and server share: `test` says whether a value passes, `message` what is told when not. */
export interface FormRule {
  test: (value: Value, options: RuleOptions) => boolean
  message: (options: RuleOptions) => Text
}

interface TextFormRule {
  /** Tested on texts that are not empty. */
  test: RegExp | ((text: string, options: RuleOptions) => boolean)
  zh: string
  en: string
  /**
   * Whether nothing entered passes. "up to n" and "only …" are true of the empty text; a rule with a least
   * length of its own is not.
   */
  empty: boolean
}

function textRule({ test, zh, en, empty }: TextFormRule): FormRule {
  return {
    test: (value, options) => {
      if (isEmptyValue(value)) return empty
      const text = textOf(value)
      if (text === undefined) return false
      return test instanceof RegExp ? test.test(text) : test(text, options)
    },
    message: () => ({ zh, en }),
  }
}

/** Chinese, English letters and blanks; the dot of minority names only between two parts of two characters. */
function isName(text: string): boolean {
  const length = lengthOf(text)
  if (length < 2 || length > 100 || text.trim() === '') return false
  const parts = text.split('·')
  if (!parts.every((part) => /^[\p{Script=Han}A-Za-z ]+$/u.test(part))) return false
  return parts.length === 1 || parts.every((part) => /^\p{Script=Han}{2,}$/u.test(part))
}

function countOf(value: Value): number {
  if (Array.isArray(value)) return value.length
  const text = textOf(value) ?? ''
  return text === '' ? 0 : text.split(',').length
}

/** The words "3 到 5", "至少 3", "最多 5" for a pair of limits. */
function limits({ min, max }: RuleOptions): Text {
  if (min !== undefined && max !== undefined) return { zh: `${min}到${max}`, en: `${min} to ${max}` }
  if (min !== undefined) return { zh: `至少${min}`, en: `at least ${min}` }
  return { zh: `最多${max}`, en: `at most ${max}` }
}

function within(count: number, { min, max }: RuleOptions): boolean {
  return count >= (min ?? 0) && count <= (max ?? Infinity)
}

const USERNAME = { min: 4, max: 18 }

/** The shared rules of forms by name (spec 2 §5, "Shared form rules"); the stricter ones end in -luhn, -strict. */
export const FORM_RULES = {
  mobile: textRule({
    test: (text, { allNumbers }) => (allNumbers ? /^1[3-9]\d{9}$/ : /^1[34578]\d{9}$/).test(text),
    empty: false,
    zh: '请输入正确的手机号码',
    en: 'Enter a valid mobile number',
  }),
  // The specification's message says 6 to 18 while its rule says 4: the message is built from the rule.
  username: textRule({
    test: new RegExp(`^\\w{${USERNAME.min},${USERNAME.max}}$`),
    empty: false,
    zh: `请输入${USERNAME.min}到${USERNAME.max}位字母、数字或下划线`,
    en: `Enter ${USERNAME.min} to ${USERNAME.max} letters, digits or underscores`,
  }),
  'email-optional': textRule({
    test: isEmail,
    empty: true,
    zh: '请输入正确的邮箱',
    en: 'Enter a valid e-mail address',
  }),
  natural: textRule({
    test: /^(?:0|[1-9]\d*)$/,
    empty: true,
    zh: '请输入自然数',
    en: 'Enter a natural number',
  }),
  english: textRule({
    test: /^[A-Za-z]+$/,
    empty: true,
    zh: '请输入英文字符',
    en: 'Enter English letters only',
  }),
  landline: textRule({
    test: /^0[1-9]\d{1,2}-?[1-9]\d{6,7}(?:-\d{1,6})?$/,
    empty: false,
    zh: '请输入正确的座机号码，如 0755-12345678',
    en: 'Enter a valid landline number, e.g. 0755-12345678',
  }),
  bankcard: textRule({
    test: /^[1-9]\d{9,19}$/,
    empty: false,
    zh: '请输入正确的银行卡号',
    en: 'Enter a valid bank card number',
  }),
  'bankcard-luhn': textRule({
    test: (text) => /^[1-9]\d{9,19}$/.test(text) && isLuhn(text),
    empty: false,
    zh: '银行卡号不正确，请核对',
    en: 'This bank card number is not right, please check it',
  }),
  idno: textRule({
    test: /^[A-Za-z0-9]{1,50}$/,
    empty: true,
    zh: '请输入最多50位字母或数字的证件号',
    en: 'Enter an ID number of up to 50 letters and digits',
  }),
  idcard: textRule({
    test: /^(?:\d{15}|\d{17}[\dXx])$/,
    empty: false,
    zh: '请输入15位或18位身份证号码',
    en: 'Enter an ID card number of 15 or 18 digits',
  }),
  'idcard-strict': textRule({
    test: (text, { now = new Date() }) => isIdentityCard(text, now),
    empty: false,
    zh: '身份证号码不正确，请核对',
    en: 'This ID card number is not right, please check it',
  }),
  qq: textRule({
    test: /^[1-9]\d{4,11}$/,
    empty: false,
    zh: '请输入正确的QQ号',
    en: 'Enter a valid QQ number',
  }),
  'http-url': textRule({
    test: (text) => isUrl(text, ['http', 'https']),
    empty: false,
    zh: '请输入以http或https开头的网址',
    en: 'Enter a URL that starts with http or https',
  }),
  alnum20: textRule({
    test: /^[A-Za-z0-9]{1,20}$/,
    empty: true,
    zh: '请输入最多20位字母或数字',
    en: 'Enter up to 20 letters and digits',
  }),
  'cn-en-space': textRule({
    test: isName,
    empty: false,
    zh: '请输入2到100个中文、英文或空格',
    en: 'Enter 2 to 100 Chinese characters, English letters or spaces',
  }),
  'digits-lines': textRule({
    test: (text) => /^[\d\r\n]+$/.test(text) && /\d/.test(text),
    empty: true,
    zh: '只能输入数字和换行',
    en: 'Enter digits and line breaks only',
  }),
  any255: textRule({
    test: (text) => lengthOf(text) <= 255,
    empty: true,
    zh: '最多输入255个字符',
    en: 'Enter up to 255 characters',
  }),
  'required-length': {
    test: (value, options) => {
      const text = textOf(value)
      return text !== undefined && text.trim() !== '' && within(lengthOf(text), options)
    },
    message: (options) =>
      options.min === undefined && options.max === undefined
        ? { zh: '不能为空', en: 'This is required' }
        : { zh: `请输入${limits(options).zh}个字符`, en: `Enter ${limits(options).en} characters` },
  },
  'select-required': {
    test: (value) => !isEmptyValue(value),
    message: () => ({ zh: '请选择', en: 'Please select' }),
  },
  'checkbox-group': {
    test: (value, options) => within(countOf(value), options),
    message: (options) => ({ zh: `请选择${limits(options).zh}项`, en: `Select ${limits(options).en} items` }),
  },
  // While typing: "1." must stand or no decimal could be typed (spec 2 §5, "Number cells").
  'number-input': textRule({
    test: (text) => text === '-' || /^-?\d+\.?\d*$/.test(text),
    empty: true,
    zh: '请输入数字',
    en: 'Enter a number',
  }),
} satisfies Record<string, FormRule>

/** Name of a shared form rule. */
export type FormRuleName = keyof typeof FORM_RULES
