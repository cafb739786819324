import { describe, expect, it } from 'vitest'
import { createRegistry } from '@/app/pageRegistry'
import type { PageEntry } from '@/app/pageRegistry'
import { buildRoutes } from './buildRoutes'
import { ownRoutes } from './ownRoutes'
import type { MenuNode } from './menuTypes'

type More = Partial<Omit<MenuNode, 'meta'>> & { meta?: Partial<MenuNode['meta']> }

const page = (key: string, en: string): PageEntry => ({
  key,
  exportName: key.split('/').at(-1) ?? key,
  load: () => Promise.resolve({}),
  title: { zh: en, en },
})
const list = page('sales/quotation/QuotationList', 'Quotations')
const form = page('sales/quotation/QuotationForm', 'Quotation')
const registry = createRegistry([
  { pages: [page('dashboard/Analysis', 'Analysis')] },
  {
    pages: [list, form],
    derived: {
      [list.key]: [
        {
          ...form,
          subPath: 'add',
          title: { zh: '新增报价单', en: 'New Quotation' },
          permission: 'sales:add',
        },
        { ...form, subPath: 'edit/:id', keepAlive: true },
      ],
    },
  },
])

let count = 0
const node = (path: string, component: string, more: More = {}): MenuNode => ({
  id: String((count += 1)),
  route: '1',
  name: path,
  path,
  component,
  ...more,
  meta: { title: path, keepAlive: false, internalOrExternal: false, ...more.meta },
})
const byPath = (menu: MenuNode[]) => new Map(buildRoutes(menu, registry).map((route) => [route.path, route]))

describe('buildRoutes', () => {
  it('routes an entry and what follows from its page, with the crumbs of its groups', () => {
    const routes = byPath([
      node('/sales', 'layouts/RouteView', {
        meta: { title: '销售管理' },
        children: [node('/sales/quotation', list.key, { meta: { title: '报价单', keepAlive: true } })],
      }),
    ])
    expect([...routes.keys()]).toEqual([
      '/sales/quotation',
      '/sales/quotation/add',
      '/sales/quotation/edit/:id',
      '/sales',
    ])
    const listed = routes.get('/sales/quotation')
    expect(listed).toMatchObject({ page: list, keepAlive: true, title: { zh: '报价单', en: 'Quotations' } })
    expect(listed?.crumbs.map((crumb) => [crumb.title.zh, crumb.path])).toEqual([
      ['销售管理', '/sales'],
      ['报价单', '/sales/quotation'],
    ])
    expect(routes.get('/sales/quotation/add')).toMatchObject({
      permission: 'sales:add',
      menuPath: '/sales/quotation',
      keepAlive: false,
    })
    expect(routes.get('/sales/quotation/edit/:id')?.keepAlive).toBe(true)
    expect(routes.get('/sales')?.redirect).toBe('/sales/quotation')
  })

  it('does not route entries with the flag 0, but routes what is below them', () => {
    const routes = byPath([
      node('/a', 'dashboard/Analysis', { route: '0', children: [node('/a/b', 'dashboard/Analysis')] }),
    ])
    expect([...routes.keys()]).toEqual(['/a/b'])
  })

  it('keeps hidden entries routable', () => {
    expect(byPath([node('/h', 'dashboard/Analysis', { hidden: true })]).has('/h')).toBe(true)
  })

  it('names the component that no page answers to', () => {
    const route = byPath([node('/x', 'modules/none/NoList')]).get('/x')
    expect(route?.missing).toBe('modules/none/NoList')
    expect(route?.page).toBeUndefined()
  })

  it('does not route external links; frames only web addresses', () => {
    const routes = byPath([
      node('abc', IFRAME, { meta: { title: 'x', url: 'https://a.example', internalOrExternal: true } }),
      node('/frame', IFRAME, { meta: { title: 'x', url: 'https://a.example' } }),
      node('/script', IFRAME, { meta: { title: 'x', url: 'javascript:alert(1)' } }),
    ])
    expect([...routes.keys()]).toEqual(['/frame', '/script'])
    expect(routes.get('/frame')?.frameUrl).toBe('https://a.example')
    expect(routes.get('/script')?.missing).toBe(IFRAME)
  })

  it('lets the first of two entries with the same path win', () => {
    const routes = byPath([node('/a', 'dashboard/Analysis'), node('/a', 'modules/none/NoList')])
    expect(routes.get('/a')?.missing).toBeUndefined()
  })

  it('does not send a group to itself or to a page with parameters', () => {
    const routes = byPath([
      node('/g', 'layouts/RouteView', { redirect: '/g' }),
      node('/p', 'layouts/RouteView', { children: [node('/p/:id', 'dashboard/Analysis')] }),
    ])
    expect([...routes.keys()]).toEqual(['/p/:id'])
  })
})

const IFRAME = 'layouts/IframePageView'

describe('createRegistry', () => {
  it('refuses two pages with one key', () => {
    expect(() => createRegistry([{ pages: [list] }, { pages: [list] }])).toThrow(
      /sales\/quotation\/QuotationList/,
    )
  })
})

describe('ownRoutes', () => {
  it('leads to lists of stored forms by their code, and to what follows from them, without an entry of the menu', () => {
    const key = 'modules/online/cgform/OnlCgformCopyList'
    const record = { ...page('online/add', 'New'), subPath: 'add', keepAlive: true }
    const own = ownRoutes(
      createRegistry([{ pages: [page(key, 'View of a form')], derived: { [key]: [record] } }]),
    )
    expect(own.filter(({ failure }) => !failure)).toMatchObject([
      { path: '/online/copyform/:code', page: { key } },
      { path: '/online/copyform/:code/add', page: { key: record.key }, keepAlive: true },
    ])
  })
})
