import { useMessages } from '@lading/ui/foundation'
import { useLocale } from '@/app/i18n/useLocale'
import { designerEn } from './locale/enUS'
import { designerZh } from './locale/zhCN'

const messages = { 'zh-CN': designerZh, 'en-US': designerEn }

/** The designer's texts in the language of the portal; they come with its page, not with the first load. */
export function useDesignerTexts() {
  return { texts: useMessages(messages), locale: useLocale() }
}

/** A text with its blanks filled in: `{n}`. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values).reduce((all, [name, value]) => all.replaceAll(`{${name}}`, String(value)), text)
