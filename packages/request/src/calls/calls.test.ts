import { operations } from '@lading/core/contract'
import { describe, expect, expectTypeOf, it } from 'vitest'

import { createRequest } from '../createRequest'
import { withHttpServer } from '../testing/withHttpServer'

const used = withHttpServer()
const client = () =>
  createRequest({ base: `${used.server.origin}/api`, signSecret: 'demo-secret-0123456789' })
const sent = () => used.server.requests.at(-1)!

function answering(envelope: object) {
  used.server.handle((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ message: '', timestamp: 1, result: null, ...envelope }))
  })
}

describe('call', () => {
  it('sends what the operation names and gives its result', async () => {
    used.server.handle(() => ({ records: [{ id: '1' }], total: 1, size: 10, current: 1, pages: 1 }))
    const page = await client().call(operations.userList, { query: { pageNo: 1, username: '*a*' } })
    expect(page.records[0]?.id).toBe('1')
    expect(sent().method).toBe('GET')
    expect(sent().path).toBe('/api/sys/user/list')
    expect(sent().query.get('username')).toBe('*a*')
  })

  it('gives the whole envelope where the message matters', async () => {
    answering({ success: true, code: 200, message: '添加成功！' })
    const body = await client().callBody(operations.roleAdd, {
      body: { roleName: '业务员', roleCode: 'sales' },
    })
    expect(body.message).toBe('添加成功！')
  })

  it('gives a bare answer as it is, and says so when its envelope is asked for', async () => {
    used.server.handle((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end('[{"id":"1","username":"admin","realname":"管理员"}]')
    })
    const users = await client().users.byUsernames(['admin', 'sales'])
    expect(users[0]?.realname).toBe('管理员')
    expect(sent().query.get('username')).toBe('admin,sales,')
    await expect(client().callBody(operations.userGetMultiUser, { query: {} })).rejects.toThrow(
      /use call\(\)/,
    )
  })

  it('is typed by the schemas', () => {
    const request = client()
    const typed = () => {
      // @ts-expect-error a field that the body does not have
      void request.call(operations.roleAdd, { body: { roleName: 'a', roleCode: 'b', roleTitle: 'c' } })
      // @ts-expect-error a required field is missing
      void request.call(operations.roleAdd, { body: { roleName: 'a' } })
      // @ts-expect-error a value of another type
      void request.call(operations.userList, { query: { pageNo: 'one' } })
      // @ts-expect-error a parameter that the query does not name
      void request.call(operations.userList, { query: { pageNumber: 1 } })
      // @ts-expect-error the path needs its part
      void request.call(operations.dictGetDictItems)
      // @ts-expect-error a body for a call without one
      void request.call(operations.logout, { body: {} })
      // @ts-expect-error the same through a named call
      void request.auth.login({ body: { username: 'admin', password: 'x', captha: '1234' } })
      // @ts-expect-error the result has no such field
      void request.auth.departs().then((result) => result.departments)
    }
    expectTypeOf(typed).toBeFunction()
    expectTypeOf(request.auth.departs).returns.resolves.toHaveProperty('orgCode')
    expectTypeOf(request.users.checkOnly).returns.resolves.toEqualTypeOf<boolean>()
  })
})

describe('named calls', () => {
  it('logs in without a session, and rejects every code but 200', async () => {
    answering({ success: true, code: 200, result: { token: 't' } })
    const input = { body: { username: 'admin', password: 'x', captcha: 'ab12', checkKey: 1700000000000 } }
    expect(await client().auth.login(input)).toEqual({ token: 't' })
    expect(JSON.parse(sent().body)).toEqual(input.body)

    answering({ success: false, code: 412, message: '验证码错误' })
    await expect(client().auth.login(input)).rejects.toMatchObject({ code: 412, message: '验证码错误' })
    answering({ success: true, code: 0, message: '手机验证码错误' })
    await expect(client().auth.login(input)).rejects.toMatchObject({ code: 0, message: '手机验证码错误' })
  })

  it('asks for a captcha under its key', async () => {
    used.server.handle(() => 'data:image/jpg;base64,AA')
    expect(await client().auth.captcha(1700000000001)).toBe('data:image/jpg;base64,AA')
    expect(sent().path).toBe('/api/sys/randomImage/1700000000001')
  })

  it('signs a table dictionary with its name as path variable (contract §2.3, vector 3)', async () => {
    used.server.handle(() => [])
    await client().dict.search('sys_user,realname,username', { keyword: '张三', pageSize: 10 })
    expect(sent().path).toBe('/api/sys/dict/loadDict/sys_user,realname,username')
    expect(sent().headers['x-sign']).toBe('BA44630C1FB4012A1CCBE823A2917813')
  })

  it('asks nothing for empty lists', async () => {
    expect(await client().users.byUsernames([])).toEqual([])
    expect(await client().dict.texts('sys_user,realname,username', [])).toEqual([])
    expect(await client().dict.find('sys_user,realname,username', [])).toEqual([])
    expect(used.server.requests).toHaveLength(0)
  })
})
