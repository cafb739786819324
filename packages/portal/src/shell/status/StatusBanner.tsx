import { Alert, Button } from 'antd'
import { useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useServerState } from '@/platform/serverState'

function watchNetwork(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Above every page: no network, no server, or a new build. The first of them that holds is said. */
export function StatusBanner(): ReactNode {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation()
  const online = useSyncExternalStore(watchNetwork, () => navigator.onLine)
  const { reachable, updated } = useServerState()
  return (
    <div role="status" className="ld-status">
      {!reachable ? (
        <Alert type="warning" banner title={t(online ? 'status.unreachable' : 'status.offline')} />
      ) : updated ? (
        <Alert
          type="info"
          banner
          title={t('status.updated')}
          action={
            // Where something is unsaved, the browser asks first.
            <Button size="small" type="link" onClick={() => window.location.reload()}>
              {common('reload')}
            </Button>
          }
        />
      ) : null}
    </div>
  )
}
