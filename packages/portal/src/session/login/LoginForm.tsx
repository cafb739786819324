import LockOutlined from '@ant-design/icons/LockOutlined'
import UserOutlined from '@ant-design/icons/UserOutlined'
import { Alert, Button, Input } from 'antd'
import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '@/platform/queryClient'
import { request } from '@/platform/request'
import type { LoginResult } from '@lading/core/contract'
import { withCode } from '../second-factor/codeStore'
import { CaptchaField } from './CaptchaField'
import { LoginField } from './LoginField'
import { useCaptcha } from './useCaptcha'
import { useLoginFields } from './useLoginFields'
import type { LoginFieldName } from './useLoginFields'

/** Props of `LoginForm`: `onSuccess` takes the answer of the login call. */
export interface LoginFormProps {
  onSuccess: (result: LoginResult) => void
  /** Set when a session is renewed: the user must stay the same. */
  fixedUsername?: string
  submitText?: string
}

/** User name, password and captcha. A refusal is shown with the server's words, and the captcha is renewed. */
export function LoginForm({ onSuccess, fixedUsername, submitText }: LoginFormProps): ReactNode {
  const { t } = useTranslation('session')
  const fields = useLoginFields(fixedUsername)
  const captcha = useCaptcha()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy || !fields.check()) return
    setBusy(true)
    setFailure(undefined)
    try {
      const body = { ...fields.values, checkKey: captcha.key, remember_me: true }
      onSuccess(await withCode(request().auth.login({ body, silent: true })))
    } catch (error) {
      setFailure(failureText(error, t('login.failed')))
      setBusy(false)
      // A captcha is good for one try only.
      captcha.refresh()
      fields.set('captcha', '')
      fields.focus('captcha')
    }
  }

  /** What the input of a field takes besides its looks. */
  const inputOf = (name: LoginFieldName) => ({
    ref: fields.refOf(name),
    name,
    value: fields.values[name],
    onChange: ({ target }: { target: { value: string } }) => fields.set(name, target.value),
    size: 'large' as const,
    placeholder: t(`login.${name}`),
    'aria-label': t(`login.${name}`),
  })
  const errorOf = (name: LoginFieldName) => (fields.missing(name) ? t(`login.${name}Required`) : undefined)

  return (
    <form className="ld-login-form" noValidate onSubmit={(event) => void submit(event)}>
      {failure ? <Alert type="error" showIcon title={failure} role="alert" /> : null}
      <LoginField error={errorOf('username')}>
        {(aria) => (
          <Input
            {...aria}
            {...inputOf('username')}
            prefix={<UserOutlined />}
            autoComplete="username"
            readOnly={fixedUsername !== undefined}
            autoFocus={fixedUsername === undefined}
          />
        )}
      </LoginField>
      <LoginField error={errorOf('password')}>
        {(aria) => (
          <Input.Password
            {...aria}
            {...inputOf('password')}
            prefix={<LockOutlined />}
            autoComplete="current-password"
            autoFocus={fixedUsername !== undefined}
          />
        )}
      </LoginField>
      <CaptchaField captcha={captcha} error={errorOf('captcha')} input={inputOf('captcha')} />
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        {submitText ?? t('login.submit')}
      </Button>
    </form>
  )
}
