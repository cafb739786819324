import { theme } from 'antd'
import type { ReactNode } from 'react'
import { textIn } from '@lading/core/text'
import { groupName } from '../reportValues'
import { NOWHERE, rowsBy } from '../useRecords'
import type { DrawnReport } from '../useRecords'
import { filled, useReportTexts } from '../useReportTexts'
import { AxisChart } from './AxisChart'
import { summedPoints } from './chartScale'
import { PieChart } from './PieChart'

/** Groups that can be told apart in one picture. */
const LIMIT = 40

/** The chart of a report, over the rows that are given, each point leading to its records; the same figures stand in its table. */
export function ReportChart({ report, rows, recordsOf = NOWHERE }: DrawnReport): ReactNode {
  const { texts, locale } = useReportTexts()
  const { token } = theme.useToken()
  const { chart, columns } = report
  if (!chart) return null
  const columnOf = (name: string) => columns.find((each) => each.name === name)!
  const category = columnOf(chart.category)
  const values = chart.values.map(columnOf)
  const named = rows.map((row) => ({
    name: groupName(row, category, texts.blank),
    values: values.map(({ name }) => row[name]),
    source: row,
  }))
  const rowsOf = rowsBy(named, ({ name }) => name)
  const groups = summedPoints(named).map((point) => {
    const to = recordsOf(rowsOf.get(point.name)!)
    return { ...point, ...(to === undefined ? {} : { to }) }
  })
  const points = groups.slice(0, LIMIT)
  const colors = [token.blue, token.orange, token.green, token.purple, token.cyan, token.magenta]
  const names = values.map(({ title }) => textIn(title, locale))
  const label = `${textIn(report.label, locale)}: ${names.join(', ')}`
  const shared = { points, names, colors, label, chinese: locale !== 'en-US' }
  return (
    <figure className="ld-report-chart">
      {chart.type === 'pie' ? (
        <PieChart {...shared} other={texts.other} palette={pieColors(token)} />
      ) : (
        <AxisChart {...shared} line={chart.type === 'line'} />
      )}
      {groups.length > LIMIT ? <figcaption>{filled(texts.firstGroups, { n: LIMIT })}</figcaption> : null}
    </figure>
  )
}

type Token = ReturnType<typeof theme.useToken>['token']

/** Colours of shares, which stand beside each other. */
const pieColors = (token: Token): string[] => [
  token.blue,
  token.green,
  token.orange,
  token.purple,
  token.cyan,
  token.magenta,
  token.gold,
  token.geekblue,
  token.lime,
  token.colorTextQuaternary,
]
