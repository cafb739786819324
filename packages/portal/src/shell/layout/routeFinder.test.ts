import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { routeFinder } from './routeFinder'

const PATHS = [
  '/',
  '/sales/quotation',
  '/sales/quotation/add',
  '/sales/quotation/:id',
  '/sales/quotation/:id/print',
  '/online/:code',
  '/online/cgformList/:code',
  '/online/cgformList/priceBook',
  '/Sales/Quotation',
  '/a.b+c(d)',
  '/docs/*',
  '/optional/:id?',
]
const ROUTES = PATHS.map((path, index) => ({ path, id: String(index) }))

describe('routeFinder', () => {
  const find = routeFinder(ROUTES)

  it.each([
    '/',
    '/sales/quotation',
    '/sales/quotation/',
    '/SALES/quotation',
    '/sales/quotation/add',
    '/sales/quotation/1',
    '/sales/quotation/%2F',
    '/sales/quotation/1/print',
    '/online/x',
    '/online/cgformList/x',
    '/online/cgformList/priceBook',
    '/online/cgformlist/pricebook',
    '/a.b+c(d)',
    '/aXb+c(d)',
    '/docs',
    '/docs/a/b',
    '/optional',
    '/optional/1',
    '/nowhere',
    '/sales/quotation/:id',
    '/__proto__',
  ])('finds for %s what the router finds', (pathname) => {
    const expected = matchRoutes(ROUTES, pathname)?.at(-1)?.route
    expect(find({ pathname })).toBe(expected)
    expect(find({ pathname })).toBe(expected)
  })

  it('compiles no route for a path without parameters', () => {
    const routes = ROUTES.map((route) => ({ ...route }))
    const once = routeFinder(routes)
    // Whoever asks the router again would stumble over a path that is gone.
    for (const route of routes)
      Object.defineProperty(route, 'path', {
        get: () => {
          throw new Error('asked')
        },
      })
    expect(once({ pathname: '/sales/quotation' })).toBe(routes[1])
    expect(() => once({ pathname: '/sales/quotation/7' })).toThrow('asked')
  })
})
