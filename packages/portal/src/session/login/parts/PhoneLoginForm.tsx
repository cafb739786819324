import type { LoginResult } from '@lading/core/contract'
import { Alert, Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RuleForm, useRuleForm } from '@lading/ui/rule-form'
import { request } from '@/platform/request'
import { withCode } from '../../second-factor/codeStore'
import { NO_CODE, PhoneCodeFields, phoneCodeRules } from './PhoneCodeFields'
import type { PhoneCode } from './PhoneCodeFields'
import { useSubmit } from './useSubmit'

/** Logs in with a code that was sent to the phone. */
export function PhoneLoginForm({ onSuccess }: { onSuccess: (result: LoginResult) => void }): ReactNode {
  const { t } = useTranslation('session')
  const { busy, failure, run } = useSubmit(t('login.failed'))
  const form = useRuleForm<PhoneCode>({
    rules: phoneCodeRules(t),
    defaultValues: NO_CODE,
    mode: 'onSubmit',
  })
  return (
    <RuleForm
      form={form}
      className="ld-login-form"
      onSubmit={({ mobile, code }) =>
        run(async () => {
          const body = { mobile, captcha: code, remember_me: true }
          onSuccess(await withCode(request().auth.loginByPhone({ body, silent: true, session: 'ignore' })))
        })
      }
    >
      {failure ? <Alert type="error" showIcon title={failure} role="alert" /> : null}
      <PhoneCodeFields purpose="login" />
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        {t('login.submit')}
      </Button>
    </RuleForm>
  )
}
