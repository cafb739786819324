import LockOutlined from '@ant-design/icons/LockOutlined'
import { Alert, App, Button, Input } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RuleField, RuleForm, useRuleForm } from '@lading/ui/rule-form'
import { request } from '@/platform/request'
import { endSession } from '../endSession'
import { NO_PASSWORD, NewPasswordFields, newPasswordRules } from '../login/parts/NewPasswordFields'
import { useSubmit } from '../login/parts/useSubmit'
import { UserTitle } from '../login/UserTitle'
import { useSession } from '../sessionStore'

interface Values {
  oldpassword: string
  password: string
  confirm: string
}

/**
 * A password that somebody else has set must be changed before anything else. The server ends every session of the
 * account with it, so the user logs in anew.
 */
export function NewPasswordPage(): ReactNode {
  const { t } = useTranslation('session')
  const { message } = App.useApp()
  const username = useSession((session) => session.user?.username) ?? ''
  const { busy, failure, run } = useSubmit(t('password.failed'))

  const form = useRuleForm<Values>({
    rules: {
      oldpassword: { rule: 'required', message: t('password.oldRequired') },
      ...newPasswordRules(t),
    },
    defaultValues: { oldpassword: '', ...NO_PASSWORD },
  })

  const submit = ({ oldpassword, password, confirm }: Values) =>
    run(async () => {
      const body = { username, oldpassword, password, confirmpassword: confirm }
      await request().auth.updatePassword({ body, silent: true })
      void message.success(t('password.changed'))
      // The guard leads to the login page.
      await endSession()
    })

  return (
    <>
      <UserTitle>{t('password.mustTitle')}</UserTitle>
      <Alert className="ld-gap" type="info" showIcon title={t('password.mustHint')} />
      <RuleForm form={form} className="ld-login-form" onSubmit={submit}>
        {failure ? <Alert type="error" showIcon title={failure} role="alert" /> : null}
        {/* Password managers keep the password under the account's name. */}
        <input type="hidden" autoComplete="username" value={username} readOnly />
        <RuleField form={form} name="oldpassword">
          {(control) => (
            <Input.Password
              {...control}
              size="large"
              prefix={<LockOutlined />}
              placeholder={t('password.old')}
              aria-label={t('password.old')}
              autoComplete="current-password"
              autoFocus
            />
          )}
        </RuleField>
        <NewPasswordFields />
        <Button type="primary" htmlType="submit" size="large" block loading={busy}>
          {t('password.submit')}
        </Button>
        <Button type="link" block onClick={() => void endSession()}>
          {t('login.back')}
        </Button>
      </RuleForm>
    </>
  )
}
