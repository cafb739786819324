import { expect, test } from '@playwright/test'
import { startGateways } from './support/gateways'
import type { Gateways } from './support/gateways'
import { call, CAPTCHA, chooseDepartment, sendLogin, tokenOf } from './support/portal'
import { startProduct } from './support/server'
import type { Product } from './support/server'

let gateways: Gateways
let product: Product

test.beforeAll(async () => {
  gateways = await startGateways()
  product = await startProduct({ env: { CAPTCHA_TEXT: CAPTCHA }, envAt: gateways.env })
})
test.afterAll(async () => {
  await product?.end()
  await gateways?.close()
})

const HOME = '/pc/dashboard/analysis'
const home = `**${HOME}`

test('a provider vouches: bound once by the password, from then on straight to the wanted page', async ({
  page,
}) => {
  gateways.oidc.person = { sub: 'person-1', preferred_username: 'wang', name: '王五' }
  await page.goto(`${product.origin}/pc/sales/quotation`)
  await page.getByRole('button', { name: '企业身份' }).click()
  await expect(page.getByRole('heading', { name: '绑定账户' })).toBeVisible()
  // The one-time text stays neither in the address nor in the history.
  await expect(page).not.toHaveURL(/thirdUser/)
  await page.getByRole('textbox', { name: '用户名' }).fill('viewer')
  await page.getByRole('textbox', { name: '密码', exact: true }).fill('wrong-password')
  await page.getByRole('button', { name: '绑定并登录' }).click()
  await expect(page.getByText('用户名或密码错误')).toBeVisible()
  await page.getByRole('textbox', { name: '密码', exact: true }).fill('Lading@2026')
  await page.getByRole('button', { name: '绑定并登录' }).click()
  await page.waitForURL('**/pc/sales/quotation')
  await expect(page.locator('.ant-table-tbody .ant-table-row').first()).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await page.goto(`${product.origin}/pc/sales/quotation`)
  await page.getByRole('button', { name: '企业身份' }).click()
  await page.waitForURL('**/pc/sales/quotation')
})

test('a login that the provider refuses, or that was begun elsewhere, says why', async ({ page }) => {
  gateways.oidc.person = { sub: 'person-2' }
  gateways.oidc.fault = 'nonce'
  await page.goto(`${product.origin}/pc/user/login`)
  await page.getByRole('button', { name: '企业身份' }).click()
  await expect(page.getByText('第三方登录被拒绝，请重试或使用其他方式登录')).toBeVisible()
  gateways.oidc.fault = undefined
  await page.goto(`${product.origin}/api/sys/thirdLogin/oidc/callback?code=stolen&state=other`)
  await expect(page.getByText('登录已中断或超时，请重新发起第三方登录')).toBeVisible()
})

test('CAS: the ticket logs in once', async ({ page }) => {
  const service = `${product.origin}/pc/user/login`
  await page.goto(service)
  await page.route(`${gateways.cas.url}/login*`, (route) => route.fulfill({ body: 'the CAS login' }))
  await page.getByRole('button', { name: '统一身份认证（CAS）' }).click()
  await expect(page.getByText('the CAS login')).toBeVisible()
  expect(new URL(page.url()).searchParams.get('service')).toBe(service)

  const ticket = gateways.cas.ticket('viewer', service)
  await page.goto(`${service}?ticket=${ticket}`)
  await page.waitForURL(home)
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${service}?ticket=${ticket}`)
  await expect(page.getByText(/CAS 登录失败/)).toBeVisible()
})

test('an account from the administrator: its password is changed first, then its department is chosen', async ({
  page,
}) => {
  await addAccount('zhang', '13800000001')
  await page.goto(`${product.origin}/pc/sales/quotation?pageNo=2`)
  await sendLogin(page, 'zhang', 'Given@2026')
  await page.waitForURL('**/user/password?redirect=*')
  await page.getByLabel('旧密码').fill('Given@2026')
  await page.getByLabel('密码', { exact: true }).fill('Own-word@2026')
  await page.getByLabel('确认密码').fill('Own-word@2026')
  await page.getByRole('button', { name: '修改密码并重新登录' }).click()

  // The wanted page is not forgotten, and the way is gone once: what is typed at once stays.
  await page.waitForURL('**/user/login?redirect=*')
  await sendLogin(page, 'zhang', 'Own-word@2026')
  await page.waitForURL('**/pc/sales/quotation?pageNo=2')
  const choice = page.getByRole('dialog', { name: '部门切换' })
  await expect(choice).toBeVisible()
  await page.reload()
  await expect(choice).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(choice).toBeVisible()
  await chooseDepartment(page, '采购部')
  await page.reload()
  await expect(page.locator('.ant-table-tbody .ant-table-row').first()).toBeVisible()
  await expect(choice).toBeHidden()
  await page.goto(`${product.origin}${HOME}`)
  await expect(page.getByText('所属部门：采购部')).toBeVisible()
})

test('by phone: an invited visitor registers, another logs in, a third sets a forgotten password anew', async ({
  page,
}) => {
  const code = async (mobile: string) => {
    await page.getByRole('textbox', { name: '手机号' }).fill(mobile)
    await page.getByRole('button', { name: '获取验证码' }).click()
    // Said by these fields themselves: the message may still be there from the number before.
    await expect(page.getByRole('button', { name: /秒后重新获取/ })).toBeVisible()
    await page.getByLabel('短信验证码').fill(gateways.codeFor(mobile))
  }
  // A code is sent to a number once a minute, and a name is taken once: a second try needs its own.
  const { retry } = test.info()
  const phone = (last: number) => `138000${retry}000${last}`
  await page.goto(`${product.origin}/pc/log/inviteIndex`)
  await page.getByRole('button', { name: '注册供应商账户' }).click()
  await expect(page.getByRole('heading', { name: '供应商注册' })).toBeVisible()
  await page.getByLabel('用户名').fill(`supplier${retry}`)
  await page.getByLabel('密码', { exact: true }).fill('Supplier@2026')
  await page.getByLabel('确认密码').fill('Supplier@2026')
  await code(phone(4))
  await page.getByRole('button', { name: /注\s*册$/ }).click()
  await expect(page.getByText(`账户 supplier${retry} 已创建`)).toBeVisible()
  await page.getByRole('button', { name: '去登录' }).click()
  await sendLogin(page, `supplier${retry}`, 'Supplier@2026')
  await expect(page.getByText('没有任何菜单权限，请联系管理员授权')).toBeVisible()

  await addAccount(`li${retry}`, phone(2))
  await page.getByRole('link', { name: '忘记密码' }).click()
  await code(phone(2))
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.getByText(`账户：li${retry}`)).toBeVisible()
  await page.getByLabel('密码', { exact: true }).fill('Reset-word@2026')
  await page.getByLabel('确认密码').fill('Reset-word@2026')
  await page.getByRole('button', { name: '重置密码' }).click()
  await expect(page.getByText('密码重置完成！')).toBeVisible()
  await page.getByRole('button', { name: '去登录' }).click()
  await sendLogin(page, `li${retry}`, 'Reset-word@2026')
  await page.waitForURL(home)
  // The page has settled when it asks; a navigation of its own would cut off the next one.
  await expect(page.getByRole('dialog', { name: '部门切换' })).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await addAccount(`zhao${retry}`, phone(3))
  await page.goto(`${product.origin}/pc/user/login`)
  await page.getByRole('tab', { name: '手机号登录' }).click()
  await code(phone(3))
  await page.getByRole('button', { name: /登\s*录/ }).click()
  await page.waitForURL('**/user/password**')
})

/** An account as an administrator makes it: with a password to be changed, the reader's role and two departments. */
async function addAccount(username: string, phone: string): Promise<void> {
  const token = await tokenOf(product.origin, 'admin')
  const asAdmin = (path: string) => call(product.origin, token, 'GET', path)
  const roles = (await asAdmin('/sys/role/queryall')).result as unknown as { id: string; roleCode: string }[]
  const departments = (await asAdmin('/sys/sysDepart/searchBy?keyWord=部')).result as unknown as {
    id: string
    departName: string
  }[]
  const password = 'Given@2026'
  const added = await call(product.origin, token, 'POST', '/sys/user/add', {
    username,
    realname: username,
    phone,
    password,
    confirmpassword: password,
    selectedroles: roles.find(({ roleCode }) => roleCode === 'viewer')?.id,
    selecteddeparts: departments
      .filter(({ departName }) => ['采购部', '物流部'].includes(departName))
      .map(({ id }) => id)
      .join(','),
  })
  expect(added.success, added.message).toBe(true)
}
