import { expect, test } from '@playwright/test'
import { call, CAPTCHA, enter, GridOnPage, login, tokenOf } from './support/portal'
import { startProduct } from './support/server'
import type { Product } from './support/server'
import { quotation } from './support/trade'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

let product: Product
test.beforeAll(async () => {
  product = await startProduct({ env: { CAPTCHA_TEXT: CAPTCHA } })
})
test.afterAll(() => product.end())

test('on a phone: login, list, open, change a line, save', async ({ page }) => {
  const token = await tokenOf(product.origin, 'sales')
  const made = await call(product.origin, token, 'POST', '/sales/saQuotation/add', quotation('PHONE-1', [{}]))
  expect(made.success, made.message).toBe(true)
  await login(page, product.origin, 'sales')

  await page.getByRole('button', { name: '打开菜单' }).tap()
  const drawer = page.locator('.ant-drawer-content-wrapper')
  await expect.poll(() => drawer.evaluate((each) => each.getBoundingClientRect().width)).toBe(200)
  await page.getByRole('menuitem', { name: '销售管理' }).tap()
  // While the group unfolds its entries move: a tap would hit the one beside.
  const quotations = page.getByRole('menuitem', { name: '报价单', exact: true })
  await expect(quotations).toBeVisible()
  await expect(page.locator('.ant-motion-collapse')).toHaveCount(0)
  await quotations.tap()
  await page.waitForURL('**/sales/quotation')
  const row = page.locator('.lading-card').filter({ hasText: String(made.result.quotationNo) })
  await row.getByText('编辑', { exact: true }).tap()
  await page.waitForURL('**/sales/quotation/edit/**')

  const grid = new GridOnPage(page, page.getByRole('grid', { name: '报价明细' }))
  // A double click puts the caret into the text, as in a spreadsheet.
  await (await grid.cell(1, '客户行号')).dblclick()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('LINE-PHONE')
  await page.keyboard.press('Enter')
  await expect(await grid.cell(1, '客户行号')).toHaveText('LINE-PHONE')
  // Nothing of the page stands out of the screen.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: /保\s*存$/ }).tap()
  await page.waitForURL(/\/sales\/quotation(\?|$)/)
  const stored = await call(
    product.origin,
    token,
    'GET',
    `/sales/saQuotation/queryById?id=${String(made.result.id)}`,
  )
  expect((stored.result.saQuotationLine as { custLineNo: string }[])[0]?.custLineNo).toBe('LINE-PHONE')
})

test('the menus of the header stand on the screen, also for who wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enter(page, product.origin, 'admin')
  await page.goto(`${product.origin}/pc/dashboard/analysis`)
  for (const [button, opened] of [
    [/^通知/, '.ant-popover'],
    [/^用户菜单/, '.ant-dropdown'],
  ] as const) {
    await page.getByRole('button', { name: button }).tap()
    const box = page.locator(opened).filter({ visible: true })
    await expect(box).toBeInViewport({ ratio: 1 })
    // On a phone it has been moved from its button: an arrow would point at another one.
    await expect(box.locator('.ant-popover-arrow')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(box).toHaveCount(0)
  }

  // Of what waits for approval: all its tabs, and the own absence.
  await page.goto(`${product.origin}/pc/isps/myApproval`)
  const kinds = page.getByRole('main').getByRole('tab')
  await expect(kinds).toHaveCount(3)
  for (const kind of await kinds.all()) await expect(kind).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: '请假代理' }).tap()
  const on = page.getByRole('dialog').getByRole('switch')
  await expect(on).toBeInViewport({ ratio: 1 })
  const gap = await on.evaluate((knob) => {
    const label = document.querySelector(`label[for="${knob.id}"]`)!.getBoundingClientRect()
    return knob.getBoundingClientRect().top - label.bottom
  })
  expect(gap).toBeGreaterThanOrEqual(4)
})
