import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { hasUnsaved } from '@/app/chunkReload'
import { logOut } from '@/session/endSession'

/** Asks, logs out, and starts over on the login page with an empty memory (spec 1 §4). */
export function useLogout(): () => void {
  const { t } = useTranslation('session')
  const { modal } = App.useApp()
  return () => {
    const unsaved = hasUnsaved()
    void modal.confirm({
      title: t('logout.title'),
      ...(unsaved && { okButtonProps: { danger: true }, focusable: { autoFocusButton: 'cancel' } }),
      content: unsaved ? `${t('logout.unsaved')}${t('logout.confirm')}` : t('logout.confirm'),
      onOk: logOut,
    })
  }
}
