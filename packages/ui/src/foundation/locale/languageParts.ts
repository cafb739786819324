import { ownLocale } from '@lading/core/text'
import type { Locale } from '@lading/core/text'
import { antdLocales } from './antdLocale'
import { uiLanguage } from './uiLanguages'

type AntdTexts = (typeof antdLocales)[keyof typeof antdLocales]

/** antd's texts in a language. */
export function antdIn(locale: Locale): AntdTexts {
  return (uiLanguage(locale)?.antd as AntdTexts | undefined) ?? antdLocales[ownLocale(locale)]
}

/** What calendars call a language. */
export function dayjsIn(locale: Locale): string {
  return uiLanguage(locale)?.dayjs ?? (ownLocale(locale) === 'zh-CN' ? 'zh-cn' : 'en')
}
