import WarningFilled from '@ant-design/icons/WarningFilled'
import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { FallbackProps } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import { asChunkError } from '@/platform/chunkError'
import { useServerState } from '@/platform/serverState'

/** Catches what a page throws; the rest of the shell goes on. */
export function PageErrorBoundary({
  children,
  onRetry,
}: {
  children: ReactNode
  /** Before the page is tried again, e.g. to forget a failed chunk. */
  onRetry?: () => void
}): ReactNode {
  return (
    <ErrorBoundary
      FallbackComponent={PageFailure}
      onReset={onRetry}
      onError={(error) => console.error('A page failed', error)}
    >
      {children}
    </ErrorBoundary>
  )
}

function PageFailure({ error, resetErrorBoundary }: FallbackProps): ReactNode {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation()
  const chunk = asChunkError(error)
  const message = error instanceof Error ? error.message : String(error)
  const { reachable } = useServerState()
  const wasAway = useRef(false)
  const isChunk = chunk !== undefined
  // The server was away: what could not be fetched can be now.
  useEffect(() => {
    if (!reachable) wasAway.current = true
    else if (wasAway.current && isChunk) resetErrorBoundary()
  }, [reachable, isChunk, resetErrorBoundary])
  // Not antd's: this stands in the first script, since it says that others did not come, and must not bring drawings along.
  return (
    <div className="ld-result ld-failure">
      <WarningFilled className="ld-failure-sign" aria-hidden />
      <p className="ld-failure-title">{chunk ? t('error.chunkTitle') : t('error.server')}</p>
      <p className="ld-failure-text">
        {chunk ? t('error.chunk', { code: chunk.code }) : t('error.crash', { message })}
      </p>
      <div className="ld-failure-ways">
        <Button type="primary" onClick={resetErrorBoundary}>
          {common('retry')}
        </Button>
        <Button onClick={() => window.location.reload()}>{common('reload')}</Button>
      </div>
    </div>
  )
}
