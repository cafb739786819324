import { expect, test } from '@playwright/test'
import { call, CAPTCHA, enter, GridOnPage, tokenOf } from './support/portal'
import { startProduct } from './support/server'
import type { Product } from './support/server'

// What each part does is tested beside the server and the designers; the whole way takes minutes.
test.skip(process.env.TEST_FULL !== 'true', 'in `npm run test:full`')
// The report reads what was filled into the form.
test.describe.configure({ mode: 'serial' })

let product: Product
test.beforeAll(async () => {
  product = await startProduct({ env: { CAPTCHA_TEXT: CAPTCHA } })
})
test.afterAll(() => product.end())

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

/** A timetable of once a day (GMT+8) that is due ten to seventy seconds from now. */
function soon(): string {
  const at = new Date(Date.now() + 70_000 + 8 * 3_600_000)
  return `0 ${at.getUTCMinutes()} ${at.getUTCHours()} * * ?`
}

test('a report of the form is designed, read by others as a pivot, followed to its records, and mailed', async ({
  page,
  browser,
}) => {
  test.slow()
  await enter(page, product.origin, 'admin')
  await page.goto(`${product.origin}/pc/online/cgreport`)
  await page.getByRole('button', { name: '新建报表' }).click()
  const dialog = page.getByRole('dialog', { name: '新建报表' })
  // A code that is taken is refused, aloud, and what was entered stays.
  await dialog.getByLabel('编码').fill('quotationsByCustomer')
  await dialog.getByLabel('名称', { exact: true }).fill('拜访统计')
  await dialog.getByLabel('英文名称').fill('Visits by month')
  await dialog.getByRole('combobox', { name: '数据来源' }).fill('现场拜访')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: '新建报表' }).click()
  await expect(page.getByText(/“quotationsByCustomer”/)).toBeVisible()
  await dialog.getByLabel('编码').fill('visitReport')
  await dialog.getByRole('button', { name: '新建报表' }).click()

  // The sum of each month and state, as a pivot.
  for (const field of ['拜访日期', '状态', '金额'])
    await page.getByRole('complementary', { name: '字段' }).getByTitle(field, { exact: true }).click()
  const choose = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label, exact: true }).click()
    await page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click()
  }
  await choose('统计方式 visitDate', '按月')
  await choose('统计方式 amount', '求和')
  await page.getByRole('tab', { name: '图表与排序' }).click()
  await choose('透视表', '透视表')
  await page.getByRole('button', { name: /^发\s*布$/ }).click()
  const publish = page.getByRole('dialog', { name: '发布“拜访统计”' })
  await choose('可查看的角色', '销售')
  await page.keyboard.press('Tab')
  await publish.getByRole('button', { name: /^发\s*布$/ }).click()
  await expect(publish).toBeHidden()

  // Who may read it finds it in the menu, without a right to design.
  const others = await browser.newContext({ locale: 'zh-CN' })
  const staff = await others.newPage()
  await enter(staff, product.origin, 'sales')
  await staff.goto(`${product.origin}/pc/online/cgreport/visitReport`)
  await staff.getByText('透视表', { exact: true }).click()
  await staff.getByRole('link', { name: '600.00' }).click()
  await expect(staff).toHaveURL(new RegExp(`${VISITS}`))
  await expect(staff.getByRole('row').filter({ hasText: 'VISIT-1' })).toBeVisible()
  await expect(staff.getByText('共 1 条')).toBeVisible()

  // Mailed to oneself as a workbook, a minute from now.
  await staff.goto(`${product.origin}/pc/online/cgreport/visitReport`)
  await staff.getByRole('button', { name: '邮件' }).click()
  const mails = staff.getByRole('dialog', { name: '定时发送“拜访统计”' })
  await mails.getByRole('textbox', { name: '发送时间' }).fill(soon())
  await mails.getByRole('button', { name: /^添\s*加$/ }).click()
  await expect(mails.getByRole('listitem')).toHaveCount(1)
  await others.close()
  const admin = await tokenOf(product.origin, 'admin')
  const sent = async () => {
    const { result } = await call(
      product.origin,
      admin,
      'GET',
      '/system/sysOutbox/list?channel=mail&subject=*拜访统计*',
    )
    return (result['records'] as Record<string, string>[]).map(({ status, receiver }) => [status, receiver])
  }
  await expect.poll(sent, { timeout: 180_000 }).toEqual([['sent', 'sales@example.com']])
})
