import { describe, expect, it } from 'vitest'
import { addingEntries, paletteLines } from './paletteEntries'
import type { PaletteEntry } from './paletteEntries'

const run = () => undefined
const entries: PaletteEntry[] = [
  { key: '/quotation', group: 'recent', title: '报价单', run },
  {
    key: '/quotation',
    group: 'pages',
    title: '报价单',
    hint: '销售管理',
    words: 'Quotation Sales',
    chinese: '销售管理报价单',
    run,
  },
  { key: '/order', group: 'pages', title: '销售订单', hint: '销售管理', words: 'Sales order', run },
  { key: 'dark', group: 'actions', title: '切换到深色', words: 'dark', run },
  { key: 'QT1', group: 'records', title: 'QT2026', found: true, run },
]
const keys = (lines: PaletteEntry[]) => lines.map(({ key, group }) => `${group} ${key}`)

describe('the lines of the palette', () => {
  it('are what somebody comes back to, and what can be done, before anything is typed', () => {
    expect(keys(paletteLines(entries.slice(0, 4), ''))).toEqual(['recent /quotation', 'actions dark'])
  })

  it('have all words of the query, in either language, and each page once', () => {
    expect(keys(paletteLines(entries.slice(0, 4), '销售 报价'))).toEqual(['pages /quotation'])
    expect(keys(paletteLines(entries.slice(0, 4), 'sales ORDER'))).toEqual(['pages /order'])
    expect(keys(paletteLines(entries.slice(0, 4), '报价'))).toEqual(['pages /quotation'])
  })

  it('show what the server found whatever it is called, and what is read like the query', () => {
    expect(keys(paletteLines(entries, 'bjd', (name) => name.includes('报价单')))).toEqual([
      'pages /quotation',
      'records QT1',
    ])
  })

  it('begin with what begins like the query', () => {
    const two = ['销售订单', '订单跟踪'].map((title) => ({ key: title, group: 'pages' as const, title, run }))
    expect(paletteLines(two, '订单').map(({ title }) => title)).toEqual(['订单跟踪', '销售订单'])
  })
})

describe('forms for new records', () => {
  const same = (zh: string) => ({ zh, en: zh })
  const route = (path: string, ...names: string[]) => ({
    path,
    title: same(names.at(-1)!),
    crumbs: names.map((zh) => ({ title: same(zh) })),
  })
  const opened: string[] = []
  const added = addingEntries(
    [
      route('/sales/quotation/add', '销售管理', '报价单', '新增报价单'),
      route('/nl/sales/quotation/add', '荷兰 NL', '报价单 · NL', '新增报价单'),
      route('/nl/sales/quotation/view/:id', '荷兰 NL', '报价单 · NL', '报价单'),
      route('/online/cgformList/region/add', '客户与价格', '客户区域', '新增'),
    ],
    ({ zh }) => zh,
    (path) => opened.push(path),
  )

  it('tell the list that they are for, which may stand in several branches of the menu', () => {
    expect(added.map(({ title, hint }) => [title, hint])).toEqual([
      ['新增报价单', '销售管理 / 报价单'],
      ['新增报价单', '荷兰 NL / 报价单 · NL'],
      ['新增', '客户与价格 / 客户区域'],
    ])
    added[1]!.run()
    expect(opened).toEqual(['/nl/sales/quotation/add'])
  })

  it('are found by the name of the list', () => {
    expect(keys(paletteLines(added, '新增 客户区域'))).toEqual(['actions /online/cgformList/region/add'])
  })
})
