import { Button, Result } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { GUARD_PATHS } from '@/session/decide'

/** The failure pages of spec 1 §2. */
export type FailureStatus = '403' | '404' | '500'

const TEXT = { '403': 'error.forbidden', '404': 'error.notFound', '500': 'error.server' } as const

/** A failure page: what happened, and the way home. */
export function FailurePage({ status, detail }: { status: FailureStatus; detail?: string }): ReactNode {
  const { t } = useTranslation('shell')
  return (
    <Result
      className="ld-result"
      status={status}
      title={<h1>{status}</h1>}
      subTitle={
        <>
          <p>{t(TEXT[status])}</p>
          {detail ? <p className="ld-result-detail">{detail}</p> : null}
        </>
      }
      extra={<WaysOut />}
    />
  )
}

/** 404, naming the address that was asked for: the way to it is replaced by the page's own (spec 1 §2). */
export function UnknownPage(): ReactNode {
  const { wanted } = (useLocation().state ?? {}) as { wanted?: string }
  return <FailurePage status="404" detail={wanted} />
}

/** Home, or back where there is something to go back to. */
function WaysOut(): ReactNode {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  return (
    <>
      <HomeButton />
      {window.history.length > 1 ? (
        <Button onClick={() => void navigate(-1)}>{t('error.back')}</Button>
      ) : null}
    </>
  )
}

function HomeButton(): ReactNode {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  return (
    <Button type="primary" onClick={() => void navigate(GUARD_PATHS.home)}>
      {t('error.home')}
    </Button>
  )
}

/** The page for a menu entry whose component nobody has: it names the key (spec 1 §8, "missing screen module"). */
export function MissingModule({ component }: { component: string }): ReactNode {
  const { t } = useTranslation('shell')
  return (
    <Result
      className="ld-result"
      status="warning"
      title={<h1>{t('error.missingTitle')}</h1>}
      subTitle={t('error.missing', { key: component })}
      extra={<HomeButton />}
    />
  )
}
