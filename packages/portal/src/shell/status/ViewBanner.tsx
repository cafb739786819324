import { Alert, Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { endView, viewedRole } from '@/session/viewedRole'

/** Says as which role somebody sees, and ends it. */
export function ViewBanner(): ReactNode {
  const { t } = useTranslation('shell')
  const role = viewedRole()
  if (!role) return null
  return (
    <Alert
      type="info"
      banner
      role="status"
      title={t('view.banner', { name: role.name })}
      action={
        <Button size="small" onClick={endView}>
          {t('view.end')}
        </Button>
      }
    />
  )
}
