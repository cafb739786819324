import { expect, it } from 'vitest'
import { mapColumns } from '../../excel-import/logic/mapColumns'
import { demoKinds } from '../../testing/fixtures/kinds'
import { demoQuotation } from '../../testing/fixtures/quotation'
import { importColumns, importDicts } from './importColumns'

it('reads sheets with the titles of either language', () => {
  for (const locale of ['zh-CN', 'en-US'] as const) {
    const columns = importColumns(demoKinds, locale, new Map())
    expect(mapColumns(['名称', '部门'], columns)).toEqual(['name', 'department'])
    expect(mapColumns(['Name', 'Departments'], columns)).toEqual(['name', 'department'])
  }
})

it('reads the columns of lines as the export writes them, without those that are computed', () => {
  const columns = importColumns(demoQuotation, 'zh-CN', new Map())
  const headings = ['港口', '报价明细：物料编号', 'Quotation lines: Price', '报价明细：小计']
  expect(mapColumns(headings, columns)).toEqual([
    'port',
    'demoQuotationLine.itemId',
    'demoQuotationLine.price',
    undefined,
  ])
  const item = columns.find(({ key }) => key === 'demoQuotationLine.itemId')!
  expect(item).toMatchObject({ line: 'demoQuotationLine', title: '报价明细：物料编号' })
  expect(item.rules?.some(({ required }) => required)).toBe(true)
  expect(item.rules?.some(({ unique }) => unique)).toBe(false)
  expect(importDicts(demoQuotation)).toContain('unit')
})
