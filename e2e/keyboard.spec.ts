import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { CAPTCHA, tokenOf } from './support/portal'
import { startProduct } from './support/server'
import type { Product } from './support/server'
import { ITEMS, MARK, marked, VESSEL } from './support/trade'

let product: Product
test.beforeAll(async () => {
  product = await startProduct({ env: { CAPTCHA_TEXT: CAPTCHA } })
})
test.afterAll(() => product.end())

/** Presses Tab (or the given key) until the focus is there; fails when it does not get there. */
async function goTo(page: Page, target: Locator, key = 'Tab', most = 40): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let pressed = 0; pressed < most; pressed += 1) {
    if (await isThere()) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

test('from the login to a saved order without a mouse', async ({ page }) => {
  // Whoever moves or presses a mouse all the same is found out.
  await page.addInitScript(() => {
    for (const kind of ['mousedown', 'pointerdown'])
      window.addEventListener(kind, () => console.error(`a ${kind} in a walk by keyboard`), true)
  })
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const { keyboard } = page
  const box = (name: string) => page.getByRole('textbox', { name })
  const button = (name: string | RegExp) => page.getByRole('button', { name })

  await page.goto(`${product.origin}/pc/user/login`)
  await expect(page.getByLabel('用户名')).toBeFocused()
  await keyboard.type('admin')
  await goTo(page, page.getByLabel('密码', { exact: true }))
  await keyboard.type('Lading@2026')
  await goTo(page, box('验证码'))
  await keyboard.type(CAPTCHA)
  await keyboard.press('Enter')
  await page.waitForURL('**/dashboard/analysis')
  await page.getByText('近七日访问').waitFor()

  // The first Tab offers the way past the menu; the menu is one stop, with arrows inside.
  await keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '跳到内容' })).toBeFocused()
  await goTo(page, page.getByRole('menu').first())
  await goTo(page, page.getByRole('menuitem', { name: '销售管理' }), 'ArrowDown')
  await keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: '报价单' })).toBeVisible()
  await goTo(page, page.getByRole('menuitem', { name: '报价单' }), 'ArrowDown')
  await keyboard.press('Enter')
  await page.waitForURL('**/sales/quotation')
  await expect(page.locator('.ant-table-tbody .ant-table-row')).toHaveCount(10)

  await goTo(page, button('新增'))
  await keyboard.press('Enter')
  await page.waitForURL('**/sales/quotation/add')
  await page.getByRole('grid', { name: '报价明细' }).waitFor()
  await expect(page.getByRole('heading', { name: '新增报价单' })).toBeFocused()
  await goTo(page, box(MARK.label))
  await keyboard.type('KEYS-1')
  await goTo(page, page.getByRole('combobox', { name: '船舶编码' }))
  await keyboard.type(VESSEL)
  await page.locator('.ant-select-item-option').filter({ hasText: VESSEL, visible: true }).waitFor()
  await keyboard.press('Enter')
  await goTo(page, box('预计到港'))
  await keyboard.type('2026-12-24')
  await keyboard.press('Enter')

  // A line: added, the first cell that can be filled has the focus; Tab goes from cell to cell.
  await goTo(page, button('新增').last())
  await keyboard.press('Enter')
  const cell = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName)
  const toCell = async (title: string) => {
    for (let pressed = 0; pressed < 15; pressed += 1) {
      if ((await cell())?.startsWith(title)) return
      await keyboard.press('Tab')
    }
    expect(await cell()).toContain(title)
  }
  await expect.poll(cell).toMatch(/第 1 行/)
  await toCell('物料编号')
  await keyboard.type(ITEMS[0])
  await toCell('数量')
  await keyboard.type('3')
  await toCell('单位')
  await keyboard.type('件')
  await toCell('单价')
  await keyboard.type('2.5')
  await keyboard.press('Enter')

  await keyboard.press('Escape')
  await goTo(page, button(/保\s*存$/), 'Shift+Tab', 60)
  await keyboard.press('Enter')
  await page.waitForURL(/\/sales\/quotation(\?|$)/)
  await expect(button('新增').first()).toBeFocused()

  const token = await tokenOf(product.origin, 'admin')
  const [order] = await marked(product.origin, token, 'KEYS-1')
  expect(order?.amount).toBe(7.5)
  expect(errors).toEqual([])
})
