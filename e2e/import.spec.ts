import { expect, test } from '@playwright/test'
import { call, CAPTCHA, enter, tokenOf } from './support/portal'
import { startProduct } from './support/server'
import type { Product } from './support/server'
import { CUSTOMER, MARK, marked, VESSEL } from './support/trade'

let product: Product
test.beforeAll(async () => {
  product = await startProduct({ env: { CAPTCHA_TEXT: CAPTCHA } })
})
test.afterAll(() => product.end())

const OWN = 'SHEET-1'
const SHEET = [
  `客户编号,船舶编码,预计到港,${MARK.label},销售负责人`,
  ...['sales', 'sales', 'sales', 'nobody', 'viewer'].map(
    (handler) => `${CUSTOMER},${VESSEL},2026-12-24,${OWN},${handler}`,
  ),
].join('\n')

/** How many quotations of the import are stored. */
const stored = async (token: string) => (await marked(product.origin, token, OWN)).length

test('rows of a sheet are mended before and after the server refused them, and stored once', async ({
  page,
}) => {
  const admin = await tokenOf(product.origin, 'admin')
  await enter(page, product.origin, 'sales')
  await page.goto(`${product.origin}/pc/sales/quotation`)
  await page.getByRole('button', { name: '导入' }).click()
  const dialog = page.getByRole('dialog', { name: '导入EXCEL' })
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'quotations.csv', mimeType: 'text/csv', buffer: Buffer.from(SHEET) })
  await dialog.getByRole('button', { name: '下一步' }).click()
  await expect(dialog.getByText('销售负责人没有“nobody”（1）')).toBeVisible()

  // Mended in all rows at once, by the name of one alone.
  await dialog.getByText('销售负责人没有“nobody”（1）').click()
  await dialog.getByLabel('将 nobody 替换为').fill('sales')
  await dialog.getByRole('button', { name: '替换 nobody' }).click()
  await expect(dialog.getByText('5 行数据全部通过检查')).toBeVisible()

  // Meanwhile a user of the sheet is locked out; the batch arrives twice, and the line is away, also when it is sent again.
  const found = await call(product.origin, admin, 'GET', '/sys/user/list?username=viewer')
  const [locked] = found.result['records'] as { id: string }[]
  const frozen = { ids: locked!.id, status: 2 }
  expect((await call(product.origin, admin, 'PUT', '/sys/user/frozenBatch', frozen)).success).toBe(true)
  const keys: (string | undefined)[] = []
  await page.route('**/sales/saQuotation/importExcel*', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 3) return route.continue()
    if (keys.length === 1) await Promise.all([route.fetch(), route.fetch()])
    await route.abort('connectionreset')
  })
  await dialog.getByRole('button', { name: '导入 5 行' }).click()
  await expect(dialog.getByText('导入中断，已导入的数据不会重复')).toBeVisible()
  expect(await stored(admin)).toBe(4)
  await dialog.getByRole('button', { name: '继续导入' }).click()
  await expect(dialog.getByText('导入完成')).toBeVisible()
  await expect(dialog.getByText(/第 6 行：销售负责人没有“viewer”/)).toBeVisible()
  expect(keys[0]).toBeTruthy()
  expect(keys).toEqual(Array(4).fill(keys[0]))
  expect(await stored(admin)).toBe(4)

  // What the server refused is mended in the grid and sent alone.
  await dialog.getByRole('button', { name: '修改失败的数据' }).click()
  const grid = dialog.getByRole('grid', { name: '有误的数据' })
  await grid.getByRole('gridcell', { name: /viewer/ }).click()
  await page.getByRole('option', { name: '王小敏' }).click()
  await dialog.getByRole('button', { name: '重新检查' }).click()
  await dialog.getByRole('button', { name: '导入 1 行' }).click()
  await expect(dialog.getByText('导入完成')).toBeVisible()
  expect(await stored(admin)).toBe(5)
})
