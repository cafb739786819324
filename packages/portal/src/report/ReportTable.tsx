import { Alert, Button, Table } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { ReadReport } from '@lading/core/contract'
import { textIn } from '@lading/core/text'
import { useMinWidth } from '@lading/ui/foundation'
import { RecordsLink } from './RecordsLink'
import { ReportCards } from './ReportCards'
import { isNumber, shownTotal, shownValue } from './reportValues'
import type { ReportRow } from './reportValues'
import type { ReportQuery } from './useReport'
import { useReportRows, useReportTotals } from './useReport'
import { useRecords } from './useRecords'
import { filled, useReportTexts } from './useReportTexts'

const SIZES = [20, 50, 100]
const NAME = 160

/** The rows of a report with their sums; each row leads to its records. */
export function ReportTable({ report, asked }: { report: ReadReport; asked: ReportQuery }): ReactNode {
  const { texts, locale } = useReportTexts()
  const recordsOf = useRecords(report, asked)
  const wide = useMinWidth('md')
  const [page, setPage] = useState<{ pageNo: number; pageSize: number; column?: string; order?: string }>({
    pageNo: 1,
    pageSize: SIZES[0]!,
  })
  const { column, order, ...place } = page
  const query = { ...asked, ...place, ...(column && order ? { column, order } : {}) }
  const { data, isFetching, error, refetch } = useReportRows(report.id, query)
  const summed = report.columns.some((each) => isNumber(each))
  const { data: totals = {} } = useReportTotals(report.id, asked, summed)
  if (error)
    return (
      <Alert
        type="error"
        showIcon
        title={error.message || texts.failed}
        action={<Button onClick={() => void refetch()}>{texts.retry}</Button>}
      />
    )
  const { drill, columns } = report
  const hasTotals = columns.some(({ name }) => totals[name] !== undefined)
  if (!wide)
    return (
      <ReportCards
        report={report}
        rows={data?.records}
        totals={totals}
        page={{ ...place, total: data?.total ?? 0 }}
        onPage={(pageNo) => setPage({ ...page, pageNo })}
        recordsOf={recordsOf}
      />
    )
  return (
    <Table<ReportRow>
      rowKey={(row) => String(row.id)}
      size="middle"
      loading={isFetching}
      dataSource={data?.records ?? []}
      scroll={{ x: 'max-content' }}
      // Nothing is said of rows that are on their way.
      locale={{ emptyText: data ? texts.noRows : ' ' }}
      pagination={{
        current: page.pageNo,
        pageSize: page.pageSize,
        total: data?.total ?? 0,
        pageSizeOptions: SIZES,
        showSizeChanger: true,
        showTotal: (total) => filled(texts.rows, { n: total }),
      }}
      onChange={({ current = 1, pageSize = SIZES[0]! }, _filters, sorter) => {
        const sort = Array.isArray(sorter) ? sorter[0] : sorter
        const way = sort?.order
        setPage({
          pageNo: pageSize === page.pageSize ? current : 1,
          pageSize,
          ...(way ? { column: String(sort.columnKey), order: way === 'ascend' ? 'asc' : 'desc' } : {}),
        })
      }}
      columns={[
        ...columns.map((each) => ({
          key: each.name,
          title: textIn(each.title, locale),
          width: each.width ?? NAME,
          align: isNumber(each) ? ('right' as const) : ('left' as const),
          sorter: true,
          render: (_: unknown, row: ReportRow) => shownValue(row, each),
        })),
        ...(drill
          ? [
              {
                key: '$records',
                title: texts.operation,
                width: 120,
                render: (_: unknown, row: ReportRow) => (
                  <RecordsLink rows={[row]} recordsOf={recordsOf}>
                    {texts.records}
                  </RecordsLink>
                ),
              },
            ]
          : []),
      ]}
      summary={() =>
        hasTotals ? (
          <Table.Summary.Row>
            {columns.map((each, at) => {
              const text = shownTotal(totals, each)
              return (
                <Table.Summary.Cell key={each.name} index={at} align={isNumber(each) ? 'right' : 'left'}>
                  <strong>{at === 0 && text === '' ? texts.total : text}</strong>
                </Table.Summary.Cell>
              )
            })}
            {drill ? <Table.Summary.Cell index={columns.length} /> : null}
          </Table.Summary.Row>
        ) : null
      }
    />
  )
}
