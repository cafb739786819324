import { expect, test } from '@playwright/test'
import { call, CAPTCHA, enter, GridOnPage, tokenOf } from './support/portal'
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

  // Meanwhile a user of the sheet is locked out; the batch arrives twice, and its answer is lost.
  const found = await call(product.origin, admin, 'GET', '/sys/user/list?username=viewer')
  const [locked] = found.result['records'] as { id: string }[]
  const frozen = { ids: locked!.id, status: 2 }
  expect((await call(product.origin, admin, 'PUT', '/sys/user/frozenBatch', frozen)).success).toBe(true)
  const keys: (string | undefined)[] = []
  await page.route('**/sales/saQuotation/importExcel*', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    await Promise.all([route.fetch(), route.fetch()])
    await route.abort('connectionreset')
  })
  await dialog.getByRole('button', { name: '导入 5 行' }).click()
  await expect(dialog.getByText('导入中断，已导入的数据不会重复')).toBeVisible()
  expect(await stored(admin)).toBe(4)
  await dialog.getByRole('button', { name: '继续导入' }).click()
  await expect(dialog.getByText('导入完成')).toBeVisible()
  await expect(dialog.getByText(/第 6 行：销售负责人没有“viewer”/)).toBeVisible()
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
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

/** What the business sent; the form is made of it. */
const LABELS = '现场拜访：主题、拜访日期、金额、备注\n明细：项目、数量、单价、小计'
const VISITS = '/online/cgformList/siteVisit'

/** A stored form, as far as the test changes it. */
interface DesignedForm {
  id: string
  version: number
  draft: { fields: Record<string, object>; form: { section: object; rows: string[][] }[] }
}

test('a form is designed of labels, filled by others, approved, changed with records in it, and taken back', async ({
  page,
  browser,
}) => {
  // What each part does is tested beside the server and the designer; the whole way takes a minute.
  test.skip(process.env.TEST_FULL !== 'true', 'in `npm run test:full`')
  test.slow()
  await enter(page, product.origin, 'admin')
  await page.goto(`${product.origin}/pc/online/cgform`)
  await page.getByRole('button', { name: '新建表单' }).click()
  const dialog = page.getByRole('dialog', { name: '新建表单' })
  await dialog.getByLabel('编码').fill('siteVisit')
  await dialog.getByLabel('名称', { exact: true }).fill('现场拜访')
  await dialog.getByLabel('英文名称').fill('Site visit')
  await dialog.getByText('标签', { exact: true }).click()
  await dialog.getByRole('textbox', { name: '标签' }).fill(LABELS)
  await dialog.getByRole('button', { name: '新建表单' }).click()

  // A number from the palette, dragged before the title; states and an approval by management.
  await expect(page.getByRole('heading', { name: '现场拜访', exact: true, level: 1 })).toBeVisible()
  // The preview beside it shows the same fields.
  const placed = page.locator('.ld-designer-canvas [data-field]')
  await page.getByRole('button', { name: '自动编号' }).dragTo(placed.first())
  await expect(placed.first()).toHaveAttribute('data-field', 'codeField')
  await page.getByRole('tab', { name: '状态与审批' }).click()
  await page.getByRole('button', { name: '添加审批', exact: true }).click()
  await page.getByRole('combobox', { name: '审批人 1' }).click()
  await page.getByTitle('角色 经理').click()
  await page.getByRole('button', { name: /^发\s*布$/ }).click()
  const publish = page.getByRole('dialog', { name: '发布“现场拜访”' })
  for (const role of ['销售', '经理']) {
    await publish.getByRole('combobox', { name: '授权给角色（全部权限）' }).fill(role)
    await page.keyboard.press('Enter')
  }
  await publish.getByRole('button', { name: /^发\s*布$/ }).click()
  await expect(publish).toBeHidden()

  // Somebody else fills it in, who has to log in for it no more than for any page.
  const others = await browser.newContext({
    locale: 'zh-CN',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const staff = await others.newPage()
  await enter(staff, product.origin, 'sales')
  await staff.goto(`${product.origin}/pc${VISITS}/add`)
  await staff.getByRole('textbox', { name: '主题' }).fill('VISIT-1')
  await staff.getByRole('textbox', { name: '备注' }).fill('kept')
  const grid = new GridOnPage(staff, staff.getByRole('grid', { name: '现场拜访明细' }))
  await staff.getByRole('button', { name: '新增', exact: true }).last().click()
  await grid.click(1, '项目')
  await grid.paste(Array.from({ length: 200 }, (_, at) => `项目${at + 1}\t2\t1.50`).join('\r\n'))
  await grid.expectRows(200, 3)
  await staff.getByRole('button', { name: /^保\s*存$/ }).click()
  await expect(staff).toHaveURL(new RegExp(`${VISITS}$`))
  const sales = await tokenOf(product.origin, 'sales')
  const first = async () => {
    const { result } = await call(product.origin, sales, 'GET', '/online/onlSiteVisit/list?title=VISIT-1')
    return (result['records'] as Record<string, string>[])[0]!
  }
  expect(await first()).toMatchObject({ status: 'draft', remark: 'kept' })
  expect(Number((await first())['amount'])).toBe(600)
  await others.close()

  // Approved by management, who was asked for it.
  const [admin, head] = [await tokenOf(product.origin, 'admin'), await tokenOf(product.origin, 'manager')]
  const act = async (token: string, action: string) => {
    const { id, version } = await first()
    return call(product.origin, token, 'POST', `/online/onlSiteVisit/action/${action}`, { id, version })
  }
  expect((await act(sales, 'submit')).success).toBe(true)
  expect((await act(head, 'approve')).success).toBe(true)
  expect((await first())['status']).toBe('approved')

  // The remark goes, which is asked about, and comes back with what was written.
  const { result } = await call(product.origin, admin, 'GET', '/online/form/list?code=siteVisit')
  const [found] = result['records'] as { id: string }[]
  const path = `/online/form/queryById?id=${found!.id}`
  const form = (await call(product.origin, admin, 'GET', path)).result as unknown as DesignedForm
  const { remark: _remark, ...fields } = form.draft.fields
  const sections = form.draft.form.map(({ section, rows }) => ({
    section,
    rows: rows.map((row) => row.filter((name) => name !== 'remark')).filter((row) => row.length > 0),
  }))
  const definition = { ...form.draft, fields, form: sections }
  const { id, version } = form
  await call(product.origin, admin, 'PUT', '/online/form/edit', { id, version, definition })
  const order = { id, version: version + 1 }
  const asked = await call(product.origin, admin, 'POST', '/online/form/publish', order)
  expect(asked).toMatchObject({ success: false, message: expect.stringContaining('请确认') })
  await call(product.origin, admin, 'POST', '/online/form/publish', { ...order, confirm: true })
  expect((await first())['remark']).toBeUndefined()
  const back = { id, version: version + 2, confirm: true }
  expect((await call(product.origin, admin, 'POST', '/online/form/takeBack', back)).success).toBe(true)
  expect((await first())['remark']).toBe('kept')
})
