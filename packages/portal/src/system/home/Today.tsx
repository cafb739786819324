import { useQuery } from '@tanstack/react-query'
import { Button, Card, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { approvalCount } from '@/platform/approvals'
import { useSession } from '@/session/sessionStore'
import { useUnread } from '@/shell/notifications/useNotices'
import { useVisitedPages } from '@/shell/palette/visitedPages'
import { FROM_SHELL } from '@/shell/tabs/useTabs'
import { useApprovals } from '../my-approval/useApprovals'
import { FirstSteps } from './FirstSteps'
import { useDrafts } from './useDrafts'
import { useRecordLink } from './useRecordLink'
import './home.css'

const LINES = 5

/** What to do now: what waits for one's approval, what one has begun, what is new, and where one was. */
export function Today(): ReactNode {
  return (
    <section className="ld-today">
      <Waiting />
      <Drafts />
      <Unread />
      <Recent />
      <FirstSteps />
    </section>
  )
}

/** A list of a few lines, with the way to all of them. */
function Lines(props: {
  title: string
  count?: number
  more?: string
  empty: string
  loading?: boolean
  /** It could not be read: nothing is known of what there is, and this tries again. */
  retry?: (() => unknown) | false
  children: ReactNode[]
}): ReactNode {
  const { t } = useTranslation('home')
  const { t: common } = useTranslation()
  const { title, count = 0, more, empty, loading, retry, children } = props
  return (
    <Card
      size="small"
      title={
        <>
          {title}
          {count > 0 ? <span className="ld-today-count">{count}</span> : null}
        </>
      }
      extra={
        more && count > 0 ? (
          <Link to={more} state={FROM_SHELL} aria-label={`${t('all')} ${title}`}>
            {t('all')}
          </Link>
        ) : null
      }
    >
      {loading ? <Skeleton active title={false} paragraph={{ rows: 3 }} /> : null}
      {retry ? (
        <p className="ld-today-none" role="alert">
          {t('failed')}
          <Button type="link" size="small" aria-label={`${common('retry')} ${title}`} onClick={() => retry()}>
            {common('retry')}
          </Button>
        </p>
      ) : null}
      {!loading && !retry && children.length === 0 ? <p className="ld-today-none">{empty}</p> : null}
      {children.length > 0 ? <ul>{children}</ul> : null}
    </Card>
  )
}

function Waiting(): ReactNode {
  const { t } = useTranslation('home')
  const navigate = useNavigate()
  const { data, isPending, isLoadingError, refetch } = useApprovals({
    kind: 'waiting',
    pageNo: 1,
    pageSize: LINES,
  })
  const { data: count } = useQuery(approvalCount)
  return (
    <Lines
      title={t('waiting')}
      count={count ?? data?.total}
      more="/isps/myApproval"
      empty={t('noWaiting')}
      loading={isPending}
      retry={isLoadingError && refetch}
    >
      {(data?.rows ?? []).map((row) => (
        <li key={row.id}>
          <button
            type="button"
            className="ld-home-line"
            onClick={() => void navigate('/isps/myApproval', { state: FROM_SHELL })}
          >
            <span>{`${row.entityText} ${row.recordTitle}`}</span>
            <small>{[row.applicantName, row.createTime?.slice(5, 16)].filter(Boolean).join(' · ')}</small>
          </button>
        </li>
      ))}
    </Lines>
  )
}

function Drafts(): ReactNode {
  const { t } = useTranslation('home')
  const open = useRecordLink()
  const { drafts, isPending, isLoadingError, refetch, total } = useDrafts()
  const records = drafts
    .flatMap((each) => each.records)
    .sort((a, b) => (b.updateTime ?? '').localeCompare(a.updateTime ?? ''))
    .slice(0, LINES)
  return (
    <Lines
      title={t('drafts')}
      count={total}
      empty={t('noDrafts')}
      loading={isPending}
      retry={isLoadingError && refetch}
    >
      {records.map((record) => (
        <li key={record.id}>
          <button type="button" className="ld-home-line" onClick={() => open(record.entity, record.id)}>
            <span>{`${record.entityText} ${record.title || t('noNumber')}`}</span>
            <small>{[record.detail, record.updateTime?.slice(5, 16)].filter(Boolean).join(' · ')}</small>
          </button>
        </li>
      ))}
    </Lines>
  )
}

function Unread(): ReactNode {
  const { t } = useTranslation('home')
  const navigate = useNavigate()
  const { notices, system, total, isPending, isError, reload } = useUnread()
  return (
    <Lines
      title={t('unread')}
      count={total}
      more="/isps/userAnnouncement"
      empty={t('noUnread')}
      loading={isPending}
      retry={isError && reload}
    >
      {[...notices, ...system].slice(0, LINES).map((notice) => (
        <li key={notice.id}>
          <button
            type="button"
            className="ld-home-line"
            onClick={() => void navigate('/isps/userAnnouncement', { state: FROM_SHELL })}
          >
            <span>{notice.titile}</span>
            <small>{[notice.sender, notice.sendTime?.slice(5, 16)].filter(Boolean).join(' · ')}</small>
          </button>
        </li>
      ))}
    </Lines>
  )
}

function Recent(): ReactNode {
  const { t } = useTranslation('home')
  const userId = useSession((session) => session.user?.id ?? '')
  const { recent } = useVisitedPages(userId)
  return (
    <Lines title={t('recent')} empty={t('noRecent')}>
      {recent.slice(0, LINES).map(({ path, title }) => (
        <li key={path}>
          <Link className="ld-home-line" to={path} state={FROM_SHELL}>
            <span>{title}</span>
          </Link>
        </li>
      ))}
    </Lines>
  )
}
