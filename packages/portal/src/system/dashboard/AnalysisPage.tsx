import { useQuery } from '@tanstack/react-query'
import { Alert, Card, Skeleton, Statistic } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useText } from '@/app/i18n/useLocale'
import { request } from '@/platform/request'
import { useSession } from '@/session/sessionStore'
import { useShellRoutes } from '@/shell/layout/useShellRoutes'
import { MenuIcon } from '@/shell/menu/MenuIcon'
import { searchableEntries } from '@/shell/menu/menuTree'
import { FROM_SHELL } from '@/shell/tabs/useTabs'
import { Today } from '../home/Today'
import { BoardFigures } from './BoardFigures'
import { partOfDay } from './greeting'
import { VisitChart } from './VisitChart'
import './analysis.css'

/** The home page: who one is, how much the portal is used, and the way to the pages one may open. */
export function AnalysisPage(): ReactNode {
  const { t } = useTranslation('system')
  const user = useSession((session) => session.user)
  const counters = useQuery({
    queryKey: ['dashboard', 'counters'],
    queryFn: ({ signal }) => request().dashboard.counters({ signal, silent: true }),
  })
  const visits = useQuery({
    queryKey: ['dashboard', 'visits'],
    queryFn: ({ signal }) => request().dashboard.visits({ signal, silent: true }),
  })
  const failed = counters.isError || visits.isError
  const greeting = t(`analysis.greeting.${partOfDay(new Date().getHours())}`)
  return (
    <div className="ld-home">
      <section className="ld-home-hello">
        <h1>{t('analysis.hello', { greeting, name: user?.realname ?? '' })}</h1>
        {user?.orgCodeTxt ? <p>{t('analysis.department', { name: user.orgCodeTxt })}</p> : null}
      </section>
      <Today />
      <BoardFigures board="analysis" />
      {failed ? <Alert type="warning" showIcon title={t('analysis.failed')} /> : null}
      <section className="ld-home-counters">
        <Counter title={t('analysis.total')} value={counters.data?.totalVisitCount} />
        <Counter title={t('analysis.today')} value={counters.data?.todayVisitCount} />
        <Counter title={t('analysis.addresses')} value={counters.data?.todayIp} />
      </section>
      <section className="ld-home-row">
        <Card title={t('analysis.week')} size="small">
          {visits.isPending ? <Skeleton active title={false} /> : null}
          {visits.data?.length === 0 ? <p>{t('analysis.noVisits')}</p> : null}
          {visits.data && visits.data.length > 0 ? <VisitChart days={visits.data} /> : null}
        </Card>
        <Card title={t('analysis.shortcuts')} size="small">
          <Shortcuts />
        </Card>
      </section>
    </div>
  )
}

function Counter({ title, value }: { title: string; value: number | undefined }): ReactNode {
  return (
    <Card size="small">
      <Statistic title={title} value={value ?? '-'} loading={value === undefined} />
    </Card>
  )
}

const SHORTCUTS = 8

function Shortcuts(): ReactNode {
  const { entries, homePath } = useShellRoutes()
  const text = useText()
  const pages = searchableEntries(entries).filter((entry) => entry.path !== homePath && !entry.externalUrl)
  return (
    <ul className="ld-shortcuts">
      {pages.slice(0, SHORTCUTS).map((entry) => (
        <li key={entry.path}>
          <Link to={entry.path} state={FROM_SHELL}>
            <MenuIcon name={entry.icon ?? 'file-text'} />
            <span>{text(entry.title)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
