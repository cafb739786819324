import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Modal } from 'antd'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyView } from '@/shell/page/lazyView'
import { endSession } from '../endSession'
import { LoginForm } from '../login/LoginForm'
import { giveUpCode, usePendingCode } from '../second-factor/codeStore'
import { carryPermissions } from '../permissions'
import { sessionStore, signIn, useSession } from '../sessionStore'
import type { PendingExpiry } from './expiryStore'
import '../login/login.css'

const SecondFactorForm = lazyView(
  async () => (await import('../second-factor/SecondFactorForm')).SecondFactorForm,
)

/**
 * 登录已过期 / 请重新登录: logs in again in place, so that nothing that was entered is lost; the waiting calls go on
 * with the new token. Another way out leads to the login page. After a logout in another browser tab the page is covered:
 * whoever sits there next sees nothing of it.
 */
export function ExpiredModal({ pending }: { pending: PendingExpiry }): ReactNode {
  const { t } = useTranslation('session')
  const user = useSession((session) => session.user)
  const client = useQueryClient()
  const code = usePendingCode()
  useEffect(() => giveUpCode, [])
  const loggedOut = pending.reason === 'loggedOut'
  return (
    <Modal
      open
      title={t(loggedOut ? 'expired.loggedOut' : 'expired.title')}
      classNames={{ mask: loggedOut ? 'ld-expired-cover' : undefined }}
      width={400}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      footer={
        <Button
          type="link"
          onClick={() => {
            pending.answer('left')
            void endSession()
          }}
        >
          {t('expired.leave')}
        </Button>
      }
    >
      <Alert
        className="ld-expired-hint"
        type="info"
        title={t('expired.text')}
        description={t(loggedOut ? 'expired.loggedOutDetail' : 'expired.detail')}
      />
      {code ? (
        <SecondFactorForm key={code.ticket} pending={code} />
      ) : (
        <LoginForm
          fixedUsername={user?.username}
          submitText={t('expired.relogin')}
          onSuccess={(result) => {
            const before = sessionStore.getState()
            if (result.userInfo.id === before.user?.id) carryPermissions(client, before.token, result.token)
            // The page goes on in the tenant it was in.
            signIn({ ...result, multi_depart: 1, tenantId: before.tenantId })
            pending.answer('renewed')
          }}
        />
      )}
    </Modal>
  )
}
