import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { endSession } from '@/session/endSession'
import { GUARD_PATHS } from '@/session/decide'

/** Asks, logs out, and starts over on the login page with an empty memory (spec 1 §4). */
export function useLogout(): () => void {
  const { t } = useTranslation('session')
  const { modal } = App.useApp()
  return () => {
    void modal.confirm({
      title: t('logout.title'),
      content: t('logout.confirm'),
      onOk: async () => {
        await endSession()
        window.location.assign(import.meta.env.BASE_URL.replace(/\/$/, '') + GUARD_PATHS.login)
      },
    })
  }
}
