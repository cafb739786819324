import { Button, Result } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { UserTitle } from '../login/UserTitle'

/** What has come of a registration. */
export function RegisterResultPage(): ReactNode {
  const { t } = useTranslation('session')
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const username = (state as { username?: unknown } | null)?.username
  const login = { pathname: '/user/login', search }
  // Opened by itself, the page has nothing to tell.
  if (typeof username !== 'string') return <Navigate to={login} replace />
  return (
    <>
      <UserTitle>{t('register.title')}</UserTitle>
      <Result
        className="ld-login-result"
        status="success"
        title={t('register.doneTitle')}
        subTitle={t('register.done', { name: username })}
        extra={
          <Button type="primary" onClick={() => void navigate(login)}>
            {t('password.toLogin')}
          </Button>
        }
      />
    </>
  )
}
