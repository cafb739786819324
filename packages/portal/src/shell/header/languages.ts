import type { Locale } from '@lading/core/text'
import { switchLocale } from '@/app/i18n/i18n'
import { queryClient } from '@/platform/queryClient'

/** Each language in its own words. */
export const LANGUAGES: readonly { key: Locale; label: string }[] = [
  { key: 'zh-CN', label: '简体中文' },
  { key: 'en-US', label: 'English' },
]

/** Switches; what the server answered in the former language is asked for again. */
export async function changeLanguage(locale: Locale): Promise<void> {
  await switchLocale(locale)
  await queryClient.invalidateQueries()
}
