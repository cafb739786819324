import { Table } from 'antd'
import type { ReactNode } from 'react'
import { formatThousands, textIn } from '@lading/core/text'
import { pivotOf } from './pivotOf'
import { RecordsLink } from './RecordsLink'
import { groupName } from './reportValues'
import { NOWHERE, rowsBy } from './useRecords'
import type { DrawnReport } from './useRecords'
import { useReportTexts } from './useReportTexts'

/** The rows of a report as a table of two dimensions; each value leads to its records. */
export function PivotTable({ report, rows, recordsOf = NOWHERE }: DrawnReport): ReactNode {
  const { texts, locale } = useReportTexts()
  const { pivot: dimensions, columns } = report
  if (!dimensions) return null
  const columnOf = (name: string) => columns.find((each) => each.name === name)!
  const [row, column, value] = [dimensions.row, dimensions.column, dimensions.value].map(columnOf)
  const cells = rows.map((each) => ({
    row: groupName(each, row!, texts.blank),
    column: groupName(each, column!, texts.blank),
    value: each[value!.name],
    source: each,
  }))
  const pivot = pivotOf(cells)
  const rowsOf = rowsBy(cells, (cell) => JSON.stringify([cell.row, cell.column]))
  const linked = (text: string, at: string, across: string | undefined) => {
    const behind = across === undefined ? undefined : rowsOf.get(JSON.stringify([at, across]))
    return text === '' || !behind ? (
      text
    ) : (
      <RecordsLink rows={behind} recordsOf={recordsOf}>
        {text}
      </RecordsLink>
    )
  }
  const shown = (number: number | null | undefined) => formatThousands(number, value!.digits)
  return (
    <Table
      rowKey="name"
      size="middle"
      bordered
      dataSource={pivot.rows}
      pagination={false}
      scroll={{ x: 'max-content', y: 560 }}
      locale={{ emptyText: texts.noRows }}
      columns={[
        { title: textIn(row!.title, locale), dataIndex: 'name', fixed: 'left' as const, width: 200 },
        ...pivot.columns.map((name, at) => ({
          key: name,
          title: name,
          width: 130,
          align: 'right' as const,
          render: (_: unknown, each: (typeof pivot.rows)[number]) =>
            linked(shown(each.values[at]), each.name, pivot.columns[at]),
        })),
        {
          key: '$total',
          title: texts.total,
          width: 140,
          align: 'right' as const,
          render: (_: unknown, each: (typeof pivot.rows)[number]) => <strong>{shown(each.total)}</strong>,
        },
      ]}
      summary={() =>
        pivot.rows.length > 0 ? (
          <Table.Summary fixed>
            <Table.Summary.Row>
              <Table.Summary.Cell index={0}>
                <strong>{texts.total}</strong>
              </Table.Summary.Cell>
              {[...pivot.totals, pivot.total].map((total, at) => (
                <Table.Summary.Cell key={at} index={at + 1} align="right">
                  <strong>{shown(total)}</strong>
                </Table.Summary.Cell>
              ))}
            </Table.Summary.Row>
          </Table.Summary>
        ) : null
      }
    />
  )
}
