import { expect, it } from 'vitest'
import type { ShellRoute } from '../menu/buildRoutes'
import { noticeHandling, noticePath } from './noticeTarget'

const title = { zh: '一', en: 'One' }
const route = (path: string, key: string): ShellRoute => ({
  path,
  title,
  crumbs: [],
  keepAlive: false,
  menuPath: path,
  page: { key, exportName: 'X', title, load: () => Promise.resolve({}) },
})
const routes = [
  route('/sales/quotation', 'sales/QuotationList'),
  route('/sales/quotation/add', 'sales/QuotationForm'),
  route('/sales/quotation/edit/:id', 'sales/QuotationForm'),
  route('/sales/quotation/view/:id', 'sales/QuotationForm'),
]

it.each([
  [{ openType: 'component', openPage: 'sales/QuotationForm', busId: 'a/1' }, '/sales/quotation/view/a%2F1'],
  [{ openType: 'component', openPage: 'sales/QuotationForm' }, '/sales/quotation/add'],
  [{ openType: 'component', openPage: 'sales/QuotationList', busId: '7' }, '/sales/quotation?busId=7'],
  [{ openType: 'component', openPage: 'unknown/Page', busId: '7' }, undefined],
  [{ openType: 'url', openPage: '/sales/quotation' }, undefined],
  [{}, undefined],
])('%j leads to %s', (notice, path) => expect(noticePath(notice, routes)).toBe(path))

it.each([
  [{ openType: 'url', openPage: '/sales/quotation' }, { path: '/sales/quotation' }],
  [{ openType: 'url', openPage: 'https://bi.test/x' }, { url: 'https://bi.test/x' }],
  [{ openType: 'url', openPage: 'javascript:alert(1)' }, undefined],
  [
    { openType: 'component', openPage: 'sales/QuotationForm', busId: '1' },
    { path: '/sales/quotation/view/1' },
  ],
  [{ openType: 'component', openPage: 'unknown/Page' }, undefined],
  [{}, undefined],
])('去处理 of %j leads to %j', (notice, where) => {
  const safe = (path: string) => (path.startsWith('/') ? path : '')
  expect(noticeHandling(notice, routes, safe)).toEqual(where)
})
