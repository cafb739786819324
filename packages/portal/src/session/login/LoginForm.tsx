import LockOutlined from '@ant-design/icons/LockOutlined'
import UserOutlined from '@ant-design/icons/UserOutlined'
import { Alert, Button, Form, Input } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SpokenForm } from '@/app/i18n/SpokenForm'
import { failureText } from '@/platform/queryClient'
import { request } from '@/platform/request'
import type { LoginResult } from '@lading/core/contract'
import { withCode } from '../second-factor/codeStore'
import { CaptchaField } from './CaptchaField'
import { useCaptcha } from './useCaptcha'

/** Props of `LoginForm`: `onSuccess` takes the answer of the login call. */
export interface LoginFormProps {
  onSuccess: (result: LoginResult) => void
  /** Set when a session is renewed: the user must stay the same. */
  fixedUsername?: string
  submitText?: string
}

interface Values {
  username: string
  password: string
  captcha: string
}

/** User name, password and captcha. A refusal is shown with the server's words, and the captcha is renewed. */
export function LoginForm({ onSuccess, fixedUsername, submitText }: LoginFormProps): ReactNode {
  const { t } = useTranslation('session')
  const [form] = Form.useForm<Values>()
  const captcha = useCaptcha()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function submit(values: Values): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    try {
      const body = { ...values, checkKey: captcha.key, remember_me: true }
      onSuccess(await withCode(request().auth.login({ body, silent: true })))
    } catch (error) {
      setFailure(failureText(error, t('login.failed')))
      setBusy(false)
      // A captcha is good for one try only.
      captcha.refresh()
      form.resetFields(['captcha'])
      form.focusField('captcha')
    }
  }

  return (
    <SpokenForm<Values>
      form={form}
      className="ld-login-form"
      initialValues={{ username: fixedUsername }}
      onFinish={(values) => void submit(values)}
      requiredMark={false}
      validateTrigger="onSubmit"
    >
      {failure ? <Alert type="error" showIcon title={failure} role="alert" /> : null}
      <Form.Item name="username" rules={[{ required: true, message: t('login.usernameRequired') }]}>
        <Input
          size="large"
          prefix={<UserOutlined />}
          placeholder={t('login.username')}
          aria-label={t('login.username')}
          autoComplete="username"
          readOnly={fixedUsername !== undefined}
          autoFocus={fixedUsername === undefined}
        />
      </Form.Item>
      <Form.Item name="password" rules={[{ required: true, message: t('login.passwordRequired') }]}>
        <Input.Password
          size="large"
          prefix={<LockOutlined />}
          placeholder={t('login.password')}
          aria-label={t('login.password')}
          autoComplete="current-password"
          autoFocus={fixedUsername !== undefined}
        />
      </Form.Item>
      <CaptchaField captcha={captcha} />
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        {submitText ?? t('login.submit')}
      </Button>
    </SpokenForm>
  )
}
