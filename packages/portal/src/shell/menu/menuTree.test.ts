import { pinyinMatcher } from '@lading/ui/foundation'
import { describe, expect, it } from 'vitest'
import { createRegistry } from '@/app/pageRegistry'
import { titleOf } from './buildRoutes'
import { groupsAbove, matchesSearch, oneRootOpen, searchableEntries, visibleMenu } from './menuTree'
import type { MenuNode } from './menuTypes'

type More = Partial<Omit<MenuNode, 'meta'>> & { meta?: Partial<MenuNode['meta']> }

const registry = createRegistry([
  {
    pages: [
      {
        key: 'sales/quotation/QuotationList',
        exportName: 'QuotationList',
        load: () => Promise.resolve({}),
        title: { zh: '报价单', en: 'Quotation' },
      },
    ],
  },
])
const node = (path: string, component: string, title: string, more: More = {}): MenuNode => ({
  id: path,
  path,
  component,
  route: '1',
  name: path,
  ...more,
  meta: { title, keepAlive: false, internalOrExternal: false, ...more.meta },
})
const LAYOUT = 'layouts/RouteView'
const menu = [
  node('/dashboard', LAYOUT, '工作台', {
    children: [node('/dashboard/analysis', 'dashboard/Analysis', '首页')],
  }),
  node('/sales', LAYOUT, '销售管理', {
    children: [
      node('/sales/quotation', 'sales/quotation/QuotationList', '报价单'),
      node('/sales/secret', 'x/Secret', '隐藏', { hidden: true }),
      node('/sales/deep', LAYOUT, '更多', { children: [node('/sales/deep/a', 'x/A', '甲')] }),
    ],
  }),
  node('/empty', LAYOUT, '空', { children: [node('/empty/h', 'x/H', '隐', { hidden: true })] }),
  node('/always', 'x/Always', '总是', { alwaysShow: true, children: [node('/always/c', 'x/C', '子')] }),
]
const entries = visibleMenu(menu, registry)

describe('visibleMenu', () => {
  it('skips hidden entries and groups without anything to show', () => {
    expect(entries.map((entry) => entry.path)).toEqual(['/dashboard', '/sales', '/always'])
    expect(entries[1]?.children.map((entry) => entry.path)).toEqual(['/sales/quotation', '/sales/deep'])
  })

  it('shows entries with the always-show flag as leaves', () => {
    expect(entries[2]?.children).toEqual([])
  })

  it('takes the Chinese title from the server and the English one from the page', () => {
    expect(entries[1]?.children[0]?.title).toEqual({ zh: '报价单', en: 'Quotation' })
  })

  it('takes titles of further languages from the server', () => {
    const named = node('/x', 'x/X', '甲', { meta: { titleEn: 'A', names: { 'ja-JP': 'あ' } } })
    expect(titleOf(named, undefined)).toEqual({
      zh: '甲',
      en: 'A',
      also: { 'ja-JP': 'あ' },
    })
  })
})

describe('searchableEntries', () => {
  it('leaves the plain route views out and names the groups above', () => {
    const found = searchableEntries(entries)
    expect(found.map((entry) => entry.path)).toEqual([
      '/dashboard/analysis',
      '/sales/quotation',
      '/sales/deep/a',
      '/always',
    ])
    expect(found[2]?.groups.map((group) => group.zh)).toEqual(['销售管理', '更多'])
  })

  it('finds by either language, group and path, in any order of words', () => {
    const [, quotation] = searchableEntries(entries)
    for (const query of ['报价', 'quot', '报价 销售', '/sales/q']) {
      expect([query, quotation && matchesSearch(quotation, query)]).toEqual([query, true])
    }
    expect(quotation && matchesSearch(quotation, '报价 采购')).toBe(false)
  })

  it('finds by pinyin, whole or by initials', async () => {
    const [home, quotation] = searchableEntries(entries)
    for (const query of ['baojiadan', 'bao jia', 'bjd', 'xiaoshou', 'XSGLBJD']) {
      const byPinyin = await pinyinMatcher(query)
      const found = [home, quotation].map((entry) => entry && matchesSearch(entry, query, byPinyin))
      expect([query, ...found]).toEqual([query, false, true])
    }
  })
})

describe('open groups', () => {
  it('finds the groups above an entry', () => {
    expect(groupsAbove(entries, '/sales/deep/a')).toEqual(['/sales', '/sales/deep'])
    expect(groupsAbove(entries, '/always')).toEqual([])
    expect(groupsAbove(entries, '/none')).toEqual([])
  })

  it('keeps one root open', () => {
    const roots = ['/dashboard', '/sales']
    expect(oneRootOpen(['/sales', '/sales/deep'], ['/sales', '/sales/deep', '/dashboard'], roots)).toEqual([
      '/sales/deep',
      '/dashboard',
    ])
    expect(oneRootOpen(['/sales'], ['/sales', '/sales/deep'], roots)).toEqual(['/sales', '/sales/deep'])
    expect(oneRootOpen(['/sales'], [], roots)).toEqual([])
  })
})
