import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Says why nothing can be changed here. */
export function SharedNote(): ReactNode {
  const { t } = useTranslation('system')
  return <Alert className="ld-shared-note" type="info" showIcon title={t('administration.shared')} />
}
