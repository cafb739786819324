import { signRequest, signTimestamp } from '@lading/core/sign'
import type { PermissionEntry } from '@lading/core/permission'
import { unpackRights } from '@lading/core/permission'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app'
import { orderBody, testOrderServer } from '../testing/orderEntity'
import type { TestServer } from '../testing/testServer'
import { SIGN_SECRET, startTestServer } from '../testing/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer([testOrderServer])
})
afterAll(() => server.close())

describe('a call without a session', () => {
  it.each([
    ['GET', '/sales/tsOrder/list'],
    ['POST', '/sales/tsOrder/add'],
    ['DELETE', '/sales/tsOrder/delete?id=1'],
    ['GET', '/sys/user/list'],
    ['PUT', '/sys/user/frozenBatch'],
    ['GET', '/sys/permission/getUserPermissionByToken'],
  ] as const)('%s %s is 401 with the envelope', async (method, path) => {
    const reply =
      method === 'GET' ? await server.anonymous.get(path) : await server.anonymous.send(method, path, {})
    expect(reply.status).toBe(401)
    expect(reply.body).toMatchObject({
      success: false,
      code: 401,
      message: 'Token失效，请重新登录!',
      result: null,
    })
  })

  it('is 401 with a made-up token', async () => {
    const reply = await server.anonymous.get('/sales/tsOrder/list', { 'x-access-token': 'a'.repeat(43) })
    expect(reply.status).toBe(401)
  })
})

describe('a call without the right', () => {
  it('is 403 with code 510 and changes nothing', async () => {
    const viewer = await server.login('viewer')
    const reply = await viewer.send('POST', '/sales/tsOrder/add', orderBody('refused'))
    expect(reply.status).toBe(403)
    expect(reply.body).toMatchObject({ success: false, code: 510, message: '没有权限，请联系管理员授权' })
    const english = await viewer.get('/sys/user/list', { 'accept-language': 'en' })
    expect(english.body.message).toBe('No right to do this: ask the administrator for it')
    expect((await viewer.get('/sales/tsOrder/list')).body.result.total).toBe(0)
  })

  it('covers workflow steps and unknown actions', async () => {
    const viewer = await server.login('viewer')
    expect((await viewer.send('POST', '/sales/tsOrder/action/finish', { id: 'x' })).status).toBe(403)
    expect((await viewer.send('POST', '/sales/tsOrder/action/constructor', { id: 'x' })).status).toBe(403)
  })

  it('sees no menu entry and no button for it', async () => {
    const viewer = await server.login('viewer')
    const { menu, auth, allAuth } = (await viewer.get('/sys/permission/getUserPermissionByToken')).body.result
    expect(auth.map(({ action }: { action: string }) => action)).not.toContain('sales:tsOrder:add')
    expect(allAuth.map(({ action }: { action: string }) => action)).toContain('sales:tsOrder:add')
    const granted = allAuth.filter(({ isAuth }: { isAuth: boolean }) => isAuth)
    expect(granted.map(({ action }: { action: string }) => action)).toEqual(
      auth.map(({ action }: { action: string }) => action),
    )
    expect(JSON.stringify(menu)).toContain('/sales/test-order')
    // The portal derives the pages of a form from that of the list, by the rights above.
    expect(JSON.stringify(menu)).not.toContain('/sales/test-order/')
  })

  it('is told the same briefly, in a fraction of the words', async () => {
    const viewer = await server.login('viewer')
    const path = '/sys/permission/getUserPermissionByToken'
    const whole = (await viewer.get(path)).body.result
    const brief = (await viewer.get(`${path}?brief=1`)).body.result
    const told = (entries: readonly PermissionEntry[]) =>
      entries.map(({ action, type, status, isAuth }) => [action, type, status, isAuth].join()).sort()
    expect(told(unpackRights(brief.rights))).toEqual(told(whole.allAuth))
    expect(brief).toMatchObject({ auth: [], allAuth: [] })
    expect(brief.menu.map(({ path: at }: { path: string }) => at)).toEqual(
      whole.menu.map(({ path: at }: { path: string }) => at),
    )
    expect(JSON.stringify(brief).length).toBeLessThan(JSON.stringify(whole).length / 2)
  })
})

it('does not let a user editor make administrators', async () => {
  const admin = await server.login('admin')
  const role = (await admin.get('/sys/role/queryall')).body.result
  const adminRole = role.find(({ roleCode }: { roleCode: string }) => roleCode === 'admin').id
  await server.db.pool.query(
    `INSERT INTO sys_role_permission (role_id, permission_id) SELECT r.id, p.id FROM sys_role r, sys_permission p
     WHERE r.role_code = 'sales' AND p.perms = 'system:user:add'`,
  )
  const sales = await server.login('sales')
  const body = { username: 'mallory', realname: 'M', password: 'a good password', selectedroles: adminRole }
  expect((await sales.send('POST', '/sys/user/add', body)).status).toBe(403)
  const { rows } = await server.db.pool.query(`SELECT 1 FROM sys_user WHERE username = 'mallory'`)
  expect(rows).toHaveLength(0)
})

it('stops the start when a route declares no policy', async () => {
  const open = {
    name: 'open',
    routes: (app: { get: (path: string, handler: () => string) => unknown }) =>
      void app.get('/open', () => 'x'),
  }
  const app = await buildApp({ env: server.env, db: server.db, modules: [open as never] })
  await expect(app.ready()).rejects.toThrow(/GET \/api\/open/)
})

describe('a signed call', () => {
  const path = '/sys/dict/getDictItems/currency'
  const headers = (date = new Date(), secret = SIGN_SECRET) => ({
    'x-sign': signRequest(path, {}, secret),
    'x-timestamp': signTimestamp(date),
  })

  it('is answered with a right signature', async () => {
    const viewer = await server.login('viewer')
    const { body } = await viewer.get(path, headers())
    expect(body.result[0]).toMatchObject({ value: 'CNY', text: '人民币' })
  })

  it.each([
    ['without one', {}],
    ['with another secret', headers(new Date(), 'other')],
    ['from six minutes ago', headers(new Date(Date.now() - 360_000))],
    ['from the future', headers(new Date(Date.now() + 360_000))],
  ])('is refused %s', async (_title, given) => {
    const viewer = await server.login('viewer')
    const { body } = await viewer.get(path, given as Record<string, string>)
    expect(body).toMatchObject({ success: false, code: 500 })
  })
})
