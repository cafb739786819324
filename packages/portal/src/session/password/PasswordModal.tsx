import { Alert, App, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '@/platform/queryClient'
import { request } from '@/platform/request'
import { sessionStore } from '../sessionStore'

interface Values {
  oldpassword: string
  password: string
  confirmpassword: string
}

/** 修改密码: all three are required, and the confirmation must equal the new one (spec 1 §5). */
export function PasswordModal({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const { t } = useTranslation('session')
  const { message } = App.useApp()
  const [form] = Form.useForm<Values>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function submit(values: Values): Promise<void> {
    const username = sessionStore.getState().user?.username
    if (!username) {
      void message.warning(t('password.noUser'))
      return
    }
    setBusy(true)
    setFailure(undefined)
    try {
      await request().auth.updatePassword({ body: { username, ...values }, silent: true })
      void message.success(t('password.done'))
      onClose()
    } catch (error) {
      setFailure(failureText(error, t('login.failed')))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Modal
      open={open}
      title={t('password.title')}
      width={440}
      onOk={() => form.submit()}
      onCancel={onClose}
      confirmLoading={busy}
      destroyOnHidden
      afterClose={() => setFailure(undefined)}
    >
      {failure ? <Alert className="ld-gap" type="error" showIcon title={failure} role="alert" /> : null}
      <Form<Values> form={form} layout="vertical" preserve={false} onFinish={(values) => void submit(values)}>
        <Form.Item
          name="oldpassword"
          label={t('password.old')}
          rules={[{ required: true, message: t('password.oldRequired') }]}
        >
          <Input.Password autoComplete="current-password" autoFocus />
        </Form.Item>
        <Form.Item
          name="password"
          label={t('password.new')}
          rules={[{ required: true, message: t('password.newRequired') }]}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Form.Item
          name="confirmpassword"
          label={t('password.confirm')}
          dependencies={['password']}
          rules={[
            { required: true, message: t('password.confirmRequired') },
            {
              validator: (_, value) =>
                !value || value === form.getFieldValue('password')
                  ? Promise.resolve()
                  : Promise.reject(new Error(t('password.mismatch'))),
            },
          ]}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
      </Form>
    </Modal>
  )
}
