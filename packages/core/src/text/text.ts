/** The languages the product speaks. Chinese is the default (spec 1 §9). */
export type Locale = 'zh-CN' | 'en-US'

/** A text in both languages. */
export interface Text {
  zh: string
  en: string
}

/** The text in the given language, e.g. `textIn({ zh: '状态', en: 'Status' }, 'en-US')` → `'Status'`. */
export function textIn(text: Text, locale: Locale): string {
  return locale === 'zh-CN' ? text.zh : text.en
}
