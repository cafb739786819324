import type { Locale } from '@lading/core/text'
import { LOCALES, switchLocale } from '@/app/i18n/i18n'
import { queryClient } from '@/platform/queryClient'

const NAMES: Readonly<Record<string, string>> = { 'zh-CN': '简体中文', 'en-US': 'English' }

/** Each language in its own words. */
export const LANGUAGES = LOCALES.map((key) => ({ key, label: NAMES[key] ?? ownName(key) }))

/** `ja-JP` → 日本語. */
function ownName(tag: Locale): string {
  return new Intl.DisplayNames([tag], { type: 'language' }).of(tag.split('-')[0]!) ?? tag
}

/** Switches; what the server answered in the former language is asked for again. */
export async function changeLanguage(locale: Locale): Promise<void> {
  await switchLocale(locale)
  await queryClient.invalidateQueries()
}
