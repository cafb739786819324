import type { LoginResult } from '@lading/core/contract'
import { Tabs } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { offeredLogins } from '@/platform/config'
import { lazyView } from '@/shell/page/lazyView'
import { LoginForm } from '../LoginForm'
import { OtherLogins } from './OtherLogins'

/** Brings forms along, which the password does without. */
const PhoneLoginForm = lazyView(async () => (await import('./PhoneLoginForm')).PhoneLoginForm)

/** Every way in that the server offers: password, code, other systems; and the ways to an account. */
export function LoginWays({ onSuccess }: { onSuccess: (result: LoginResult) => void }): ReactNode {
  const { t } = useTranslation('session')
  const { search } = useLocation()
  const { phone, registration } = offeredLogins()
  const password = <LoginForm onSuccess={onSuccess} />
  return (
    <>
      {phone ? (
        <Tabs
          className="ld-login-ways"
          destroyOnHidden
          items={[
            { key: 'password', label: t('login.byPassword'), children: password },
            {
              key: 'phone',
              label: t('login.byPhone'),
              children: <PhoneLoginForm onSuccess={onSuccess} />,
            },
          ]}
        />
      ) : (
        password
      )}
      {phone || registration ? (
        <div className="ld-login-links">
          {phone ? <Link to={{ pathname: '/user/alteration', search }}>{t('login.forgotten')}</Link> : null}
          {registration ? (
            <Link to={{ pathname: '/user/register', search }}>{t('login.register')}</Link>
          ) : null}
        </div>
      ) : null}
      <OtherLogins />
    </>
  )
}
