import { App, Input } from 'antd'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Modal } from '../foundation/overlay/Modal'
import { Css } from '../foundation/Css'
import { useMessages } from '../foundation/locale/useMessages'
import { useSourceMessage } from '../foundation/useSourceMessage'
import { RuleField } from '../rule-form/RuleField'
import { RuleForm } from '../rule-form/RuleForm'
import { useRuleForm } from '../rule-form/useRuleForm'
import { dialogMessages } from './locale/messages'
import { useFocusBack } from './useFocusBack'

/** What is sent to change a password (spec 2 §7: PUT /sys/user/updatePassword). */
export interface PasswordChange {
  username: string
  oldpassword: string
  password: string
  confirmpassword: string
}

type Values = Omit<PasswordChange, 'username'>

/** The change-password dialog. */
export interface ChangePasswordModalProps {
  open: boolean
  /** Account of the signed-in user; without one the change is refused. */
  username: string | undefined
  /** Sends the change; rejects with the server's message. */
  onSubmit: (change: PasswordChange) => Promise<unknown>
  onClose: () => void
}

/** antd's eye is 14 px: too small a target for a finger (WCAG 2.5.8). */
const css = `
.lading-password .ant-input-password-icon { min-width: 24px; min-height: 24px; justify-content: center; }
`

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
  const finish = async (values: Values) => {
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
      <Css name="password">{css}</Css>
      <PasswordForm id={id} onSubmit={finish} />
    </Modal>
  )
}

/** In the dialog: it begins afresh with each opening. */
function PasswordForm({ id, onSubmit }: { id: string; onSubmit: (values: Values) => unknown }): ReactNode {
  const texts = useMessages(dialogMessages)
  const form = useRuleForm<Values>({
    rules: {
      oldpassword: { rule: 'required', message: texts.enterOldPassword },
      password: { rule: 'required', message: texts.enterNewPassword },
      confirmpassword: [
        { rule: 'required', message: texts.enterConfirmPassword },
        { sameAs: 'password', message: texts.passwordsDiffer },
      ],
    },
    defaultValues: { oldpassword: '', password: '', confirmpassword: '' },
  })
  return (
    <RuleForm id={id} form={form} onSubmit={onSubmit} className="lading-password">
      <RuleField form={form} name="oldpassword" label={texts.oldPassword}>
        {(control) => <Input.Password {...control} autoFocus autoComplete="current-password" />}
      </RuleField>
      <RuleField form={form} name="password" label={texts.newPassword} deps={['confirmpassword']}>
        {(control) => <Input.Password {...control} autoComplete="new-password" />}
      </RuleField>
      <RuleField form={form} name="confirmpassword" label={texts.confirmPassword}>
        {(control) => <Input.Password {...control} autoComplete="new-password" />}
      </RuleField>
    </RuleForm>
  )
}
