import { Spin } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** A page on its way. */
export function PageLoading({ full = false }: { full?: boolean }): ReactNode {
  const { t } = useTranslation()
  return (
    <div
      className={full ? 'ld-loading ld-loading-full' : 'ld-loading'}
      role="status"
      aria-label={t('loading')}
    >
      <Spin delay={200} />
    </div>
  )
}
