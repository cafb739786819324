import { useMessages } from '@lading/ui/foundation'
import { useLocale } from '@/app/i18n/useLocale'
import { designEn, designZh } from './locale'

const messages = { 'zh-CN': designZh, 'en-US': designEn }

/** The designer's texts in the language of the portal. */
export function useDesignTexts() {
  return { texts: useMessages(messages), locale: useLocale() }
}
