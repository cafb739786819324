import type { LoginResult } from '@lading/core/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { offeredLogins } from '@/platform/config'
import { lazyView } from '@/shell/page/lazyView'
import { LoginForm } from '../LoginForm'
import { useProviders } from '../useProviders'

const LoginTabs = lazyView(async () => (await import('./LoginTabs')).LoginTabs)
const OtherLogins = lazyView(async () => (await import('./OtherLogins')).OtherLogins, { loading: null })

/** Every way in that the server offers: password, code, other systems; and the ways to an account. */
export function LoginWays({ onSuccess }: { onSuccess: (result: LoginResult) => void }): ReactNode {
  const { t } = useTranslation('session')
  const { search } = useLocation()
  const { phone, registration, cas } = offeredLogins()
  const { providers } = useProviders()
  return (
    <>
      {phone ? <LoginTabs onSuccess={onSuccess} /> : <LoginForm onSuccess={onSuccess} />}
      {phone || registration ? (
        <div className="ld-login-links">
          {phone ? <Link to={{ pathname: '/user/alteration', search }}>{t('login.forgotten')}</Link> : null}
          {registration ? (
            <Link to={{ pathname: '/user/register', search }}>{t('login.register')}</Link>
          ) : null}
        </div>
      ) : null}
      {cas || providers.length > 0 ? <OtherLogins /> : null}
    </>
  )
}
