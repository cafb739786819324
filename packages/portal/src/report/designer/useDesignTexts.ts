import { useMessages } from '@lading/ui/foundation'
import { useLocale } from '@/app/i18n/useLocale'
import { designEn, designZh } from '@/designer/texts'
import { reportDesignEn, reportDesignZh } from './locale'

const messages = {
  'zh-CN': { ...designZh, ...reportDesignZh },
  'en-US': { ...designEn, ...reportDesignEn },
}

/** The designer's texts in the language of the portal. */
export function useDesignTexts() {
  return { texts: useMessages(messages), locale: useLocale() }
}
