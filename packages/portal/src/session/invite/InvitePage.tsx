import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { offeredLogins } from '@/platform/config'
import { useSession } from '../sessionStore'
import { UserTitle } from '../login/UserTitle'

/** Where an invitation leads (spec 1 §2, `/log/inviteIndex`): to a new account, or to the one that is there already. */
export function InvitePage(): ReactNode {
  const { t } = useTranslation('session')
  const { search } = useLocation()
  const navigate = useNavigate()
  const loggedIn = useSession(({ token }) => token !== undefined)
  const { registration } = offeredLogins()
  const go = (pathname: string) => void navigate({ pathname, search })
  return (
    <>
      <UserTitle>{t('invite.title')}</UserTitle>
      <p className="ld-login-hint">{t(registration ? 'invite.hint' : 'invite.closed')}</p>
      <div className="ld-login-others">
        {registration ? (
          <Button type="primary" size="large" block onClick={() => go('/log/supplierRegister')}>
            {t('invite.register')}
          </Button>
        ) : null}
        <Button
          type={registration ? 'default' : 'primary'}
          size="large"
          block
          onClick={() => (loggedIn ? void navigate('/') : go('/user/login'))}
        >
          {t(loggedIn ? 'invite.enter' : 'invite.login')}
        </Button>
      </div>
    </>
  )
}
