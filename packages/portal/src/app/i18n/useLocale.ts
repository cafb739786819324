import type { Locale, Text } from '@lading/core/text'
import { textIn } from '@lading/core/text'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** The language of the page. */
export function useLocale(): Locale {
  const { i18n } = useTranslation()
  return i18n.language
}

/** Picks the language of a text. The function stays the same for as long as the language does. */
export function useText(): (text: Text) => string {
  const locale = useLocale()
  return useCallback((text) => textIn(text, locale), [locale])
}
