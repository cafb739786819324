import { useQuery } from '@tanstack/react-query'
import { Button, Card, Empty, Statistic } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { approvalCount } from '@/platform/approvals'
import { useSession } from '@/session/sessionStore'
import { UserAvatar } from '@/session/UserAvatar'
import { useUnreadCount } from '@/shell/notifications/useNotices'
import { useVisitedPages } from '@/shell/palette/visitedPages'
import { FROM_SHELL } from '@/shell/tabs/useTabs'
import { useDrafts } from '../home/useDrafts'
import { useOwnAccount } from './useOwnAccount'
import '../page.css'
import './account.css'

/** 个人中心: who one is here, what waits, and the pages one works with. */
export function CenterPage(): ReactNode {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const userId = useSession((session) => session.user?.id ?? '')
  const { data: user } = useOwnAccount()
  const { data: waiting = 0 } = useQuery(approvalCount)
  const drafts = useDrafts()
  const unread = useUnreadCount()
  const { recent } = useVisitedPages(userId)
  const facts: [string, string | null | undefined][] = [
    [t('username'), user?.username],
    [t('department'), user?.orgCodeTxt],
    [t('phone'), user?.phone],
    [t('email'), user?.email],
    [t('workNo'), user?.workNo],
  ]
  const name = user?.realname || user?.username || ''
  return (
    <section className="ld-system-page ld-account">
      <h1>{t('center')}</h1>
      <div className="ld-center">
        <Card className="ld-center-card">
          <UserAvatar size={96} path={user?.avatar} name={name} />
          <h2>{name}</h2>
          <dl>
            {facts.map(([label, value]) =>
              value ? (
                <div key={label} style={{ display: 'contents' }}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ) : null,
            )}
          </dl>
          <Button onClick={() => void navigate('/account/settings/base', { state: FROM_SHELL })}>
            {t('heading')}
          </Button>
        </Card>
        <div>
          <section className="ld-home-counters">
            <Figure title={t('waiting')} value={waiting} to="/isps/myApproval" />
            <Figure title={t('drafts')} value={drafts.total} to="/" />
            <Figure title={t('unread')} value={unread} to="/isps/userAnnouncement" />
          </section>
          <h3>{t('recent')}</h3>
          {recent.length === 0 ? <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} /> : null}
          <ul className="ld-account-rows">
            {recent.map(({ path, title }) => (
              <li key={path}>
                <Link to={path} state={FROM_SHELL}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

function Figure({ title, value, to }: { title: string; value: number; to: string }): ReactNode {
  return (
    <Link to={to} state={FROM_SHELL}>
      <Card size="small" hoverable>
        <Statistic title={title} value={value} />
      </Card>
    </Link>
  )
}
