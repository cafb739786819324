import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { call, CAPTCHA, enter, tokenOf } from './support/portal'
import { startProduct } from './support/server'
import type { Product } from './support/server'
import { startWalk } from './support/walk'

let product: Product
test.beforeAll(async () => {
  product = await startProduct({ env: { CAPTCHA_TEXT: CAPTCHA } })
})
test.afterAll(() => product.end())

/** How pages are looked at. */
const LOOKS = [
  { name: 'Chinese and light', locale: 'zh-CN', mode: 'light', width: 1440 },
  { name: 'English and dark, on a phone', locale: 'en-US', mode: 'dark', width: 390 },
] as const
/** Every page in one look, each in another one than the page before; in `npm run test:full` every page in all looks. */
const inEveryLook = process.env.TEST_FULL === 'true'

/** Before the login. */
const OPEN = [
  '/user/login',
  '/user/register',
  '/user/alteration',
  '/log/inviteIndex',
  '/log/supplierRegister',
  '/img/preview',
  '/oauth2-wxwork/login',
  '/barcode/supplier/BarInquiryOrderFiles',
]

test('every page is for everybody', async ({ browser }) => {
  test.slow() // some sixty pages
  const token = await tokenOf(product.origin, 'admin')
  const listed = await call(product.origin, token, 'GET', '/sales/saQuotation/list?status=draft')
  const [{ id } = { id: 'no draft' }] = listed.result.records as { id: string }[]
  const inside = [
    '/dashboard/analysis',
    '/sales/quotation',
    `/sales/quotation/edit/${id}`,
    `/sales/quotation/view/${id}`,
    '/account/center',
    '/account/settings/base',
    '/account/settings/security',
    '/account/settings/custom',
    '/isps/userAnnouncement',
    '/404',
    ...(await systemPages(token)),
  ]
  for (const [turn, look] of LOOKS.entries()) {
    const here = (paths: readonly string[]) =>
      paths.filter((_, at) => inEveryLook || at % LOOKS.length === turn)
    const walk = await startWalk(browser, product.origin, look)
    for (const path of here(OPEN)) await walk.load(path)
    // One page at a time: what stands in other tabs would be judged again with each page.
    await enter(walk.page, product.origin, 'admin', { mode: look.mode, multiTab: false })
    const [first, ...others] = here(inside)
    await walk.load(first!)
    for (const path of others) await walk.follow(path)
    // The draw that the first look makes is there for the others.
    await walk.load('/lottery-draw')
    if (turn === 0) await drawPrize(walk.page)
    else await expect(walk.page.getByRole('heading', { name: PARTY })).toBeVisible()
    await walk.load('/lottery-draw')
    await walk.end()
  }
})

const PARTY = '年会抽奖'

/** Makes a draw on `/lottery-draw`, by the keyboard where it matters, and draws its prize, which is told. */
async function drawPrize(page: Page): Promise<void> {
  await page.getByRole('button', { name: '新建抽奖' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: '新建抽奖' })
  await dialog.getByLabel('抽奖名称').fill(PARTY)
  await dialog.getByRole('textbox', { name: '奖品1' }).fill('购物卡')
  await dialog.getByRole('spinbutton', { name: '奖品1的名额' }).fill('2')
  await dialog.getByRole('button', { name: /保\s*存/ }).click()
  const party = page.getByRole('region', { name: PARTY })
  await party.getByRole('button', { name: '开奖：购物卡' }).press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /开\s*奖/ })
    .press('Enter')
  await expect(party.getByRole('list', { name: '“购物卡”的中奖者' }).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('status').filter({ hasText: '“购物卡”的中奖者' })).toBeAttached()
  await expect(party.getByRole('button', { name: '开奖：购物卡' })).toHaveCount(0)
}

test('the tabs of open pages are for everybody', async ({ browser }) => {
  const walk = await startWalk(browser, product.origin, LOOKS[0])
  await enter(walk.page, product.origin, 'admin')
  await walk.load('/dashboard/analysis')
  await walk.follow('/sales/quotation')
  const [home, quotations] = ['首页', '报价单'].map((name) => walk.page.getByRole('tab', { name }))
  await expect(quotations!).toBeVisible()
  // Home stays, and so does the last one.
  await home!.press('Delete')
  await expect(walk.page.getByText('首页不能关闭!')).toBeVisible()
  await quotations!.press('Delete')
  await expect(quotations!).toHaveCount(0)
  await home!.press('Delete')
  await expect(walk.page.getByText('这是最后一页，不能再关闭了啦')).toBeVisible()
  await expect(home!).toBeVisible()
  await walk.end()
})

/** The pages of the administration, as the menu of an administrator names them. */
async function systemPages(token: string): Promise<string[]> {
  const { result } = await call(product.origin, token, 'GET', '/sys/permission/getUserPermissionByToken')
  const groups = result.menu as { path: string; children?: { path: string }[] }[]
  const pages = ['/isystem', '/monitor'].map(
    (group) => groups.find(({ path }) => path === group)?.children ?? [],
  )
  for (const list of pages) expect(list.length).toBeGreaterThan(0)
  return pages.flat().map(({ path }) => path)
}

test('an unknown address is told inside the shell, by its name, with a way home', async ({ page }) => {
  await enter(page, product.origin, 'admin')
  await page.goto(`${product.origin}/pc/sales/nowhere?x=1`)
  await page.waitForURL('**/pc/404')
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  await expect(page.getByText('/sales/nowhere?x=1')).toBeVisible()
  await expect(page.getByRole('menuitem', { name: '销售管理' })).toBeVisible()
  const [, portal] = /^页面不存在 - (.+)$/.exec(await page.title()) ?? []
  expect(portal).toBeTruthy()
  await page.getByRole('button', { name: '返回首页' }).click()
  await page.waitForURL('**/pc/dashboard/analysis')
  await expect(page).toHaveTitle(portal!)

  // The measures of spec 1 §9.
  expect(await sizeOf(page, '.ld-sider', 'width')).toBe(200)
  expect(await sizeOf(page, '.ld-sider-inner', 'width')).toBe(208)
  expect(await sizeOf(page, '.ld-header', 'height')).toBe(59)
  await expect(page.locator('.ld-content')).toHaveCSS('padding-top', '59px')
  await page.getByRole('button', { name: '收起菜单' }).click()
  await expect.poll(() => sizeOf(page, '.ld-sider', 'width')).toBe(80)
  await expect(page.getByRole('tab', { name: '页面不存在' })).toHaveCount(0)
})

test('the bell counts what is unread, and reading an announcement takes it off', async ({ page }) => {
  await enter(page, product.origin, 'viewer')
  await page.goto(`${product.origin}/pc/dashboard/analysis`)
  const bell = page.getByRole('button', { name: /通知，\d+ 条未读/ })
  await expect(bell).not.toHaveAccessibleName('通知，0 条未读')
  const unread = Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0])
  await bell.click()
  const first = page.getByRole('tooltip').getByRole('listitem').first().getByRole('button')
  const title = (await first.locator('span').first().textContent()) ?? ''
  await first.click()
  const dialog = page.getByRole('dialog', { name: '通知消息' })
  await expect(dialog.getByRole('heading', { name: title })).toBeVisible()
  await expect(dialog.frameLocator('iframe').locator('body')).not.toBeEmpty()
  // Of a window of 1440 by 900: 60 % and 80 %.
  await expect.poll(() => sizeOf(page, '.ld-notice .ant-modal-container', 'width')).toBe(864)
  expect(await sizeOf(page, '.ld-notice-body', 'height')).toBe(720)
  await dialog.locator('.ant-modal-footer').getByRole('button').first().click()
  await expect(page.getByRole('button', { name: `通知，${unread - 1} 条未读` })).toBeVisible()

  await page.getByRole('button', { name: `通知，${unread - 1} 条未读` }).click()
  await page.getByRole('button', { name: '查看更多' }).click()
  await page.waitForURL('**/isps/userAnnouncement')
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('已读')
})

test('an export is a workbook with its real name', async ({ page }) => {
  await enter(page, product.origin, 'admin')
  await page.goto(`${product.origin}/pc/sales/quotation`)
  await expect(page.locator('.ant-table-tbody .ant-table-row')).toHaveCount(10)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: /导\s*出/ }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^报价单.*\.xlsx$/)
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
  expect(Buffer.concat(chunks).subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
})

test('a printed form is the form alone, all of it', async ({ page }) => {
  await enter(page, product.origin, 'admin')
  const token = await tokenOf(product.origin, 'admin')
  const listed = await call(product.origin, token, 'GET', '/sales/saQuotation/list')
  const [{ id } = { id: 'none' }] = listed.result.records as { id: string }[]
  await page.goto(`${product.origin}/pc/sales/quotation/view/${id}`)
  await expect(page.getByRole('grid')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const part of ['.ld-sider', '.ld-header', '.ld-tabs', '.ld-footer']) {
    await expect(page.locator(part).first()).toBeHidden()
  }
  // Nothing is left behind in a window that scrolls.
  const hidden = await page.locator('.ld-page').evaluate((each) => each.scrollHeight - each.clientHeight)
  expect(hidden).toBe(0)
})

/** One measure of a part of the page, in pixels. */
function sizeOf(page: Page, part: string, side: 'width' | 'height'): Promise<number> {
  return page
    .locator(part)
    .first()
    .evaluate((element, side) => element.getBoundingClientRect()[side], side)
}
