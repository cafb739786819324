import { App, Form, Input } from 'antd'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Modal } from '../foundation/overlay/Modal'
import { Css } from '../foundation/Css'
import { useMessages } from '../foundation/locale/useMessages'
import { useTranslatedErrors } from '../foundation/locale/useTranslatedErrors'
import { useSourceMessage } from '../foundation/useSourceMessage'
import { dialogMessages } from './locale/messages'
import { useFocusBack } from './useFocusBack'

/** What is sent to change a password (spec 2 §7: PUT /sys/user/updatePassword). */
export interface PasswordChange {
  username: string
  oldpassword: string
  password: string
  confirmpassword: string
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
  const [form] = Form.useForm<Omit<PasswordChange, 'username'>>()
  useTranslatedErrors(form)
  const [busy, setBusy] = useState(false)
  const id = useId()
  const finish = async (values: Omit<PasswordChange, 'username'>) => {
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
      <Form
        id={id}
        form={form}
        layout="vertical"
        preserve={false}
        onFinish={finish}
        className="lading-password"
      >
        <Form.Item
          name="oldpassword"
          label={texts.oldPassword}
          rules={[{ required: true, message: texts.enterOldPassword }]}
        >
          <Input.Password autoFocus autoComplete="current-password" />
        </Form.Item>
        <Form.Item
          name="password"
          label={texts.newPassword}
          rules={[{ required: true, message: texts.enterNewPassword }]}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Form.Item
          name="confirmpassword"
          label={texts.confirmPassword}
          dependencies={['password']}
          rules={[
            { required: true, message: texts.enterConfirmPassword },
            {
              validator: (_, value: string) =>
                !value || value === form.getFieldValue('password')
                  ? Promise.resolve()
                  : Promise.reject(new Error(texts.passwordsDiffer)),
            },
          ]}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
      </Form>
    </Modal>
  )
}
