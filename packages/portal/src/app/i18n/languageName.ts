import type { Locale } from '@lading/core/text'

const NAMES: Readonly<Record<string, string>> = { 'zh-CN': '简体中文', 'en-US': 'English' }

/** A language in its own words: `ja-JP` → 日本語. */
export function languageName(tag: Locale): string {
  return NAMES[tag] ?? new Intl.DisplayNames([tag], { type: 'language' }).of(tag.split('-')[0]!) ?? tag
}
