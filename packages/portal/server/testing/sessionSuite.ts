import { RequestError } from '@lading/request'
import type { Notice, SessionExpiry } from '@lading/request'
import { describe, expect, it } from 'vitest'

import type { StartedServer } from './startedServer'

const HOUR = 3_600_000

async function failureOf(call: Promise<unknown>): Promise<RequestError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(RequestError)
  return error as RequestError
}

/** A client whose clock is wrong by so many milliseconds. */
const skewed = (by: number) => ({
  clock: {
    now: () => Date.now() + by,
    setTimeout: (run: () => void, wait: number) => setTimeout(run, wait),
    clearTimeout: (timer: unknown) => clearTimeout(timer as NodeJS.Timeout),
  },
})

/** Login, end of the session, refused rights, signature. */
export function sessionSuite(started: () => StartedServer): void {
  describe('the session', () => {
    it('refuses a wrong password in the words of the contract', async () => {
      const error = await failureOf(started().login(started().client(), 'sales', 'wrong'))
      expect(error).toMatchObject({ kind: 'business', code: 500, message: '用户名或密码错误' })
    })

    it('refuses a wrong captcha with code 412', async () => {
      const request = started().client()
      const checkKey = Date.now()
      await request.auth.captcha(checkKey)
      const body = { username: 'sales', password: started().env.adminPassword, captcha: 'zzzz', checkKey }
      expect(await failureOf(request.auth.login({ body }))).toMatchObject({
        code: 412,
        message: '验证码错误',
      })
    })

    it('asks for one new login when the session has ended, and goes on with what was refused', async () => {
      let token: string | undefined
      const asked: SessionExpiry[] = []
      const notices: Notice[] = []
      const request = started().client({
        getToken: () => token,
        notify: (notice) => notices.push(notice),
        onSessionExpired: async (expiry) => {
          asked.push(expiry)
          token = await started().login(request, 'sales')
          return 'renewed' as const
        },
      })
      token = await started().login(request, 'sales')
      await request.auth.logout()
      const [departs, options, users] = await Promise.all([
        request.auth.departs(),
        request.dict.items('sales_type'),
        request.users.byUsernames(['sales']),
      ])
      expect(departs.list.length).toBe(2)
      expect(options.length).toBeGreaterThan(0)
      expect(users).toHaveLength(1)
      expect(asked).toHaveLength(1)
      expect(notices.map((notice) => notice.text)).toEqual(['未授权，请重新登录'])
    })

    it('shows 拒绝访问 for a refused right and keeps the words of the server', async () => {
      const notices: Notice[] = []
      const viewer = await started().loggedIn('viewer', { notify: (notice) => notices.push(notice) })
      const error = await failureOf(viewer.resource('/sales/saQuotation').add({ customerNo: 'C1' }))
      expect(error).toMatchObject({ status: 403, code: 510, message: '没有权限，请联系管理员授权' })
      expect(notices.map((notice) => notice.text)).toEqual(['拒绝访问'])
    })
  })

  describe('the signature', () => {
    it.each([-2 * HOUR, 2 * HOUR])('is right though the clock is wrong by %d ms', async (by) => {
      const sales = await started().loggedIn('sales', skewed(by))
      expect((await sales.dict.items('sales_type')).length).toBeGreaterThan(0)
    })

    it.each(['sys_user,realname,username', 'sales_type'])('holds for %s', async (code) => {
      const sales = await started().loggedIn('sales')
      await expect(
        sales.dict.search(code, { keyword: "王 & '100%' +", pageSize: 5 }),
      ).resolves.toBeInstanceOf(Array)
    })

    it('is refused with another secret', async () => {
      const sales = await started().loggedIn('sales', { signSecret: 'another-secret-of-the-same-length' })
      expect(await failureOf(sales.dict.items('sales_type'))).toMatchObject({ message: 'Sign签名校验失败！' })
    })
  })
}
