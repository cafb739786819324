import { Modal } from '@lading/ui/dialogs'
import { App } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '@/platform/request'
import { NewPassword } from './NewPassword'
import type { InitialPassword } from './userSource'

/** Sets somebody's password: all sessions of the user end, and the user has to choose another one. */
export function ResetPassword({ username, onClose }: { username: string; onClose: () => void }): ReactNode {
  const { t } = useTranslation('system')
  const { message } = App.useApp()
  const [busy, setBusy] = useState(false)
  const [given, setGiven] = useState<InitialPassword>({ password: '', confirmpassword: '' })
  const ready = given.password !== '' && given.password === given.confirmpassword
  const save = async () => {
    setBusy(true)
    try {
      await request().users.changePassword({ body: { username, ...given } })
      void message.success(t('users.resetDone', { username }))
      onClose()
    } catch (failure) {
      request().report(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal
      open
      title={`${t('users.reset')} ${username}`}
      width={520}
      confirmLoading={busy}
      okButtonProps={{ disabled: !ready }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <NewPassword value={given} onChange={setGiven} />
    </Modal>
  )
}
