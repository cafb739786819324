import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { call, CAPTCHA, enter, tokenOf } from './support/portal'
import { startProduct } from './support/server'
import type { Product } from './support/server'

let product: Product
test.beforeAll(async () => {
  product = await startProduct({ env: { CAPTCHA_TEXT: CAPTCHA } })
})
test.afterAll(() => product.end())

/** When a page asked for the unread notices, in milliseconds. */
function roundsOf(page: Page): number[] {
  const rounds: number[] = []
  page.on('request', (request) => {
    if (request.url().includes('/sys/annountCement/listByUser')) rounds.push(Date.now())
  })
  return rounds
}

test('of several tabs without a socket one asks for the notices, and all show them', async ({ context }) => {
  // No line for notices: each try is closed at once.
  await context.routeWebSocket(/\/websocket\//, (socket) => socket.close())
  const first = await context.newPage()
  await enter(first, product.origin, 'viewer')
  const pages = [first, await context.newPage(), await context.newPage()]
  for (const page of pages) await page.goto(`${product.origin}/pc/dashboard/analysis`)
  const bell = (page: Page) => page.getByRole('button', { name: /通知，\d+ 条未读/ })
  for (const page of pages) await expect(bell(page)).not.toHaveAccessibleName('通知，0 条未读')
  const unread = Number(/\d+/.exec((await bell(first).getAttribute('aria-label')) ?? '')?.[0])

  const rounds = pages.map(roundsOf)
  const most = () => Math.max(...rounds.map(({ length }) => length))
  await expect.poll(most, { timeout: 30_000 }).toBeGreaterThanOrEqual(2)
  // One each 6 s, by one of them.
  const asked = rounds.filter(({ length }) => length > 0)
  expect(asked).toHaveLength(1)
  const [[one = 0, next = 0] = []] = asked
  expect(next - one).toBeGreaterThan(5000)

  // Something new is seen in all of them.
  const token = await tokenOf(product.origin, 'admin')
  await publish(token)
  for (const page of pages) await expect(bell(page)).toHaveAccessibleName(`通知，${unread + 1} 条未读`)

  // The tab that asks is closed: another one goes on.
  const asking = rounds.findIndex(({ length }) => length > 0)
  await pages[asking]!.close()
  await publish(token)
  for (const page of pages.filter((_, at) => at !== asking))
    await expect(bell(page)).toHaveAccessibleName(`通知，${unread + 2} 条未读`)
})

/** An announcement to everybody. */
async function publish(token: string): Promise<void> {
  const titile = `轮询 ${Date.now()}`
  const add = { titile, msgContent: '<p>新的</p>', msgType: 'ALL', priority: 'M', msgCategory: '1' }
  const added = await call(product.origin, token, 'POST', '/sys/annountCement/add', add)
  expect(added.success, added.message).toBe(true)
  const found = await call(
    product.origin,
    token,
    'GET',
    `/sys/annountCement/list?titile=${encodeURIComponent(titile)}`,
  )
  const [{ id }] = found.result.records as [{ id: string }]
  const released = await call(product.origin, token, 'GET', `/sys/annountCement/doReleaseData?id=${id}`)
  expect(released.success, released.message).toBe(true)
}
