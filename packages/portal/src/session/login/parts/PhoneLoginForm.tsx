import type { LoginResult } from '@lading/core/contract'
import { Alert, Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SpokenForm } from '@/app/i18n/SpokenForm'
import { request } from '@/platform/request'
import { PhoneCodeFields } from './PhoneCodeFields'
import { useSubmit } from './useSubmit'

interface Values {
  mobile: string
  code: string
}

/** Logs in with a code that was sent to the phone. */
export function PhoneLoginForm({ onSuccess }: { onSuccess: (result: LoginResult) => void }): ReactNode {
  const { t } = useTranslation('session')
  const { busy, failure, run } = useSubmit(t('login.failed'))
  return (
    <SpokenForm<Values>
      className="ld-login-form"
      requiredMark={false}
      validateTrigger="onSubmit"
      onFinish={({ mobile, code }) =>
        void run(async () => {
          const body = { mobile, captcha: code, remember_me: true }
          onSuccess(await request().auth.loginByPhone({ body, silent: true, session: 'ignore' }))
        })
      }
    >
      {failure ? <Alert type="error" showIcon title={failure} role="alert" /> : null}
      <PhoneCodeFields purpose="login" />
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        {t('login.submit')}
      </Button>
    </SpokenForm>
  )
}
