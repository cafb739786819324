import { expect, it } from 'vitest'
import {
  drillAddress,
  drillLines,
  readReportRows,
  reportRowsOfAddress,
  withoutReportRows,
} from './reportDrill'
import type { DrillQuery } from './reportDrill'

const drill: DrillQuery = {
  match: 'or',
  conditions: [
    { field: 'status', rule: 'in', value: ['won', 'lost'] },
    { field: 'day', rule: 'ge', parameter: 'from' },
    { field: 'city', rule: 'empty' },
  ],
  groups: [
    { name: 'customer', field: 'customerId' },
    { name: 'month', field: 'day', part: 'month' },
  ],
}

it('asks for the records of the group under the conditions of the report', () => {
  expect(drillLines(drill, { customer: 'C1', month: '2026-02' }, { from: '2026-01-01' })).toEqual([
    {
      matchType: 'or',
      lines: [
        { field: 'status', rule: 'in', val: 'won,lost' },
        { field: 'day', rule: 'ge', val: '2026-01-01' },
        { field: 'city', rule: 'empty', val: '' },
      ],
    },
    { field: 'customerId', rule: 'eq', val: 'C1' },
    { field: 'day', rule: 'range', val: '2026-02-01,2026-02-28' },
  ])
})

it.each([
  ['year', '2024', '2024-01-01,2024-12-31'],
  ['quarter', '2024-Q1', '2024-01-01,2024-03-31'],
  ['quarter', '2024-Q4', '2024-10-01,2024-12-31'],
  ['month', '2024-02', '2024-02-01,2024-02-29'],
  ['day', '2024-02-03', '2024-02-03,2024-02-03'],
] as const)('takes the %s %s for its days', (part, text, val) => {
  const one = { ...drill, conditions: [], groups: [{ name: 'at', field: 'day', part }] }
  expect(drillLines(one, { at: text }, {})).toEqual([{ field: 'day', rule: 'range', val }])
})

it('leaves out a parameter without a value, asks for blanks, and writes an address', () => {
  const conditions = drill.conditions.slice(1, 2)
  const plain: DrillQuery = { ...drill, match: 'and', conditions, groups: drill.groups.slice(0, 1) }
  expect(drillLines(plain, { customer: null }, { from: '' })).toEqual([
    { field: 'customerId', rule: 'empty', val: '' },
  ])
  const report = { code: 'sales', drill: { path: '/sales/quotation', query: plain } }
  const { pathname, searchParams } = new URL(drillAddress(report, [{ customer: '中&国' }], {})!, 'http://a')
  expect(pathname).toBe('/sales/quotation')
  expect(JSON.parse(decodeURI(searchParams.get('superQueryParams')!))).toEqual([
    { field: 'customerId', rule: 'eq', val: '中&国' },
  ])
})

it('names the rows where no conditions find the same, and the parameters that were given', () => {
  const report = { code: 'lines', drill: { path: '/sales/quotation' } }
  const address = drillAddress(report, [{ id: 'a1' }, { id: 'b2' }], { from: '2026-01-01', to: '' })!
  const asked = reportRowsOfAddress(new URL(address, 'http://a').search)
  expect(asked).toEqual({ reportRows: 'lines:a1,b2', self_from: '2026-01-01' })
  expect(readReportRows(asked!['reportRows'])).toEqual({ code: 'lines', ids: ['a1', 'b2'] })
  expect(withoutReportRows({ ...asked, pageNo: 1 })).toEqual({ pageNo: 1 })
  // Several groups at once are no conditions that an advanced query could say.
  const grouped = { code: 'sales', drill: { path: '/x', query: drill } }
  expect(drillAddress(grouped, [{ id: 'a' }, { id: 'b' }], {})).toBe('/x?reportRows=sales%3Aa%2Cb')
})

it('leads nowhere from no rows, from too many, and without a list', () => {
  const report = { code: 'lines', drill: { path: '/sales/quotation' } }
  const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id }))
  expect([0, 101].map((count) => drillAddress(report, rows(count), {}))).toEqual([undefined, undefined])
  expect(drillAddress({ code: 'lines' }, rows(1), {})).toBeUndefined()
  expect(reportRowsOfAddress('?self_from=1')).toBeUndefined()
})

it.each([
  undefined,
  '',
  'code',
  'code:',
  ':a',
  "code:a'b",
  'code:a,',
  'co de:a',
  `code:${'a,'.repeat(100)}a`,
  ['code:a'],
])('takes %j for no rows', (text) => {
  expect(readReportRows(text)).toBeUndefined()
})
