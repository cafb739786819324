import { useMessages } from '@lading/ui/foundation'
import { useLocale } from '@/app/i18n/useLocale'
import { reportEn } from './locale/enUS'
import { reportZh } from './locale/zhCN'

export { filled } from '@/app/i18n/filled'

const messages = { 'zh-CN': reportZh, 'en-US': reportEn }

/** The texts of reports in the language of the portal; they come with their pages, not with the first load. */
export function useReportTexts() {
  return { texts: useMessages(messages), locale: useLocale() }
}
