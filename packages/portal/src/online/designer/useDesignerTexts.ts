import { useMessages } from '@lading/ui/foundation'
import { useLocale } from '@/app/i18n/useLocale'
import { designEn, designZh } from '@/designer/texts'
import { detailsEn } from './locale/detailsEn'
import { detailsZh } from './locale/detailsZh'
import { designerEn } from './locale/enUS'
import { designerZh } from './locale/zhCN'

export { filled } from '@/app/i18n/filled'

const messages = {
  'zh-CN': { ...designZh, ...designerZh, ...detailsZh },
  'en-US': { ...designEn, ...designerEn, ...detailsEn },
}

/** The designer's texts in the language of the portal; they come with its page, not with the first load. */
export function useDesignerTexts() {
  return { texts: useMessages(messages), locale: useLocale() }
}
