import { expect, test } from '@playwright/test'
import type { Route } from '@playwright/test'
import { call, CAPTCHA, enter, login, sendLogin, tokenOf } from './support/portal'
import { startProduct } from './support/server'
import type { Product } from './support/server'
import { choose, fillQuotation, marked, VESSEL } from './support/trade'

let product: Product
test.beforeAll(async () => {
  product = await startProduct({ env: { CAPTCHA_TEXT: CAPTCHA } })
})
test.afterAll(() => product.end())

test('a session that ends under a form is renewed in place, and nothing that was typed is lost', async ({
  page,
}) => {
  await enter(page, product.origin, 'admin')
  await page.goto(`${product.origin}/pc/sales/quotation/add`)
  await fillQuotation(page, 'KEPT-1')

  // The session ends while the save is on its way; before, the socket might tell of it first.
  const stored = await page.evaluate(() => localStorage.getItem('Access-Token') ?? '{}')
  const { value: token } = JSON.parse(stored) as { value: string }
  const held = /\/saQuotation\/add$/
  const endSession = async (route: Route) => {
    expect((await call(product.origin, token, 'POST', '/sys/logout')).success).toBe(true)
    await route.continue()
  }
  await page.route(held, endSession, { times: 1 })

  await page.getByRole('button', { name: /保\s*存$/ }).click()
  const dialog = page.getByRole('dialog').filter({ hasText: '登录已过期' })
  await expect(dialog).toContainText('请重新登录')
  await expect(dialog.getByLabel('用户名')).toHaveValue('admin')
  await dialog.getByLabel('密码', { exact: true }).fill('Lading@2026')
  await dialog.getByRole('textbox', { name: '验证码' }).fill(CAPTCHA)
  await dialog.getByRole('button', { name: '重新登录' }).click()
  // The save that waited goes on by itself.
  await page.waitForURL(/\/sales\/quotation(\?|$)/)
  const fresh = await tokenOf(product.origin, 'admin')
  expect(await marked(product.origin, fresh, 'KEPT-1')).toHaveLength(1)
})

test('a logout in another tab leaves an unsaved form there, for the same user only', async ({ context }) => {
  const form = await context.newPage()
  await enter(form, product.origin, 'admin')
  await form.goto(`${product.origin}/pc/sales/quotation/add`)
  await form.getByLabel('客户代理').fill('TAB-1')
  const other = await context.newPage()
  // A tab behind another draws seldom: a press on a dialog that is still opening would miss its button.
  await other.emulateMedia({ reducedMotion: 'reduce' })
  const logOut = async () => {
    await other.goto(`${product.origin}/pc/dashboard/analysis`)
    await other.getByRole('button', { name: '退出登录' }).click()
    await other
      .getByRole('dialog')
      .getByRole('button', { name: /确\s*定/ })
      .click()
    await other.waitForURL('**/user/login')
  }
  await logOut()
  const asked = form.getByRole('dialog').filter({ hasText: '已在其他标签页退出登录' })
  await expect(asked.getByLabel('用户名')).toHaveValue('admin')

  // The same user: the form goes on by itself.
  await sendLogin(other, 'admin')
  await expect(asked).toBeHidden()
  await expect(form.getByLabel('客户代理')).toHaveValue('TAB-1')
  await choose(form, '船舶编码', VESSEL)

  // Another user sees nothing of it; it waits for the first one.
  await logOut()
  await expect(asked).toBeVisible()
  await sendLogin(other, 'viewer')
  await expect(asked).toBeHidden()
  await expect(form.locator('input[value="TAB-1"]')).toHaveCount(0)
  await expect(form.getByRole('button', { name: '恢复内容' })).toHaveCount(0)
  await logOut()
  await login(form, product.origin, 'admin')
  await form.goto(`${product.origin}/pc/sales/quotation/add`)
  await form.getByRole('button', { name: '恢复内容' }).click()
  await expect(form.getByLabel('客户代理')).toHaveValue('TAB-1')
  await expect(form.getByLabel('船舶名称')).toHaveText('EVER GRACE')
})
