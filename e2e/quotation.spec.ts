import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { call, CAPTCHA, enter, GridOnPage, tokenOf } from './support/portal'
import { startProduct } from './support/server'
import type { Product } from './support/server'
import { fillQuotation, itemOf, ITEMS, marked } from './support/trade'

let product: Product
test.beforeAll(async () => {
  product = await startProduct({ env: { CAPTCHA_TEXT: CAPTCHA } })
})
test.afterAll(() => product.end())

const LINE_ROWS_BESIDE_DATA = 3 // heading, 合计, 平均

test('staff search, sort and page the list', async ({ page }) => {
  await enter(page, product.origin, 'sales')
  await page.goto(`${product.origin}/pc/sales/quotation`)
  const rows = page.locator('.ant-table-tbody .ant-table-row')
  await expect(rows).toHaveCount(10)
  const token = await tokenOf(product.origin, 'sales')
  const { total } = (await call(product.origin, token, 'GET', '/sales/saQuotation/list?pageSize=1')).result
  expect(total).toBeGreaterThan(200)
  await expect(page.getByText(`共 ${String(total)} 条`)).toBeVisible()
  // Dictionary texts, not codes.
  await expect(rows.first()).toContainText(/草稿|已提交|已退回|已审批|已确认|已关闭|已作废/)

  await page.getByRole('listitem', { name: '3' }).click()
  await expect(page.locator('.ant-pagination-item-active')).toHaveText('3')
  const first = await rows
    .first()
    .getByRole('link')
    .or(rows.first().getByRole('button'))
    .first()
    .textContent()

  await page.getByRole('columnheader', { name: '客户编号' }).click()
  await expect.poll(async () => sorted(await texts(page, '客户编号'))).toBe(true)

  await page.getByRole('textbox', { name: '报价单编号' }).fill(first ?? '')
  await page.getByRole('button', { name: /^查\s*询$/ }).click()
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText(first ?? '')
})

test('an order of 200 lines is typed and pasted, refused while wrong, saved, and changed', async ({
  page,
}) => {
  await enter(page, product.origin, 'sales')
  await page.goto(`${product.origin}/pc/sales/quotation/add`)
  await fillQuotation(page, 'PASTE-1')

  const grid = new GridOnPage(page, page.getByRole('grid', { name: '报价明细' }))
  await page
    .getByRole('region', { name: '报价明细' })
    .or(page.locator('body'))
    .first()
    .getByRole('button', { name: '新增' })
    .last()
    .click()
  await grid.expectRows(1, LINE_ROWS_BESIDE_DATA)

  // A row by keyboard alone: the item brings its name, its unit and a price along.
  await grid.click(1, '物料编号')
  await page.keyboard.type(ITEMS[0])
  await page.keyboard.press('Tab')
  await expect(await grid.cell(1, '物料名称')).toHaveText('船用涤纶缆绳 40mm')
  await expect(await grid.cell(1, '单位')).toHaveText('卷')
  await grid.click(1, '单价')
  await expect(await grid.cell(1, '单价')).toContainText('4,680')
  await page.keyboard.type('100')
  await page.keyboard.press('Enter')
  await grid.click(1, '单位')
  await page.keyboard.press('Delete')

  // The unit was taken out: the save is stopped, the cell says why, nothing travels.
  const sent: string[] = []
  page.on('request', (request) => {
    if (/\/saQuotation\/(add|edit)$/.test(request.url())) sent.push(request.postData() ?? '')
  })
  await page.getByRole('button', { name: /保\s*存$/ }).click()
  const unit = await grid.cell(1, '单位')
  await expect(unit).toHaveAttribute('aria-invalid', 'true')
  await unit.hover()
  await expect(page.getByText(/单位.*(不能为空|必填|请)/).first()).toBeVisible()
  expect(sent).toHaveLength(0)

  // 200 rows from a spreadsheet, from the first item on: item, name, description, customer line, quantity, unit, price.
  const sheet = Array.from({ length: 200 }, (_, index) =>
    [
      itemOf(index),
      // Names are copies of the items': what a sheet says is passed over.
      `"Paste ""${index + 1}"""`,
      '"two\nlines"',
      String(index + 1),
      String(index + 1),
      '件',
      '1.25',
    ].join('\t'),
  ).join('\r\n')
  await grid.click(1, '物料编号')
  await grid.paste(sheet)
  await grid.expectRows(200, LINE_ROWS_BESIDE_DATA)
  await grid.scrollTo('小计')
  // 1 + … + 200 = 20,100; × 1.25 = 25,125
  await expect.poll(() => grid.footer('合计', '数量')).toBe('20,100.00')
  await expect.poll(() => grid.footer('合计', '小计')).toBe('25,125.00')
  await expect.poll(() => grid.footer('平均', '单价')).toBe('1.25')

  await page.getByRole('button', { name: /保\s*存$/ }).click()
  await page.waitForURL(/\/sales\/quotation(\?|$)/)
  expect(sent).toHaveLength(1)

  // Reload: everything is there.
  const token = await tokenOf(product.origin, 'sales')
  const id = (await marked(product.origin, token, 'PASTE-1'))[0]?.id
  await page.goto(`${product.origin}/pc/sales/quotation/edit/${id}`)
  await grid.expectRows(200, LINE_ROWS_BESIDE_DATA)
  await expect(await grid.cell(1, '物料编号')).toHaveText(ITEMS[0])
  await expect(await grid.cell(1, '物料名称')).toHaveText('船用涤纶缆绳 40mm')

  // Change one line, remove two, save again: only these travel.
  await grid.click(2, '物料编号')
  await page.keyboard.type(ITEMS[5])
  await page.keyboard.press('Enter')
  for (const row of [3, 4]) await grid.row(row).getByRole('checkbox').click()
  await page
    .getByRole('button', { name: /^删\s*除$/ })
    .last()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s*[定认]|删\s*除/ })
    .click()
  await grid.expectRows(198, LINE_ROWS_BESIDE_DATA)
  await page.getByRole('button', { name: /保\s*存$/ }).click()
  await page.waitForURL(/\/sales\/quotation(\?|$)/)
  expect(sent).toHaveLength(2)
  const changes = (
    JSON.parse(sent[1] ?? '{}') as Record<string, { tableData: { itemId: string }[]; deleteData: string[] }>
  ).saQuotationLine
  expect(changes?.deleteData).toHaveLength(2)
  expect(changes?.tableData.some((line) => line.itemId === ITEMS[5])).toBe(true)

  const saved = await call(product.origin, token, 'GET', `/sales/saQuotation/queryById?id=${id}`)
  const lines = saved.result.saQuotationLine as { itemId: string }[]
  expect(lines).toHaveLength(198)
  expect(lines[1]?.itemId).toBe(ITEMS[5])
  expect(saved.result.amount).toBe(25125 - 3 * 1.25 - 4 * 1.25)
})

test('an account without the add permission sees no add button and is refused by the server', async ({
  page,
}) => {
  await enter(page, product.origin, 'viewer')
  await page.goto(`${product.origin}/pc/sales/quotation`)
  await expect(page.locator('.ant-table-tbody .ant-table-row')).toHaveCount(10)
  await expect(page.getByRole('button', { name: '新增' })).toHaveCount(0)

  const token = await tokenOf(product.origin, 'viewer')
  const answer = await call(product.origin, token, 'POST', '/sales/saQuotation/add', {
    customerNo: 'X',
    vessel: 'X',
    eta: '2026-12-01',
  })
  expect(answer.status).toBe(403)
  expect(answer.code).toBe(510)
  expect(answer.success).toBe(false)
})

async function texts(page: Page, title: string): Promise<string[]> {
  const titles = await page.getByRole('columnheader').allTextContents()
  const index = titles.findIndex((text) => text.includes(title))
  return page.locator(`.ant-table-tbody .ant-table-row > td:nth-child(${index + 1})`).allTextContents()
}

function sorted(values: string[]): boolean {
  return (
    values.length > 1 && values.every((value, index) => index === 0 || (values[index - 1] ?? '') <= value)
  )
}
