import { ownLocale } from '@lading/core/text'
import type { Locale } from '@lading/core/text'
import { antdLocales } from './antdLocale'
import { uiLanguage } from './uiLanguages'

/** antd's texts in a language. */
export function antdIn(locale: Locale): object {
  return uiLanguage(locale)?.antd ?? antdLocales[ownLocale(locale)]
}

/** What calendars call a language. */
export function dayjsIn(locale: Locale): string {
  return uiLanguage(locale)?.dayjs ?? (ownLocale(locale) === 'zh-CN' ? 'zh-cn' : 'en')
}
