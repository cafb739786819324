import { expect, it } from 'vitest'
import { drillAddress, drillLines } from './reportDrill'
import type { ReportDrill } from './reportDrill'

const drill: ReportDrill = {
  path: '/sales/quotation',
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
  const plain: ReportDrill = { ...drill, match: 'and', conditions, groups: drill.groups.slice(0, 1) }
  expect(drillLines(plain, { customer: null }, { from: '' })).toEqual([
    { field: 'customerId', rule: 'empty', val: '' },
  ])
  const { pathname, searchParams } = new URL(drillAddress(plain, { customer: '中&国' }, {}), 'http://a')
  expect(pathname).toBe('/sales/quotation')
  expect(JSON.parse(decodeURI(searchParams.get('superQueryParams')!))).toEqual([
    { field: 'customerId', rule: 'eq', val: '中&国' },
  ])
})
