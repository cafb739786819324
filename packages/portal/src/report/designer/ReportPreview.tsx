import { Alert, Empty, Table, Typography } from 'antd'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { ReadReport } from '@lading/core/contract'
import { findingText } from '@lading/core/data-form'
import { textIn } from '@lading/core/text'
import { ReportChart } from '../chart/ReportChart'
import { PivotTable } from '../PivotTable'
import { isNumber, shownValue } from '../reportValues'
import type { ReportRow } from '../reportValues'
import { filled } from '../useReportTexts'
import type { ReportDraft } from './reportEdits'
import { useDesignTexts } from './useDesignTexts'
import { useTriedReport } from './useReports'

const PAUSE_MS = 400

/** A value once it has rested. */
function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}

/** What comes of a draft: its first rows, pivot and chart, or what is wrong with it. */
export function ReportPreview({
  draft,
  label,
}: {
  draft: ReportDraft
  label: { zh: string; en: string }
}): ReactNode {
  const { texts, locale } = useDesignTexts()
  const asked = useRested(JSON.stringify(draft))
  const filledIn = (JSON.parse(asked) as ReportDraft).columns.length > 0
  const { data, error, isFetching } = useTriedReport(asked, filledIn)
  if (!filledIn) return <Empty description={texts.empty} />
  const { columns = [], records = [], findings = [], total = 0 } = data ?? {}
  const rows = records as ReportRow[]
  const report = {
    id: 'try',
    code: 'try',
    label,
    columns,
    dictOptions: {},
    parameters: [],
    ...draw(draft, columns),
  } as ReadReport
  return (
    <section aria-label={texts.preview} className="ld-report">
      <Typography.Text strong>{texts.preview}</Typography.Text>
      {error ? <Alert type="error" showIcon title={error.message || texts.failed} /> : null}
      {findings.map((finding) => (
        <Alert
          key={finding.path + finding.en}
          type="warning"
          showIcon
          title={textIn(findingText(finding, draft), locale)}
        />
      ))}
      {findings.length === 0 && !error ? (
        <>
          <Table<ReportRow>
            size="small"
            rowKey={(row) => String(row.id)}
            loading={isFetching}
            dataSource={rows}
            scroll={{ x: 'max-content', y: 320 }}
            pagination={false}
            footer={() => filled(texts.previewRows, { n: total, m: rows.length })}
            columns={columns.map((column) => ({
              key: column.name,
              title: textIn(column.title, locale),
              width: column.width ?? 140,
              align: isNumber(column) ? ('right' as const) : ('left' as const),
              render: (_: unknown, row: ReportRow) => shownValue(row, column),
            }))}
          />
          {rows.length > 0 && report.chart ? <ReportChart report={report} rows={rows} /> : null}
          {rows.length > 0 && report.pivot ? <PivotTable report={report} rows={rows} /> : null}
        </>
      ) : null}
    </section>
  )
}

/** Chart and pivot, as far as their columns are there: a draft may have lost some meanwhile. */
function draw({ chart, pivot }: ReportDraft, columns: readonly { name: string }[]) {
  const names = new Set(columns.map(({ name }) => name))
  const there = (...asked: string[]) => asked.every((each) => names.has(each))
  return {
    ...(chart && there(chart.category, ...chart.values) ? { chart } : {}),
    ...(pivot && there(pivot.row, pivot.column, pivot.value) ? { pivot } : {}),
  }
}
