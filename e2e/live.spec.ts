import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { call, CAPTCHA, enter, GridOnPage, tokenOf } from './support/portal'
import { startProduct } from './support/server'
import type { Product } from './support/server'
import { quotation } from './support/trade'

let product: Product
test.beforeAll(async () => {
  product = await startProduct({ env: { CAPTCHA_TEXT: CAPTCHA } })
})
test.afterAll(() => product.end())

const LINE_ROWS_BESIDE_DATA = 3 // heading, 合计, 平均

/** Each person has a browser of their own. */
async function person(browser: Browser, username: string): Promise<Page> {
  const page = await (
    await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
  ).newPage()
  await enter(page, product.origin, username)
  return page
}

async function draft(): Promise<{ id: string; no: string }> {
  const token = await tokenOf(product.origin, 'admin')
  const lines = [1, 2, 3].map((n) => ({ custLineNo: `LINE-${n}` }))
  const made = await call(product.origin, token, 'POST', '/sales/saQuotation/add', quotation('before', lines))
  expect(made.success, made.message).toBe(true)
  return { id: String(made.result.id), no: String(made.result.quotationNo) }
}

async function editor(page: Page, id: string): Promise<GridOnPage> {
  await page.goto(`${product.origin}/pc/sales/quotation/edit/${id}`)
  const grid = new GridOnPage(page, page.getByRole('grid', { name: '报价明细' }))
  await grid.expectRows(3, LINE_ROWS_BESIDE_DATA)
  return grid
}

const save = (page: Page) => page.getByRole('button', { name: /保\s*存$/ }).click()

test('what one saves, the other sees in the open form; what both changed is decided, not lost', async ({
  browser,
}) => {
  const { id } = await draft()
  const [anna, ben] = [await person(browser, 'admin'), await person(browser, 'admin')]
  const [annas, bens] = [await editor(anna, id), await editor(ben, id)]

  // Anna has begun to change the second line; Ben saves the first line, the third and the agent.
  await annas.click(2, '客户行号')
  await anna.keyboard.type('ANNA')
  await anna.keyboard.press('Enter')
  await ben.getByLabel('客户代理').fill('after')
  await bens.click(1, '客户行号')
  await ben.keyboard.type('BEN-1')
  await ben.keyboard.press('Enter')
  await save(ben)
  await ben.waitForURL(/\/sales\/quotation(\?|$)/)

  await expect(await annas.cell(1, '客户行号')).toHaveText('BEN-1')
  await expect(anna.getByLabel('客户代理')).toHaveValue('after')
  await expect(await annas.cell(2, '客户行号')).toHaveText('ANNA')

  // Upon that, her save is no conflict.
  await save(anna)
  await anna.waitForURL(/\/sales\/quotation(\?|$)/)
  const token = await tokenOf(product.origin, 'admin')
  const stored = await call(product.origin, token, 'GET', `/sales/saQuotation/queryById?id=${id}`)
  expect(
    (stored.result.saQuotationLine as { custLineNo: string }[]).map(({ custLineNo }) => custLineNo),
  ).toEqual(['BEN-1', 'ANNA', 'LINE-3'])
  expect(stored.result.agentInfo).toBe('after')

  // Now both change the same cell.
  const [annasAgain, bensAgain] = [await editor(anna, id), await editor(ben, id)]
  await annasAgain.click(3, '客户行号')
  await anna.keyboard.type('MINE')
  await anna.keyboard.press('Enter')
  await bensAgain.click(3, '客户行号')
  await ben.keyboard.type('THEIRS')
  await ben.keyboard.press('Enter')
  await save(ben)
  await ben.waitForURL(/\/sales\/quotation(\?|$)/)
  await expect(anna.getByText(/1 处与他人的修改冲突/)).toBeVisible()
  await save(anna)
  await expect(anna.getByText('有 1 处与他人的修改冲突，请先选择保留哪一个')).toBeVisible()
  await anna.getByRole('button', { name: '采用他人的' }).click()
  await expect(await annasAgain.cell(3, '客户行号')).toHaveText('THEIRS')
  await anna.context().close()
  await ben.context().close()
})

test('a form whose line comes late shows what was saved before it came', async ({ browser }) => {
  const { id } = await draft()
  const anna = await person(browser, 'admin')
  let away = true
  await anna.routeWebSocket(/\/vxeSocket\//, (line) => {
    if (away) void line.close()
    else line.connectToServer()
  })
  await editor(anna, id)
  const eta = anna.getByLabel('预计到港')
  await expect(eta).toHaveValue('2026-12-01')

  const token = await tokenOf(product.origin, 'admin')
  const record = await call(product.origin, token, 'GET', `/sales/saQuotation/queryById?id=${id}`)
  const { version } = record.result
  const saved = await call(product.origin, token, 'PUT', '/sales/saQuotation/edit', {
    id,
    version,
    eta: '2026-12-09',
  })
  expect(saved.success, saved.message).toBe(true)
  away = false
  await expect(eta).toHaveValue('2026-12-09')
  await anna.context().close()
})

test('lists follow: a changed row at once, new ones by a hint, deleted ones go', async ({ browser }) => {
  const { id, no } = await draft()
  const anna = await person(browser, 'admin')
  await anna.goto(`${product.origin}/pc/sales/quotation`)
  const row = anna.locator('.ant-table-row').filter({ hasText: no })
  await expect(row).toContainText('2026-12-01')

  const ben = await person(browser, 'admin')
  await editor(ben, id)
  await ben.getByLabel('预计到港').fill('2026-12-05')
  await ben.getByLabel('预计到港').press('Enter')
  await save(ben)
  await ben.waitForURL(/\/sales\/quotation(\?|$)/)
  await expect(row).toContainText('2026-12-05')

  const { no: next } = await draft()
  await anna.getByRole('button', { name: '有 1 条新数据，点击刷新' }).click()
  await expect(anna.locator('.ant-table-row').filter({ hasText: next })).toHaveCount(1)

  const token = await tokenOf(product.origin, 'admin')
  await call(product.origin, token, 'DELETE', `/sales/saQuotation/delete?id=${id}`)
  await expect(row).toHaveCount(0)
  await anna.context().close()
  await ben.context().close()
})
