import { calls } from '@lading/core/calls'
import { expect, it } from 'vitest'
import { takeNotices } from './notice'
import { lowAppId, request, startRequest, told } from './request'

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

it('tells of a refusal that no form or list shows, once, and hands it on', async () => {
  const notices: string[] = []
  const end = takeNotices(({ text }) => notices.push(text))
  startRequest(
    { apiBase: '/api' },
    {
      getToken: () => undefined,
      getTenantId: () => 0,
      locale: () => 'zh-CN',
      onSessionExpired: () => Promise.resolve('left' as never),
    },
    [
      () => {
        const data = { success: false, code: 500, message: '编码已被使用', result: null, timestamp: 0 }
        return Promise.resolve({ status: 200, headers: {}, data })
      },
    ],
  )
  const running = told(told(request().call(calls.reportDesignDelete, { query: { id: '1' } })))
  await expect(running).rejects.toThrow('编码已被使用')
  expect(notices).toEqual(['编码已被使用'])
  end()
})
