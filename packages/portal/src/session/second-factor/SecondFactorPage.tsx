import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { endSession } from '../endSession'
import { UserTitle } from '../login/UserTitle'
import { SecondFactorSetup } from './SecondFactorSetup'

/** A role of the user asks for a second factor: it is set up before anything else. */
export function SecondFactorPage(): ReactNode {
  const { t } = useTranslation('account')
  const client = useQueryClient()
  return (
    <>
      <UserTitle>{t('factor.title')}</UserTitle>
      <Alert className="ld-gap" type="info" showIcon title={t('factor.required')} />
      {/* The guard leads on once the menu is there. */}
      <SecondFactorSetup onDone={() => void client.resetQueries({ queryKey: ['permissions'] })} />
      <Button type="link" block onClick={() => void endSession()}>
        {t('factor.leave')}
      </Button>
    </>
  )
}
