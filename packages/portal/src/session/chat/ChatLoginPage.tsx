import { Alert, Button, Spin } from 'antd'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { leaveForLogin, providerAddress } from '../login/leaveForLogin'
import { UserTitle } from '../login/UserTitle'
import { useProviders } from '../login/useProviders'
import { messengerOf } from './messengerOf'

/**
 * Login inside an enterprise messenger's browser: the messenger vouches for the visitor, nothing is asked. Where
 * the server does not know this messenger, the way leads to the login page.
 *
 * @param source the messenger, where the address says it. @default by the browser
 */
export function ChatLoginPage({ source }: { source?: string }): ReactNode {
  const { t } = useTranslation('session')
  const { search } = useLocation()
  const navigate = useNavigate()
  const { providers, pending } = useProviders()
  const here = messengerOf(navigator.userAgent)
  const wanted = source ?? here
  const found = providers.some((provider) => provider.source === wanted)
  const left = useRef(false)

  useEffect(() => {
    if (!found || !wanted || left.current) return
    left.current = true
    leaveForLogin(providerAddress(wanted, here === wanted), search)
  }, [found, here, wanted, search])

  return (
    <>
      <UserTitle>{t('login.title')}</UserTitle>
      {pending || found ? (
        <div className="ld-login-busy" role="status">
          <Spin />
          <p>{t('third.inChat')}</p>
        </div>
      ) : (
        <>
          <Alert className="ld-gap" type="info" showIcon title={t('third.none')} />
          <Button
            type="primary"
            size="large"
            block
            onClick={() => void navigate({ pathname: '/user/login', search })}
          >
            {t('password.toLogin')}
          </Button>
        </>
      )}
    </>
  )
}
