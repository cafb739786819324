import { useMessages } from '@lading/ui/foundation'
import { useLocale } from '@/app/i18n/useLocale'
import { reportEn } from './locale/enUS'
import { reportZh } from './locale/zhCN'

const messages = { 'zh-CN': reportZh, 'en-US': reportEn }

/** The texts of reports in the language of the portal; they come with their pages, not with the first load. */
export function useReportTexts() {
  return { texts: useMessages(messages), locale: useLocale() }
}

/** A text with its blanks filled in: `{n}`. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values).reduce((all, [name, value]) => all.replaceAll(`{${name}}`, String(value)), text)
