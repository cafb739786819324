import { ChangePasswordModal } from '@lading/ui/dialogs'
import type { PasswordChange } from '@lading/ui/dialogs'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { App } from 'antd'
import { asSourceError } from '@/platform/dataSource'
import { request } from '@/platform/request'
import { startOver } from '../endSession'
import { useSession } from '../sessionStore'

/** 修改密码 (spec 1 §5). The server ends every session of the account with it, so the user logs in anew. */
export function PasswordModal({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const { t } = useTranslation('session')
  const { modal } = App.useApp()
  const username = useSession((session) => session.user?.username)

  async function submit(body: PasswordChange): Promise<void> {
    try {
      await request().auth.updatePassword({ body, silent: true })
    } catch (error) {
      throw asSourceError(error)
    }
    modal.success({
      title: t('password.ended'),
      content: t('password.loginAgain'),
      okText: t('password.toLogin'),
      keyboard: false,
      onOk: startOver,
    })
  }

  return <ChangePasswordModal open={open} username={username} onSubmit={submit} onClose={onClose} />
}
