import { MailOutlined } from '@ant-design/icons'
import { Alert, Button, Flex, Segmented, Skeleton, Typography } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { ReadReport } from '@lading/core/contract'
import { textIn } from '@lading/core/text'
import { useKept } from '@/platform/useKept'
import { failureFor } from '@/shell/errors/failureFor'
import { FailurePage } from '@/shell/errors/ResultPage'
import { lazyView } from '@/shell/page/lazyView'
import { PageLoading } from '@/shell/page/PageLoading'
import { ReportChart } from './chart/ReportChart'
import { PivotTable } from './PivotTable'
import { ReportExport } from './ReportExport'
import { askedQuery, ReportSearch } from './ReportSearch'
import { ReportTable } from './ReportTable'
import type { ReportQuery } from './useReport'
import { useReport, useReportRows, WHOLE } from './useReport'
import { useRecords } from './useRecords'
import { filled, useReportTexts } from './useReportTexts'
import './report.css'

const ReportMails = lazyView(async () => (await import('./ReportMails')).ReportMails, { loading: null })

/** A stored report: what is asked, its rows, its pivot and chart (spec 1 §2, report auto list). */
export function OnlCgreportAutoList(): ReactNode {
  const { pathname } = useLocation()
  // A page that is kept open keeps the report that it was opened for.
  const [code] = useState(() => decodeURIComponent(pathname.split('/').filter(Boolean).at(-1) ?? ''))
  const { data, error } = useReport(code)
  const report = useKept(data)
  const failure = failureFor(error, report)
  if (failure) return <FailurePage status={failure} detail={code} />
  return report ? <Report report={report} /> : <PageLoading />
}

type View = 'table' | 'pivot' | 'chart'

function Report({ report }: { report: ReadReport }): ReactNode {
  const { texts, locale } = useReportTexts()
  const [view, setView] = useState<View>('table')
  const [asked, setAsked] = useState<ReportQuery>(() =>
    askedQuery(
      report,
      Object.fromEntries(report.parameters.map((each) => [`self_${each.name}`, each.default])),
    ),
  )
  const [mailing, setMailing] = useState(false)
  const views: View[] = [
    'table',
    ...(report.pivot ? ['pivot' as const] : []),
    ...(report.chart ? ['chart' as const] : []),
  ]
  return (
    <section className="ld-report ld-report-page" aria-label={textIn(report.label, locale)}>
      <Flex wrap gap="small" align="center">
        <Typography.Title level={1} className="ld-report-title">
          {textIn(report.label, locale)}
        </Typography.Title>
        <span className="ld-report-room" />
        {views.length > 1 ? (
          <Segmented<View>
            value={view}
            options={views.map((each) => ({ value: each, label: texts[each] }))}
            onChange={setView}
          />
        ) : null}
        <Button icon={<MailOutlined />} onClick={() => setMailing(true)}>
          {texts.mail}
        </Button>
        <ReportExport report={report} asked={asked} />
      </Flex>
      {report.foreign === undefined ? null : (
        <Alert type="info" showIcon title={filled(texts.foreign, { name: report.foreign })} />
      )}
      <ReportSearch report={report} onSearch={setAsked} />
      {view === 'table' ? (
        <ReportTable key={JSON.stringify(asked)} report={report} asked={asked} />
      ) : (
        <Whole report={report} asked={asked} view={view} />
      )}
      {mailing ? <ReportMails report={report} asked={asked} onClose={() => setMailing(false)} /> : null}
    </section>
  )
}

/** What takes in all rows at once: pivot and chart. */
function Whole({ report, asked, view }: { report: ReadReport; asked: ReportQuery; view: View }): ReactNode {
  const { texts } = useReportTexts()
  const { data, error, refetch } = useReportRows(report.id, { ...asked, pageNo: 1, pageSize: WHOLE })
  const recordsOf = useRecords(report, asked)
  if (error)
    return (
      <Alert
        type="error"
        showIcon
        title={error.message || texts.failed}
        action={<Button onClick={() => void refetch()}>{texts.retry}</Button>}
      />
    )
  if (!data) return <Skeleton active title={false} />
  return (
    <>
      {data.total > WHOLE ? (
        <Alert type="info" showIcon title={filled(texts.firstRows, { n: WHOLE })} />
      ) : null}
      {view === 'pivot' ? (
        <PivotTable report={report} rows={data.records} recordsOf={recordsOf} />
      ) : (
        <ReportChart report={report} rows={data.records} recordsOf={recordsOf} />
      )}
    </>
  )
}
