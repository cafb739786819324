import type { Locale } from '@lading/core/text'
import { LOCALES, switchLocale } from '@/app/i18n/i18n'
import { languageName } from '@/app/i18n/languageName'
import { queryClient } from '@/platform/queryClient'

/** Each language in its own words. */
export const LANGUAGES = LOCALES.map((key) => ({ key, label: languageName(key) }))

/** Switches; what the server answered in the former language is asked for again. */
export async function changeLanguage(locale: Locale): Promise<void> {
  await switchLocale(locale)
  await queryClient.invalidateQueries()
}
