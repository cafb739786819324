import { ownLocale, translated } from '@lading/core/text'
import type { Locale } from '@lading/core/text'
import { currentLocale } from '../http/language'
import { ENGLISH } from './english'

const HAN = /[\u4e00-\u9fff]/
/** `中文 (English)`, where nothing in the Chinese part is a value; a member of the body may stand before it: `id: 缺少 (…)`. */
const BOTH = /^([A-Za-z][\w.-]*: )?[^\x21-\x7e]+ \(([\x20-\x7e]+)\)$/

const VALUE = '{}'
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Texts with values in them, the longest first: the most of a text that is known stands for it. */
const PATTERNS = Object.entries(ENGLISH)
  .filter(([text]) => text.includes(VALUE))
  .sort(([a], [b]) => b.length - a.length)
  .map(([text, english]) => ({
    pattern: new RegExp(`^${text.split(VALUE).map(escaped).join('(.*?)')}$`, 's'),
    english,
  }))

function inEnglish(text: string): string {
  if (!HAN.test(text)) return text
  if (Object.hasOwn(ENGLISH, text)) return ENGLISH[text]!
  const both = BOTH.exec(text)
  if (both) {
    const [, member, english = ''] = both
    return member ? member + english : english.charAt(0).toUpperCase() + english.slice(1)
  }
  for (const { pattern, english } of PATTERNS) {
    const values = pattern.exec(text)?.slice(1)
    if (!values) continue
    const pieces = english.split(VALUE)
    return pieces.map((piece, at) => piece + (at < values.length ? inEnglish(values[at]!) : '')).join('')
  }
  return text
}

/** Of a text that says both, the Chinese. */
function inChinese(text: string): string {
  const [, , english] = BOTH.exec(text) ?? []
  return english === undefined ? text : text.slice(0, -` (${english})`.length)
}

/**
 * A text of the server in a language: the contract's Chinese, the English of the catalogue, or that of an added language. A text that is not
 * there, as a name that somebody typed, stays as it is.
 * @param locale @default that of the current request
 */
export function inLanguage(text: string, locale: Locale = currentLocale()): string {
  const own = ownLocale(locale)
  const found = own === locale ? undefined : translated(text, locale)
  return found ?? (own === 'en-US' ? inEnglish(text) : inChinese(text))
}
