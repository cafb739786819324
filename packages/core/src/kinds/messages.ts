import { YEARS } from '../text/date'
import type { Text } from '../text/text'

/**
 * Messages of the rules that follow from a field's kind. `${title}` is filled when they are shown, like in every
 * rule (spec 2 §5).
 */
export const fieldMessages = {
  number: { zh: '${title}必须是数字', en: '${title} must be a number' },
  integer: { zh: '${title}必须是整数', en: '${title} must be an integer' },
  range: { zh: '${title}超出可保存的范围', en: '${title} is too large to be stored' },
  year: {
    zh: `\${title}必须是${YEARS.min}到${YEARS.max}之间的年份`,
    en: `\${title} must be a year from ${YEARS.min} to ${YEARS.max}`,
  },
  years: {
    zh: `\${title}必须在${YEARS.min}年到${YEARS.max}年之间`,
    en: `\${title} must be in the years ${YEARS.min} to ${YEARS.max}`,
  },
  date: {
    zh: '${title}必须是存在的日期，格式为YYYY-MM-DD',
    en: '${title} must be a date that exists, as YYYY-MM-DD',
  },
  datetime: {
    zh: '${title}必须是存在的时间，格式为YYYY-MM-DD HH:mm:ss',
    en: '${title} must be a time that exists, as YYYY-MM-DD HH:mm:ss',
  },
  boolean: { zh: '${title}只能是Y或N', en: '${title} must be Y or N' },
  text: { zh: '${title}必须是文本', en: '${title} must be a text' },
  list: { zh: '${title}必须是文本列表', en: '${title} must be a list of texts' },
  control: { zh: '${title}含有不能保存的字符', en: '${title} holds a character that cannot be stored' },
  email: { zh: '${title}必须是正确的邮箱', en: '${title} must be a valid e-mail address' },
  mobile: { zh: '${title}必须是正确的手机号码', en: '${title} must be a valid mobile number' },
  url: { zh: '${title}必须是正确的网址', en: '${title} must be a valid URL' },
  digits: (digits: number): Text => ({
    zh: `\${title}最多${digits}位小数`,
    en: `\${title} may have at most ${digits} decimals`,
  }),
  min: (min: number): Text => ({
    zh: `\${title}不能小于${min}`,
    en: `\${title} must not be less than ${min}`,
  }),
  max: (max: number): Text => ({
    zh: `\${title}不能大于${max}`,
    en: `\${title} must not be greater than ${max}`,
  }),
  length: (max: number): Text => ({
    zh: `\${title}最多${max}个字符`,
    en: `\${title} may have at most ${max} characters`,
  }),
  files: (max: number): Text => ({
    zh: `\${title}最多${max}个文件`,
    en: `\${title} may have at most ${max} files`,
  }),
  state: { zh: '${title}不是有效的状态', en: '${title} is not a valid state' },
} as const
