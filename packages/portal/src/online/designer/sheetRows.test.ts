import { expect, it } from 'vitest'
import { importFailure, isDenied, labelsOfTable, placedColumns, tableOf, titled } from './sheetRows'

it('finds the head of a table below its title, and leaves empty columns and rows out', () => {
  const table = tableOf([
    ['库存台账', null, null, null],
    ['品名', null, '到货 日期', '数量'],
    ['钢板', null, '2026-11-02', 12],
    [null, null, '', null],
    ['铜线', 'x', '2026-11-03', 7],
  ])
  expect(table).toEqual({
    headings: ['品名', '到货 日期', '数量'],
    rows: [
      ['钢板', '2026-11-02', 12],
      ['铜线', '2026-11-03', 7],
    ],
  })
  expect(labelsOfTable(table!)).toBe('品名\t到货 日期\t数量\n钢板\t2026-11-02\t12\n铜线\t2026-11-03\t7')
  expect(labelsOfTable(table!, 25).split('\n')).toHaveLength(1)
  expect(tableOf([])).toBeUndefined()
})

it('follows fields that were called otherwise, and tells of columns that have none any more', () => {
  const text = (zh: string, more: object = {}) => ({ kind: 'text' as const, zh, en: zh, ...more })
  const pending = { names: ['name', 'stock', 'total', 'gone'], headings: ['品名', '数量', '合计', '旧列'] }
  const fields = { name: text('名称'), quantity: text('数量'), total: text('合计', { readonly: true }) }
  expect(placedColumns(pending, fields)).toEqual({
    columns: [
      { name: 'name', at: 0 },
      { name: 'quantity', at: 1 },
    ],
    left: ['合计', '旧列'],
  })
})

it('tells why no row was taken, row by row as far as people read it', () => {
  const msg = ['共20行', ...Array.from({ length: 20 }, (_, at) => `第 ${at} 行：没有`)].join('\n')
  expect(importFailure({ message: '失败', result: { msg } }).split('\n')).toHaveLength(11)
  expect(importFailure({ message: '失败', result: { msg: '共1行\n第 4 行' } })).toBe('共1行\n第 4 行')
  expect(importFailure(new Error('no connection'))).toBe('no connection')
})

it('calls the sections as the form, where they are called as the document that labels speak of', () => {
  const [was, other, now] = ['Document', 'Costs', 'Contracts'].map((en) => ({ zh: en, en }))
  const form = [was, other].map((section) => ({ section, rows: [['a']] }))
  expect(titled({ label: was, form }, now!).form).toEqual([
    { section: now, rows: [['a']] },
    { section: other, rows: [['a']] },
  ])
  expect(titled({ form: 'odd' }, now!)).toEqual({ form: 'odd' })
})

it('tells a right that is missing from rows that are wrong', () => {
  expect([{ code: 510 }, { code: 500 }, new Error('x')].map(isDenied)).toEqual([true, false, false])
})
