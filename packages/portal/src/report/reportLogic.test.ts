import { keptQuery } from '@lading/core/query'
import { expect, it } from 'vitest'
import { scaleOf, sharesOf, shortNumber, summedPoints } from './chart/chartScale'
import { linesOfValues, valuesOfLines } from './askedValues'
import { cronFault, receiversFault } from './mailFaults'
import { pivotOf } from './pivotOf'
import { shownValue } from './reportValues'

it('sums where rows and columns meet, exactly, with periods in their order', () => {
  const pivot = pivotOf([
    { row: 'A', column: '2026-02', value: 0.1 },
    { row: 'A', column: '2026-02', value: 0.2 },
    { row: 'B', column: '2026-01', value: '5.005' },
    { row: 'B', column: '2026-02', value: null },
  ])
  expect(pivot.columns).toEqual(['2026-01', '2026-02'])
  expect(pivot.rows).toEqual([
    { name: 'A', values: [null, 0.3], total: 0.3 },
    { name: 'B', values: [5.005, null], total: 5.005 },
  ])
  expect([pivot.totals, pivot.total]).toEqual([[5.005, 0.3], 5.305])
})

it.each([
  [[3, 17, 9], { low: 0, high: 20, marks: [0, 5, 10, 15, 20] }],
  [[-40, 55], { low: -50, high: 75, marks: [-50, -25, 0, 25, 50, 75] }],
  [[0], { low: 0, high: 1, marks: [0, 1] }],
  [[0.0012], { low: 0, high: 0.0015, marks: [0, 0.0005, 0.001, 0.0015] }],
])('scales %j', (values, scale) => {
  expect(scaleOf(values)).toEqual(scale)
})

it('writes large numbers short, in the units of the language', () => {
  expect([12_345, 345_000_000, -9_999, 0.25].map((each) => shortNumber(each, true))).toEqual([
    '1.23万',
    '3.45亿',
    '-10000',
    '0.25',
  ])
  expect([12_345, 345_000_000].map((each) => shortNumber(each, false))).toEqual(['12.3K', '345M'])
})

it('sums up what several rows have under one name, exactly', () => {
  expect(
    summedPoints([
      { name: 'A', values: [0.1, 1] },
      { name: 'B', values: [5, null] },
      { name: 'A', values: [0.2, '2'] },
    ]),
  ).toEqual([
    { name: 'A', values: [0.3, 3] },
    { name: 'B', values: [5, 0] },
  ])
})

it('shares a whole, and puts the small ones together', () => {
  const items = [5, 1, -3, 2, 2].map((value, at) => ({ name: `n${at}`, value }))
  expect(sharesOf(items, 3, 'other')).toEqual([
    { name: 'n0', value: 5, share: 0.5 },
    { name: 'n3', value: 2, share: 0.2 },
    { name: 'other', value: 3, share: 0.3 },
  ])
})

it('shows texts of codes, thousands and decimals', () => {
  expect(shownValue({ a: 'CNY', a_dictText: '人民币' }, { name: 'a', kind: 'text' })).toBe('人民币')
  expect(shownValue({ a: 12_345.678 }, { name: 'a', kind: 'number', digits: 2 })).toBe('12,345.68')
  expect(shownValue({ a: null }, { name: 'a', kind: 'number' })).toBe('')
})

it('keeps what was asked as lines that the server keeps, and gives it back', () => {
  const asked = { self_from: '2026-01-01', amount_begin: 5, currency: 'USD', self_to: '', reason: undefined }
  const { lines } = keptQuery({ matchType: 'and', lines: linesOfValues(asked) })
  expect(valuesOfLines(lines as unknown as Record<string, unknown>[])).toEqual({
    self_from: '2026-01-01',
    amount_begin: '5',
    currency: 'USD',
  })
  expect(
    valuesOfLines([
      { field: 1, val: 'x' },
      { matchType: 'or', lines: [] },
    ]),
  ).toEqual({})
})

it('tells what keeps a timetable of mails from being kept, as the server would', () => {
  expect(
    ['0 0 8 ? * MON', '0 */5 * * * ?', '0 0 0 30 2 ?', 'x', ''].map((expression) => cronFault(expression)),
  ).toEqual([undefined, 'often', 'never', 'unread', 'unread'])
  const people = Array.from({ length: 51 }, (_, at) => `user${at}`)
  expect([[], people, people.slice(1)].map((receivers) => receiversFault(receivers))).toEqual([
    'nobody',
    'many',
    undefined,
  ])
})
