import { Empty, Pagination, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import type { ReadReport } from '@lading/core/contract'
import { textIn } from '@lading/core/text'
import { RecordsLink } from './RecordsLink'
import { shownTotal, shownValue } from './reportValues'
import type { ReportRow } from './reportValues'
import type { RecordsOf } from './useRecords'
import { useReportTexts } from './useReportTexts'

/** The rows of a report where a table would be cut: a card a row, the sums in one of their own. */
export function ReportCards({
  report,
  rows,
  totals,
  page,
  onPage,
  recordsOf,
}: {
  report: ReadReport
  /** `undefined` while they are on their way. */
  rows: readonly ReportRow[] | undefined
  totals: Readonly<Record<string, number | null>>
  page: { pageNo: number; pageSize: number; total: number }
  onPage: (pageNo: number) => void
  recordsOf: RecordsOf
}): ReactNode {
  const { texts, locale } = useReportTexts()
  if (!rows) return <Skeleton active title={false} paragraph={{ rows: 6 }} />
  if (rows.length === 0) return <Empty description={texts.noRows} />
  const { columns } = report
  const summed = columns.filter((each) => shownTotal(totals, each) !== '')
  return (
    <div>
      <ul className="ld-report-cards">
        {rows.map((row) => (
          <li key={String(row.id)}>
            <dl>
              {columns
                .map((each) => ({ ...each, text: shownValue(row, each) }))
                .filter(({ text }) => text !== '')
                .map(({ name, title, text }) => (
                  <div key={name}>
                    <dt>{textIn(title, locale)}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
            </dl>
            {report.drill ? (
              <RecordsLink rows={[row]} recordsOf={recordsOf}>
                {texts.records}
              </RecordsLink>
            ) : null}
          </li>
        ))}
        {summed.length > 0 ? (
          <li>
            <strong>{texts.total}</strong>
            <dl>
              {summed.map((each) => (
                <div key={each.name}>
                  <dt>{textIn(each.title, locale)}</dt>
                  <dd>
                    <strong>{shownTotal(totals, each)}</strong>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ) : null}
      </ul>
      <Pagination
        simple
        size="small"
        align="end"
        current={page.pageNo}
        pageSize={page.pageSize}
        total={page.total}
        showSizeChanger={false}
        onChange={onPage}
      />
    </div>
  )
}
