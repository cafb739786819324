import { describe, expect, it } from 'vitest'
import { createFakeDataSource } from '../../testing/fake/createFakeDataSource'
import { checkRows } from './checkRows'
import type { ImportColumn, ImportRow } from './importTypes'
import { namingColumns, readNames } from './readNames'

const ITEMS = 'sys_item,name,code'
const columns: ImportColumn[] = [
  { key: 'itemId', title: '物料', type: 'select-dict-search', dictCode: ITEMS },
  { key: 'spares', title: '备件', type: 'select-dict-search', dictCode: ITEMS, props: { multiple: true } },
  { key: 'owner', title: '负责人', type: 'sel_user' },
  { key: 'remark', title: '备注', type: 'input' },
]
const source = () =>
  createFakeDataSource({
    dicts: {
      [ITEMS]: [
        { value: 'M1', text: '缆绳' },
        { value: 'M2', text: '油漆' },
        { value: 'M3', text: '油漆' },
      ],
    },
  })
const rowsOf = (...values: ImportRow['values'][]): ImportRow[] =>
  values.map((each, at) => ({ line: at + 2, values: each }))

describe('names in a sheet', () => {
  it('become values, with one call for a dictionary however many columns and rows name it', async () => {
    const dataSource = source()
    const naming = await namingColumns(columns, { dataSource, references: {} })
    const rows = rowsOf(
      { itemId: '缆绳', spares: 'm2；缆绳', remark: '缆绳' },
      { itemId: 'M3', spares: null, remark: null },
      ...Array.from({ length: 500 }, () => ({ itemId: '缆绳', spares: '缆绳' })),
    )
    const read = await readNames(rows, naming)
    expect(read.rows[0]!.values).toEqual({ itemId: 'M1', spares: 'M2,M1', remark: '缆绳' })
    expect(read.rows[1]!.values['itemId']).toBe('M3')
    expect(read.rows[501]!.values).toEqual({ itemId: 'M1', spares: 'M1' })
    const calls = dataSource.calls.filter(({ path }) => path === 'dict/find')
    expect(calls).toHaveLength(1)
    expect(await checkRows(read.rows, columns, { locale: 'zh-CN', names: read.known })).toEqual([])
  })

  it('that nobody has, or several, are told at their cell; mended ones are asked for alone', async () => {
    const dataSource = source()
    const naming = await namingColumns(columns, { dataSource, references: {} })
    const first = await readNames(rowsOf({ itemId: '油漆' }, { itemId: '没有' }, { itemId: '缆绳' }), naming)
    const issues = (rows: readonly ImportRow[], locale: 'zh-CN' | 'en-US' = 'zh-CN') =>
      checkRows(rows, columns, { locale, names: first.known })
    expect(await issues(first.rows)).toEqual([
      { line: 2, field: 'itemId', message: '物料有 2 个“油漆”（M2、M3），请填写其中一个' },
      { line: 3, field: 'itemId', message: '物料没有“没有”' },
    ])
    expect((await issues(first.rows, 'en-US'))[1]!.message).toBe('物料 has no "没有"')

    const mended = first.rows.map((row) => ({ ...row, values: { itemId: 'M2' } }))
    const again = await readNames(mended, naming, { known: first.known })
    expect(await checkRows(again.rows, columns, { locale: 'zh-CN', names: again.known })).toEqual([])
    const words = dataSource.calls
      .filter(({ path }) => path === 'dict/find')
      .map(({ input }) => (input as { words: string[] }).words)
    expect(words).toEqual([['油漆', '没有', '缆绳'], ['M2']])
  })

  it('stay as they are when the source does not answer', async () => {
    const dataSource = source()
    dataSource.dict.find = () => Promise.reject(new Error('offline'))
    const naming = await namingColumns(columns, { dataSource, references: {} })
    const read = await readNames(rowsOf({ itemId: '没有' }), naming)
    expect(read.rows[0]!.values['itemId']).toBe('没有')
    expect(await checkRows(read.rows, columns, { locale: 'zh-CN', names: read.known })).toEqual([])
  })
})
