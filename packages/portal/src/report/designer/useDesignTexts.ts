import { useLocale } from '@/app/i18n/useLocale'
import { designEn, designZh } from './locale'

/** The designer's texts in the language of the portal. */
export function useDesignTexts() {
  const locale = useLocale()
  return { texts: locale === 'en-US' ? designEn : designZh, locale }
}
