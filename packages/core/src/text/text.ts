import { ownLocale, translated } from './languages'
import type { Locale } from './languages'

export type { Locale, OwnLocale } from './languages'

/** A text in the product's own languages, and in others as far as it is said here. */
export interface Text {
  zh: string
  en: string
  /** By the tag of an added language, before its catalogue is asked: `{ 'ja-JP': '状態' }`. */
  also?: Readonly<Record<string, string>>
}

/**
 * The text in the given language, e.g. `textIn({ zh: '状态', en: 'Status' }, 'en-US')` → `'Status'`. An added language
 * that does not have it reads the one it falls back to.
 */
export function textIn(text: Text, locale: Locale): string {
  if (locale === 'zh-CN') return text.zh
  if (locale === 'en-US') return text.en
  return (
    text.also?.[locale] ?? translated(text.zh, locale) ?? (ownLocale(locale) === 'zh-CN' ? text.zh : text.en)
  )
}
