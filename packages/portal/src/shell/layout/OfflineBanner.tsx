import { Alert } from 'antd'
import { useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

function watch(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Says so while the browser has no network. */
export function OfflineBanner(): ReactNode {
  const { t } = useTranslation('shell')
  const online = useSyncExternalStore(watch, () => navigator.onLine)
  return online ? null : <Alert className="ld-offline" type="warning" banner title={t('offline')} />
}
