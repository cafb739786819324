import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { call, CAPTCHA, enter, sendLogin, tokenOf } from './support/portal'
import { startProduct } from './support/server'
import type { Product } from './support/server'
import { fillQuotation, marked } from './support/trade'

let product: Product
test.beforeAll(async () => {
  product = await startProduct({ env: { CAPTCHA_TEXT: CAPTCHA } })
})
test.afterAll(() => product.end())

/** A new order with what the form asks for, not saved. */
async function fillOrder(page: Page, mark: string): Promise<void> {
  await page.goto(`${product.origin}/pc/sales/quotation/add`)
  await fillQuotation(page, mark)
}

const save = (page: Page) => page.getByRole('button', { name: /保\s*存$/ }).click()

async function stored(mark: string): Promise<number> {
  return (await marked(product.origin, await tokenOf(product.origin, 'admin'), mark)).length
}

test('a server that goes away is told of, nothing typed is lost, and it goes on when it is back', async ({
  page,
}) => {
  await enter(page, product.origin, 'admin')
  await fillOrder(page, 'DOWN-1')
  const gone = (url: URL) => url.origin === product.origin
  await page.route(gone, (route) => route.abort('connectionrefused'))
  await save(page)
  const banner = page.getByText('服务器暂时无法访问')
  await expect(banner).toBeVisible()
  await expect(page.getByLabel('客户代理')).toHaveValue('DOWN-1')
  await page.unroute(gone)
  // By itself, within the time between two questions.
  await expect(banner).toBeHidden()
  await save(page)
  await page.waitForURL(/\/sales\/quotation(\?|$)/)
  expect(await stored('DOWN-1')).toBe(1)
})

test('a save whose answer is lost is sent again by itself, and stored once', async ({ page }) => {
  await enter(page, product.origin, 'admin')
  await fillOrder(page, 'LOST-1')
  let sent = 0
  await page.route(/\/sales\/saQuotation\/add\b/, async (route) => {
    sent += 1
    if (sent > 1) return route.continue()
    // The server has carried it out.
    expect((await route.fetch()).ok()).toBe(true)
    await route.abort('connectionreset')
  })
  await save(page)
  await page.waitForURL(/\/sales\/quotation(\?|$)/)
  expect(sent).toBe(2)
  expect(await stored('LOST-1')).toBe(1)
})

test('what could not be read is not told as nothing, and can be asked for again', async ({ page }) => {
  await enter(page, product.origin, 'manager')
  const lists = /\/sys\/(annountCement\/listByUser|approval\/list|record\/drafts)\b/
  await page.route(lists, (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto(`${product.origin}/pc/dashboard/analysis`)
  const failed = page.locator('.ld-today').getByText('暂时无法读取')
  await expect(failed).toHaveCount(3)
  await page.getByRole('button', { name: /^通知/ }).click()
  const bell = page.getByRole('tooltip')
  await expect(bell.getByText('消息暂时无法读取')).toBeVisible()
  await page.unroute(lists)
  await bell.getByRole('button', { name: /重\s*试/ }).click()
  await expect(bell.getByText('消息暂时无法读取')).toHaveCount(0)
  await page.keyboard.press('Escape')
  for (const card of ['待我审批', '我的草稿'])
    await page.getByRole('button', { name: `重试 ${card}` }).click()
  await expect(failed).toHaveCount(0)
})

test('without a network a banner says so; a page asked for meanwhile comes with its style when it is back', async ({
  page,
  context,
}) => {
  await enter(page, product.origin, 'sales')
  await page.goto(`${product.origin}/pc/sales/quotation`)
  await page.locator('.ant-table-row').first().waitFor()
  await context.setOffline(true)
  await expect(page.getByText('网络已断开')).toBeVisible()
  await page.getByRole('menuitem', { name: '我的待办' }).click()
  await expect(page.locator('.ld-failure')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('网络已断开')).toBeHidden()
  // From both of its styles: its own, and that of all system pages.
  await expect(page.locator('.ld-approval-tools')).toHaveCSS('display', 'flex')
  await expect(page.locator('.ld-system-page')).toHaveCSS('padding', '16px')
})

test('a new build is told of when the page is looked at again, and not forced upon anybody', async ({
  page,
}) => {
  await page.clock.install()
  await enter(page, product.origin, 'admin')
  await fillOrder(page, 'BUILD-1')
  await page.route(`${product.origin}/pc/`, async (route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    await route.fulfill({ response: answer, body: text.replace(/assets\/index-[^."]+/, 'assets/index-next') })
  })
  // The page is shown again: an event, since the only page of a headless browser is never hidden.
  await page.clock.fastForward(6_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('系统已更新，刷新页面后使用新版本')).toBeVisible()
  await expect(page.getByLabel('客户代理')).toHaveValue('BUILD-1')
})

interface MenuEntry {
  id: string
  url: string
  perms: string
  children?: MenuEntry[]
}
const all = (entries: MenuEntry[]): MenuEntry[] =>
  entries.flatMap((each) => [each, ...all(each.children ?? [])])

/** The entries of the menu that a role holds, and how it comes to hold others. */
async function rightsOf(roleCode: string) {
  const admin = await tokenOf(product.origin, 'admin')
  const get = async (path: string) => (await call(product.origin, admin, 'GET', path)).result
  const [role] = (await get(`/sys/role/list?roleCode=${roleCode}`)).records as { id: string }[]
  const menu = all((await get('/sys/permission/list')) as unknown as MenuEntry[])
  const held = (await get(`/sys/permission/queryRolePermission?roleId=${role!.id}`)) as unknown as string[]
  const change = async (to: string[], from: string[]) => {
    const body = { roleId: role!.id, permissionIds: to.join(','), lastpermissionIds: from.join(',') }
    const { success } = await call(product.origin, admin, 'POST', '/sys/permission/saveRolePermission', body)
    expect(success).toBe(true)
  }
  return { menu, held, change }
}

test('a right that is taken away while a form is open: the form closes and says why', async ({ page }) => {
  const { menu, held, change } = await rightsOf('sales')
  const home = menu.filter(({ url }) => url === '/dashboard/analysis').map(({ id }) => id)
  // Told over the line, the form may be gone before anybody could save.
  await page.routeWebSocket(/\/websocket\//, (line) => void line.close())
  await enter(page, product.origin, 'sales')
  await fillOrder(page, 'TAKEN-1')
  await change(home, held)
  try {
    await save(page)
    await expect(page.getByText('您的权限已变更，无权访问的页面已关闭')).toBeVisible()
    await page.waitForURL('**/dashboard/analysis')
    await expect(page.getByRole('tab', { name: /报价单/ })).toHaveCount(0)
  } finally {
    await change(held, home)
  }
})

test('a right that is given while the line is away is there when the line is back', async ({ page }) => {
  const { menu, held, change } = await rightsOf('viewer')
  const more = [...held, menu.find(({ perms }) => perms === 'sales:saQuotation:add')!.id]
  await enter(page, product.origin, 'viewer')
  let away = true
  await page.routeWebSocket(/\/websocket\//, (line) => {
    if (away) void line.close()
    else line.connectToServer()
  })
  await page.goto(`${product.origin}/pc/sales/quotation`)
  await expect(page.locator('.ant-table-tbody .ant-table-row')).toHaveCount(10)
  const add = page.getByRole('button', { name: /新\s*增$/ })
  await expect(add).toHaveCount(0)
  await change(more, held)
  try {
    away = false
    await expect(add).toBeVisible()
  } finally {
    await change(held, more)
  }
})

test('after a logout the browser’s back button shows nothing of the session', async ({ page }) => {
  await enter(page, product.origin, 'viewer')
  await page.goto(`${product.origin}/pc/sales/quotation`)
  await expect(page.locator('.ant-table-tbody .ant-table-row')).toHaveCount(10)
  await page.getByRole('button', { name: '退出登录' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s*定/ })
    .click()
  await page.waitForURL('**/user/login')
  await page.goBack()
  await page.waitForURL('**/user/login**')
  await expect(page.locator('.ant-table-row')).toHaveCount(0)
  await expect(page.getByLabel('用户名')).toBeVisible()
})

test('two tabs: a logout in one ends the other, a login in one lets the other in', async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()]
  // A tab behind another draws seldom: a press on a dialog that is still opening would miss its button.
  await one.emulateMedia({ reducedMotion: 'reduce' })
  await enter(one, product.origin, 'viewer')
  await one.goto(`${product.origin}/pc/dashboard/analysis`)
  await two.goto(`${product.origin}/pc/sales/quotation`)
  await expect(two.locator('.ant-table-tbody .ant-table-row')).toHaveCount(10)
  await one.getByRole('button', { name: '退出登录' }).click()
  await one
    .getByRole('dialog')
    .getByRole('button', { name: /确\s*定/ })
    .click()
  await two.waitForURL('**/user/login**')
  await one.waitForURL('**/user/login')
  await one.getByLabel('用户名').waitFor()
  await sendLogin(one, 'viewer')
  await one.waitForURL('**/dashboard/analysis')
  await two.waitForURL('**/sales/quotation')
})

test('whoever must choose a department and has none can log out', async ({ page }) => {
  await page.route('**/sys/user/getCurrentUserDeparts*', (route) =>
    route.fulfill({
      json: { success: true, code: 200, message: '', result: { list: [], orgCode: '' }, timestamp: 0 },
    }),
  )
  await page.goto(`${product.origin}/pc/user/login`)
  await sendLogin(page, 'sales')
  const dialog = page.getByRole('dialog', { name: '部门切换' })
  await expect(dialog.getByText('您尚未设置部门信息!')).toBeVisible()
  await dialog.getByRole('button', { name: '退出登录' }).click()
  await page
    .getByRole('dialog', { name: '提示' })
    .getByRole('button', { name: /确\s*定/ })
    .click()
  await page.waitForURL('**/user/login')
})

/** Changes what is kept of forms in this browser, as time and another tenant would; gives how much is kept. */
const changeDrafts = (page: Page, change: { age?: number; tenant?: string }) =>
  page.evaluate(
    ({ age = 0, tenant }) =>
      new Promise<number>((done) => {
        const asked = indexedDB.open('lading', 1)
        asked.onsuccess = () => {
          const transaction = asked.result.transaction('drafts', 'readwrite')
          const kept = transaction.objectStore('drafts')
          const keys = kept.getAllKeys()
          const values = kept.getAll() as IDBRequest<{ at: number }[]>
          values.onsuccess = () => {
            kept.clear()
            for (const [index, key] of keys.result.entries()) {
              const [user, own, ...rest] = String(key).split('\u0000')
              const value = values.result[index]!
              kept.put({ ...value, at: value.at - age }, [user, tenant ?? own, ...rest].join('\u0000'))
            }
          }
          transaction.oncomplete = () => (asked.result.close(), done(keys.result.length))
        }
      }),
    change,
  )

test('what was typed is offered for seven days, and in the tenant it was typed in', async ({ context }) => {
  const writing = await context.newPage()
  await enter(writing, product.origin, 'admin')
  await fillOrder(writing, 'WEEK-1')
  await expect.poll(() => changeDrafts(writing, {})).toBe(1)
  const own = await writing.evaluate(
    () => (JSON.parse(localStorage.getItem('TENANT_ID') ?? '{"value":0}') as { value: number }).value,
  )
  const path = new URL(writing.url()).pathname
  await writing.close()

  const page = await context.newPage()
  await page.addInitScript(() => {
    const { getAll } = IDBObjectStore.prototype
    IDBObjectStore.prototype.getAll = function (...range) {
      const asked = getAll.apply(this, range)
      // The test itself asks for all there are, without a range.
      if (range.length > 0)
        asked.addEventListener('success', () => (document.documentElement.dataset['draftsRead'] = ''))
      return asked
    }
  })
  const offered = page.getByText(/未保存的内容，是否恢复/)
  const open = async () => {
    await page.goto(product.origin + path)
    await page.getByRole('grid', { name: '报价明细' }).waitFor()
    // The draft is read after the form stands, and offered a frame later.
    await expect(page.locator('html[data-drafts-read]')).toBeAttached()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  }
  await page.goto(`${product.origin}/pc/dashboard/analysis`)
  await changeDrafts(page, { tenant: '7' })
  await open()
  await expect(offered).toHaveCount(0)
  await changeDrafts(page, { tenant: String(own) })
  await open()
  await expect(offered).toBeVisible()

  await page.goto(`${product.origin}/pc/dashboard/analysis`)
  await changeDrafts(page, { age: 7 * 86_400_000 })
  await open()
  await expect(offered).toHaveCount(0)
  expect(await changeDrafts(page, {})).toBe(0)
})

test('a tab that crashes in the middle of a form: what was typed is offered again', async ({ context }) => {
  const crashing = await context.newPage()
  await enter(crashing, product.origin, 'admin')
  await fillOrder(crashing, 'CRASH-1')
  const kept = () =>
    crashing.evaluate(
      () =>
        new Promise<number>((done) => {
          const asked = indexedDB.open('lading', 1)
          asked.onsuccess = () => {
            const count = asked.result.transaction('drafts').objectStore('drafts').count()
            count.onsuccess = () => (asked.result.close(), done(count.result))
          }
        }),
    )
  await expect.poll(kept).toBe(1)
  const path = new URL(crashing.url()).pathname
  const devtools = await context.newCDPSession(crashing)
  void devtools.send('Page.crash').catch(() => undefined)
  await crashing.waitForEvent('crash')

  const page = await context.newPage()
  await page.goto(product.origin + path)
  await expect(page.getByText(/未保存的内容，是否恢复/)).toBeVisible()
  await expect(page.getByLabel('客户代理')).toHaveValue('')
  await page.getByRole('button', { name: '恢复内容' }).click()
  await expect(page.getByLabel('客户代理')).toHaveValue('CRASH-1')
  await save(page)
  await page.waitForURL(/\/sales\/quotation(\?|$)/)
  expect(await stored('CRASH-1')).toBe(1)
  // Saved, it is not offered again.
  await page.goto(product.origin + path)
  await page.getByLabel('客户代理').waitFor()
  await expect(page.getByText(/未保存的内容/)).toHaveCount(0)
})
