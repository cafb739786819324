import { expect, it } from 'vitest'
import type { ReportSource } from '@lading/core/contract'
import { formulaText, readFormula } from './formulaText'
import {
  addField,
  fieldTitle,
  findNode,
  moveColumn,
  removeColumn,
  setColumn,
  sourceOptions,
  sourceTree,
  startFrom,
} from './reportEdits'
import type { ReportDraft } from './reportEdits'

const field = (name: string, type = 'text', ref?: string) => ({
  name,
  zh: name,
  en: name,
  kind: type,
  type,
  ...(ref ? { ref } : {}),
})
const sources: ReportSource[] = [
  {
    key: 'order',
    area: 'sales',
    label: { zh: '订单', en: 'Orders' },
    fields: [field('customer', 'text', 'customer'), field('amount', 'number')],
    lines: [{ key: 'orderLine', label: { zh: '明细', en: 'Lines' }, fields: [field('item')] }],
  },
  {
    key: 'customer',
    area: 'master',
    label: { zh: '客户', en: 'Customers' },
    fields: [field('level'), field('parent', 'text', 'customer')],
    lines: [],
  },
]

it('offers the fields of lines and records, and those behind references no deeper than the server follows', () => {
  const tree = sourceTree(sources, { source: 'order', lines: 'orderLine' })
  expect(tree.map(({ path }) => path)).toEqual(['orderLine.item', 'customer', 'amount'])
  expect(findNode(tree, 'customer.parent.parent.level')?.field.name).toBe('level')
  expect(findNode(tree, 'customer.parent.parent.parent')?.children).toBeUndefined()
  // Lines, records and those behind references may have fields of one name.
  expect(fieldTitle(tree, 'orderLine.item', 'zh-CN')).toBe('明细 / item')
  expect(fieldTitle(tree, 'customer.parent.level', 'en-US')).toBe('customer / parent / level')
  expect(addField(startFrom('order', 'orderLine'), tree[0]!).columns[0]!.title.zh).toBe('item')
})

it('adds, changes, moves and removes columns, with what hangs on them', () => {
  const tree = sourceTree(sources, { source: 'order' })
  const one = addField(startFrom('order'), findNode(tree, 'customer')!)
  const two = setColumn(addField(one, findNode(tree, 'amount')!), 'amount', { aggregate: 'sum' })
  const three = addField(two, findNode(tree, 'amount')!)
  expect(three.columns.map(({ name, aggregate }) => [name, aggregate])).toEqual([
    ['customer', undefined],
    ['amount', 'sum'],
    ['amount2', 'sum'],
  ])
  const drawn: ReportDraft = {
    ...three,
    sort: [{ column: 'amount', order: 'desc' }],
    chart: { type: 'bar', category: 'customer', values: ['amount', 'amount2'] },
  }
  const less = removeColumn(drawn, 'amount')
  expect([less.sort, less.chart]).toEqual([undefined, { ...drawn.chart, values: ['amount2'] }])
  expect(removeColumn(drawn, 'customer').chart).toBeUndefined()
  expect(moveColumn(drawn, 'amount2', -1).columns.map(({ name }) => name)).toEqual([
    'customer',
    'amount2',
    'amount',
  ])
  expect(setColumn(drawn, 'amount', { aggregate: undefined }).columns[1]).not.toHaveProperty('aggregate')
})

it.each([
  ['amount / rows', { over: ['amount', 'rows'] }],
  ['(a - b) / a * 100', { times: [{ over: [{ minus: ['a', 'b'] }, 'a'] }, 100] }],
  ['a - b - 1.5', { minus: [{ minus: ['a', 'b'] }, 1.5] }],
  ['-a + 2', { plus: [{ minus: [0, 'a'] }, 2] }],
])('reads %s, and writes it so that it is read alike', (text, formula) => {
  expect(readFormula(text)).toEqual(formula)
  expect(readFormula(formulaText(readFormula(text)))).toEqual(formula)
})

it.each(['', 'a +', '(a', 'a b', 'alert(1)', 'a; b', '*a'])('takes %j for no formula', (text) => {
  expect(readFormula(text)).toBeUndefined()
})

it('takes a table of another database for what it is, whatever entity is called so', () => {
  const label = { zh: '订单', en: 'Orders' }
  const two = [
    {
      key: 'orders',
      area: 'foreign',
      label,
      dataSource: { code: 'erp', name: 'ERP' },
      fields: [field('theirs')],
      lines: [],
    },
    { key: 'orders', area: 'sales', label, fields: [field('ours')], lines: [] },
    { key: 'claim', area: 'sales', label, fields: [field('order', 'text', 'orders')], lines: [] },
  ]
  expect(sourceOptions(two, 'en-US').map(({ value, label: name }) => [value, name])).toEqual([
    ['erp/orders', 'ERP / Orders'],
    ['orders', 'Orders'],
    ['claim', 'Orders'],
  ])
  expect(startFrom('erp/orders')).toEqual({ dataSource: 'erp', source: 'orders', columns: [] })
  expect(sourceTree(two, startFrom('erp/orders')).map(({ path }) => path)).toEqual(['theirs'])
  expect(sourceTree(two, startFrom('orders')).map(({ path }) => path)).toEqual(['ours'])
  expect(sourceTree(two, startFrom('claim'))[0]!.children!.map(({ path }) => path)).toEqual(['order.ours'])
})
