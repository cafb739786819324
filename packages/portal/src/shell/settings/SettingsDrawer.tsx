import { Alert, Drawer } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SettingsForm } from './SettingsForm'

/** The settings beside the page they change; a preview for development (spec 1 §2). */
export function SettingsDrawer({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const { t } = useTranslation('settings')
  return (
    <Drawer open={open} onClose={onClose} title={t('title')} size={360}>
      <Alert className="ld-gap" type="warning" showIcon title={t('warning')} />
      <SettingsForm />
    </Drawer>
  )
}
