import { Table } from 'antd'
import type { ReactNode } from 'react'
import { useMessages } from '../../foundation/locale/useMessages'
import { cronMessages } from '../locale/messages'
import { monthRowsOf } from '../logic/yearMap'
import type { YearMap } from '../logic/yearMap'

/** The year as a table of its months. */
export function YearTable({ map }: { map: YearMap }): ReactNode {
  const texts = useMessages(cronMessages)
  return (
    <Table
      size="small"
      pagination={false}
      rowKey="month"
      scroll={{ x: 'max-content' }}
      aria-label={texts.yearMapOf(map.year)}
      dataSource={monthRowsOf(map)}
      columns={[
        { title: texts.fields.month, dataIndex: 'month', render: (month: number) => texts.months[month - 1] },
        { title: texts.runDays, dataIndex: 'runDays', align: 'right' },
        {
          title: texts.runs,
          dataIndex: 'runs',
          align: 'right',
          render: (runs: number) => runs.toLocaleString('en-US'),
        },
        { title: texts.dates, dataIndex: 'dates', render: (dates: string) => dates || '–' },
      ]}
    />
  )
}
