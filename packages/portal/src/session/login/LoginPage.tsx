import { App } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { signIn } from '../sessionStore'
import { LoginForm } from './LoginForm'

/**
 * The login page. Once the session is there, the guard leads on: to the path that was asked for, or home.
 */
export function LoginPage(): ReactNode {
  const { t } = useTranslation('session')
  const { t: common } = useTranslation()
  const { message } = App.useApp()
  return (
    <>
      <title>{`${t('login.title')} - ${common('product')}`}</title>
      <h1 className="ld-login-title">{t('login.title')}</h1>
      <LoginForm
        onSuccess={(result) => {
          if (result.multi_depart === 0) void message.warning(t('login.noDepartment'))
          else void message.success(t('login.welcome', { name: result.userInfo.realname }))
          signIn(result)
        }}
      />
    </>
  )
}
