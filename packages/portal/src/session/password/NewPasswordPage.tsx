import LockOutlined from '@ant-design/icons/LockOutlined'
import { Alert, App, Button, Form, Input } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SpokenForm } from '@/app/i18n/SpokenForm'
import { request } from '@/platform/request'
import { endSession } from '../endSession'
import { NewPasswordFields } from '../login/parts/NewPasswordFields'
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
      <SpokenForm<Values>
        className="ld-login-form"
        requiredMark={false}
        validateTrigger="onBlur"
        onFinish={(values) => void submit(values)}
      >
        {failure ? <Alert type="error" showIcon title={failure} role="alert" /> : null}
        {/* Password managers keep the password under the account's name. */}
        <input type="hidden" autoComplete="username" value={username} readOnly />
        <Form.Item name="oldpassword" rules={[{ required: true, message: t('password.oldRequired') }]}>
          <Input.Password
            size="large"
            prefix={<LockOutlined />}
            placeholder={t('password.old')}
            aria-label={t('password.old')}
            autoComplete="current-password"
            autoFocus
          />
        </Form.Item>
        <NewPasswordFields />
        <Button type="primary" htmlType="submit" size="large" block loading={busy}>
          {t('password.submit')}
        </Button>
        <Button type="link" block onClick={() => void endSession()}>
          {t('login.back')}
        </Button>
      </SpokenForm>
    </>
  )
}
