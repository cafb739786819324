import { expect, it } from 'vitest'
import { lowAppId } from './request'

const routes = [
  { name: 'low-app-desk', path: '/desk/:appId' },
  { name: 'low-app-board', path: '/board' },
  { name: 'orders', path: '/orders/:appId' },
]
// Vitest serves from the root: there is no /pc before the path.
it.each([
  ['/low-app/list', '?appId=7', '7'],
  ['/low-app/list', '', undefined],
  ['/desk/8', '', '8'],
  ['/desk/8/edit', '?appId=9', '8'],
  ['/board', '?appId=9', '9'],
  ['/orders/8', '?appId=9', undefined],
  ['/sales/low-app', '?appId=9', undefined],
])('at %s%s calls name the app %s (spec 1 §2)', (pathname, search, app) => {
  expect(lowAppId({ pathname, search }, routes)).toBe(app)
})
