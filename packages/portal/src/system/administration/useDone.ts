import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { failureText } from '@/platform/queryClient'

/**
 * Does something to a record and tells how it went.
 * @returns whether it was done
 */
export function useDone(): (work: () => Promise<unknown>, done?: string) => Promise<boolean> {
  const { t } = useTranslation('system')
  const { message } = App.useApp()
  return async (work, done) => {
    try {
      await work()
      void message.success(done ?? t('ops.done'))
      return true
    } catch (failure) {
      void message.error(failureText(failure, t('ops.failed')))
      return false
    }
  }
}
