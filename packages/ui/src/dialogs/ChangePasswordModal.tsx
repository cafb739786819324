import { App } from 'antd'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Modal } from '../foundation/overlay/Modal'
import { lazyPart } from '../foundation/lazy/lazyPart'
import { useMessages } from '../foundation/locale/useMessages'
import { useSourceMessage } from '../foundation/useSourceMessage'
import { dialogMessages } from './locale/messages'
import type { NewPassword } from './PasswordForm'
import { useFocusBack } from './useFocusBack'

/** What is sent to change a password (spec 2 §7: PUT /sys/user/updatePassword). */
export interface PasswordChange extends NewPassword {
  username: string
}

/** The change-password dialog. */
export interface ChangePasswordModalProps {
  open: boolean
  /** Account of the signed-in user; without one the change is refused. */
  username: string | undefined
  /** Sends the change; rejects with the server's message. */
  onSubmit: (change: PasswordChange) => Promise<unknown>
  onClose: () => void
}

const PasswordForm = lazyPart(async () => (await import('./PasswordForm')).PasswordForm)

/** Old, new and repeated password (spec 2 §2, §5). Nothing typed survives the closing. */
export function ChangePasswordModal({
  open,
  username,
  onSubmit,
  onClose,
}: ChangePasswordModalProps): ReactNode {
  useFocusBack()
  const { message } = App.useApp()
  const texts = useMessages(dialogMessages)
  const report = useSourceMessage()
  const [busy, setBusy] = useState(false)
  const id = useId()
  const finish = async (values: NewPassword) => {
    if (!username) {
      void message.warning(texts.noUser)
      return
    }
    setBusy(true)
    try {
      await onSubmit({ username, ...values })
      void message.success(texts.passwordChanged)
      onClose()
    } catch (error) {
      report(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal
      open={open}
      title={texts.changePassword}
      width={480}
      confirmLoading={busy}
      destroyOnHidden
      // Enter in any field sends the form, too.
      okButtonProps={{ htmlType: 'submit', form: id }}
      onCancel={onClose}
    >
      <PasswordForm id={id} onSubmit={finish} />
    </Modal>
  )
}
