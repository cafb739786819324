import { Alert, Spin } from 'antd'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyView } from '@/shell/page/lazyView'
import { giveUpCode, usePendingCode } from '../second-factor/codeStore'
import { UserTitle } from './UserTitle'
import { LoginWays } from './parts/LoginWays'
import { useEnter } from './useEnter'
import { useLoginReturn } from './useLoginReturn'

const SecondFactorForm = lazyView(
  async () => (await import('../second-factor/SecondFactorForm')).SecondFactorForm,
)
const TenantForm = lazyView(async () => (await import('./parts/TenantForm')).TenantForm)
const BindThird = lazyView(async () => (await import('./parts/BindThird')).BindThird)

/**
 * The login page. Once the session is there, the guard leads on: to the path that was asked for, or home.
 */
export function LoginPage(): ReactNode {
  const { t } = useTranslation('session')
  const enter = useEnter()
  const back = useLoginReturn(enter.succeed)
  const code = usePendingCode()
  useEffect(() => giveUpCode, [])

  if (code) {
    return (
      <>
        <UserTitle>{t('factor.title')}</UserTitle>
        <SecondFactorForm key={code.ticket} pending={code} />
      </>
    )
  }
  if (enter.open) {
    return (
      <>
        <UserTitle>{t('choose.title')}</UserTitle>
        <TenantForm result={enter.open} onChosen={enter.choose} onCancel={enter.giveUp} />
      </>
    )
  }
  if (back.busy) {
    return (
      <div className="ld-login-busy" role="status">
        <Spin />
        <p>{t('login.verifying')}</p>
      </div>
    )
  }
  if (back.bind) {
    return (
      <>
        <UserTitle>{t('third.title')}</UserTitle>
        <BindThird {...back.bind} onSuccess={enter.succeed} onCancel={back.forget} />
      </>
    )
  }
  return (
    <>
      <UserTitle>{t('login.title')}</UserTitle>
      {back.failure ? (
        <Alert className="ld-gap" type="error" showIcon title={back.failure} role="alert" />
      ) : null}
      <LoginWays onSuccess={enter.succeed} />
    </>
  )
}
