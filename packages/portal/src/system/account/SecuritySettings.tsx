import { Alert, Button, Spin } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { failureText } from '@/platform/queryClient'
import { PasswordModal } from '@/session/password/PasswordModal'
import { FROM_SHELL } from '@/shell/tabs/useTabs'
import { OwnSessions } from './OwnSessions'
import { Row } from './Row'
import { SecondFactorSettings } from './SecondFactorSettings'
import { useOwnAccount } from './useOwnAccount'

/** 安全设置: what protects the account, and where it is logged in. */
export function SecuritySettings(): ReactNode {
  const { t } = useTranslation('account')
  const { data, error } = useOwnAccount()
  const [changing, setChanging] = useState(false)
  if (error && !data) return <Alert type="error" showIcon title={failureText(error, t('failed'))} />
  if (!data) return <Spin />
  const to = (panel: string, text: string) => (
    <Link to={`/account/settings/${panel}`} replace state={FROM_SHELL}>
      {text}
    </Link>
  )
  return (
    <>
      <ul className="ld-account-rows">
        <Row title={t('password')} hint={t('passwordHint')}>
          <Button onClick={() => setChanging(true)}>{t('change')}</Button>
        </Row>
        <Row title={t('phone')} hint={data.phone ? masked(data.phone) : t('none')}>
          {to('binding', t('change'))}
        </Row>
        <Row title={t('email')} hint={data.email || t('none')}>
          {to('base', t('change'))}
        </Row>
        <SecondFactorSettings />
      </ul>
      {changing ? <PasswordModal open onClose={() => setChanging(false)} /> : null}
      <OwnSessions />
    </>
  )
}

/** `138****0000`: enough to know one's own number by. */
function masked(phone: string): string {
  return phone.length < 7 ? phone : `${phone.slice(0, 3)}****${phone.slice(-4)}`
}
