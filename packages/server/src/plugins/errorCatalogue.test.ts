import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signTimestamp } from '@lading/core/sign'
import { orderBody, testOrderServer } from '../testing/orderEntity'
import type { Caller, Reply, TestServer } from '../testing/testServer'
import { CAPTCHA, PASSWORD, startTestServer } from '../testing/testServer'
import { workbook } from '../testing/workbook'

/** The error catalogues of spec 1 §8 and spec 2 §8, where the server is the origin: each provoked over HTTP. */
let server: TestServer
let admin: Caller
let viewer: Caller
beforeAll(async () => {
  server = await startTestServer([testOrderServer], { rateLimit: 10_000 })
  admin = await server.login('admin')
  viewer = await server.login('viewer')
})
afterAll(() => server.close())

const envelope = ({ status, body }: Reply) => ({
  status,
  success: body.success,
  code: body.code,
  message: body.message,
})
const is = (status: number, code: number, message: string | RegExp) => ({
  status,
  success: false,
  code,
  message: typeof message === 'string' ? message : expect.stringMatching(message),
})
const form = async (path: string, name: string, content: Buffer, fields: Record<string, string> = {}) => {
  const data = new FormData()
  for (const [key, value] of Object.entries(fields)) data.append(key, value)
  data.append('file', new Blob([new Uint8Array(content)]), name)
  const encoded = new Response(data)
  const reply = await server.app.inject({
    method: 'POST',
    url: server.env.apiBase + path,
    headers: { 'x-access-token': admin.token!, 'content-type': encoded.headers.get('content-type')! },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  return { status: reply.statusCode, headers: reply.headers, body: reply.json() } as Reply
}

describe('spec 1 §8', () => {
  it('HTTP 403: a right is missing', async () => {
    expect(envelope(await viewer.send('POST', '/sales/tsOrder/add', orderBody('x')))).toEqual(
      is(403, 510, '没有权限，请联系管理员授权'),
    )
  })

  it('HTTP 404: no such path, no such record', async () => {
    expect(envelope(await admin.get('/sys/nothing/here'))).toEqual(
      is(404, 404, '路径不存在，请检查路径是否正确'),
    )
    expect(envelope(await admin.get('/sales/tsOrder/queryById?id=none'))).toEqual(
      is(404, 404, '未找到对应实体'),
    )
  })

  it('HTTP 401: no session, a dead one, and the same for a download', async () => {
    const gone = 'Token失效，请重新登录!'
    expect(envelope(await server.anonymous.get('/sys/user/list'))).toEqual(is(401, 401, gone))
    const leaving = await server.login('sales')
    await leaving.send('POST', '/sys/logout')
    expect(envelope(await leaving.get('/sys/user/list'))).toEqual(is(401, 401, gone))
    expect(envelope(await leaving.get('/sales/tsOrder/exportXls'))).toEqual(is(401, 401, gone))
  })

  it('a record that is there already: by which of its values', async () => {
    const tries = [
      ['/sys/user/add', { username: 'Sales', realname: 'x', password: PASSWORD }, '用户账号：sales'],
      ['/sys/position/add', { code: 'P01', name: 'x', postRank: '1' }, '编码：P01'],
      ['/sys/dict/add', { dictCode: 'sex', dictName: 'x' }, '字典编号：sex'],
    ] as const
    for (const [path, body, named] of tries)
      expect(envelope(await admin.send('POST', path, body))).toEqual(
        is(200, 500, `数据库中已存在该记录（${named}）`),
      )
  })

  it.each([
    [
      'DELETE',
      '/sys/user/list',
      undefined,
      '不支持DELETE请求方法，支持以下GET',
      'DELETE is not supported here: use GET',
    ],
    [
      'POST',
      '/sales/tsOrder/add',
      { customer: 'x', tsOrderLine: 3 },
      'tsOrderLine: 须为 { tableData, deleteData }',
      'tsOrderLine: lines have another shape',
    ],
    ['PUT', '/sales/tsOrder/edit', {}, 'id: 缺少', 'id: send the id'],
  ] as const)('%s %s is refused in one language, that of the reader', async (method, path, body, zh, en) => {
    const refused = (headers?: Record<string, string>) => admin.send(method, path, body, headers)
    expect((await refused()).body.message).toBe(zh)
    expect((await refused({ 'accept-language': 'en' })).body.message).toBe(en)
  })

  it('other statuses carry a message of the server', async () => {
    expect(envelope(await admin.send('DELETE', '/sys/user/list'))).toEqual(
      is(405, 405, '不支持DELETE请求方法，支持以下GET'),
    )
    const body = { ...orderBody('x'), customer: 5 }
    expect(envelope(await admin.send('POST', '/sys/login', { username: 1 }))).toEqual(
      is(400, 400, '参数不正确：“password”不能为空'),
    )
    expect(envelope(await admin.get('/sales/tsOrder/list?pageNo=x'))).toEqual(
      is(400, 400, '参数不正确：“pageNo”应为整数'),
    )
    const added = (await admin.send('POST', '/sales/tsOrder/add', { ...body, customer: 'versions' })).body
      .result
    const edit = { id: added.id, version: 1, customer: 'again' }
    await admin.send('PUT', '/sales/tsOrder/edit', edit)
    expect(envelope(await admin.send('PUT', '/sales/tsOrder/edit', edit))).toEqual(
      is(409, 409, '数据已被他人修改，请刷新后重试'),
    )
    const large = { ...orderBody('large', 0), customer: 'x'.repeat(9 * 1_048_576) }
    expect(envelope(await admin.send('POST', '/sales/tsOrder/add', large))).toEqual(
      is(413, 413, '请求内容过大'),
    )
  })

  it('login: captcha missing and wrong, password wrong, user unknown, frozen', async () => {
    const login = async (more: object) => {
      await server.anonymous.get('/sys/randomImage/cat')
      const body = { username: 'sales', password: PASSWORD, captcha: CAPTCHA, checkKey: 'cat', ...more }
      return envelope(await server.anonymous.send('POST', '/sys/login', body))
    }
    expect(await login({ captcha: undefined })).toEqual(is(200, 412, '验证码无效'))
    expect(await login({ captcha: 'no' })).toEqual(is(200, 412, '验证码错误'))
    expect(await login({ password: 'no' })).toEqual(is(200, 500, '用户名或密码错误'))
    expect(await login({ username: 'nobody' })).toEqual(is(200, 500, '用户名或密码错误'))
    await server.db.pool.query(`UPDATE sys_user SET status = 2 WHERE username = 'sales'`)
    expect(await login({})).toEqual(is(200, 500, '该用户已冻结'))
    await server.db.pool.query(`UPDATE sys_user SET status = 1 WHERE username = 'sales'`)
  })

  it('logout: without a token, with an unknown one', async () => {
    expect(envelope(await server.anonymous.send('POST', '/sys/logout'))).toEqual(
      is(200, 500, '退出登录失败！'),
    )
    const unknown = { 'x-access-token': 'x'.repeat(43) }
    expect(envelope(await server.anonymous.send('POST', '/sys/logout', undefined, unknown))).toEqual(
      is(200, 500, 'Token无效!'),
    )
  })

  it('a signature is missing, old or wrong', async () => {
    const path = '/sys/dict/getDictItems/sex'
    const at = (seconds: number) => signTimestamp(new Date(Date.now() + seconds * 1_000))
    const sign = async (headers: Record<string, string>) => envelope(await admin.get(path, headers))
    expect(await sign({ 'x-timestamp': at(0) })).toEqual(is(200, 500, 'Sign签名校验失败！'))
    expect(await sign({ 'x-sign': 'F'.repeat(32), 'x-timestamp': at(0) })).toEqual(
      is(200, 500, 'Sign签名校验失败！'),
    )
    expect(await sign({ 'x-sign': 'F', 'x-timestamp': 'yesterday' })).toEqual(
      is(200, 500, '签名验证失败:X-TIMESTAMP格式必须为:yyyyMMddHHmmss'),
    )
    expect(await sign({ 'x-sign': 'F', 'x-timestamp': at(-400) })).toEqual(
      is(200, 500, '签名验证失败:X-TIMESTAMP已过期'),
    )
  })

  it('a file that is not there', async () => {
    expect((await admin.get('/sys/common/static/temp/none.png')).status).toBe(404)
  })

  it('uniqueness, rule code and dictionary checks', async () => {
    const check = (query: Record<string, string>) =>
      admin.get(`/sys/duplicate/check?${new URLSearchParams(query)}`)
    const user = { tableName: 'sys_user', fieldName: 'username' }
    expect(envelope(await check({ ...user, fieldVal: 'admin' }))).toEqual(
      is(200, 500, '该值不可用，系统中已存在！'),
    )
    expect(envelope(await check({ ...user, fieldName: 'password', fieldVal: 'x' }))).toEqual(
      is(200, 500, '系统设置了安全规则，敏感表和敏感字段禁止查询，联系管理员授权!'),
    )
    expect(envelope(await admin.get('/sys/checkRule/checkByCode?ruleCode=none&value=1'))).toEqual(
      is(200, 500, '该编码不存在'),
    )
  })
})

describe('spec 2 §8', () => {
  it('a list cannot be loaded: column, field, value', async () => {
    expect(envelope(await admin.get('/sales/tsOrder/list?column=colour'))).toEqual(
      is(200, 500, '请注意，将要排序的列字段不存在：colour'),
    )
    const lines = encodeURIComponent(JSON.stringify([{ field: 'colour', rule: 'eq', val: '1' }]))
    expect(envelope(await admin.get(`/sales/tsOrder/list?superQueryParams=${lines}`))).toEqual(
      is(200, 500, '高级查询字段不存在：colour'),
    )
    expect(envelope(await admin.get('/sales/tsOrder/list?superQueryParams=%7B'))).toEqual(
      is(200, 500, '高级查询参数无法解析'),
    )
  })

  it('rows of an import are bad: some 201, all 500, no file, no workbook, no columns', async () => {
    const path = '/sales/tsOrder/importExcel'
    const some = await form(path, 'a.xlsx', await workbook(['客户', '参考号'], ['good', 'R1'], ['', 'R2']))
    expect(some.body).toMatchObject({ success: true, code: 201, message: '文件导入成功，但有错误。' })
    expect(some.body.result).toMatchObject({ totalCount: 2, errorCount: 1, successCount: 1 })
    expect(some.body.result.msg).toMatch(/第 5 行：.+，忽略导入。/)
    expect((await admin.get(some.body.result.fileUrl)).status).toBe(200)
    const all = await form(path, 'a.xlsx', await workbook(['客户'], ['']))
    expect(all.body.success).toBe(false)
    expect(all.body.message).toMatch(/^文件导入失败:/)
    expect(envelope(await form(path, 'a.xlsx', Buffer.from('no workbook')))).toMatchObject({
      success: false,
      message: expect.stringMatching(/^文件导入失败:/),
    })
    expect(envelope(await form(path, 'a.xlsx', await workbook(['Colour'], ['red'])))).toEqual(
      is(200, 500, '文件导入失败:第 3 行没有可识别的列名'),
    )
    expect(envelope(await admin.send('POST', path))).toMatchObject({
      success: false,
      message: '文件导入失败！',
    })
  })

  it('an upload is too large, or not what its name says', async () => {
    const large = await form('/sys/common/upload', 'a.txt', Buffer.alloc(15_728_641, 'x'))
    expect(envelope(large)).toEqual(is(413, 413, '上传文件大小不能超过15MB'))
    const page = await form('/sys/common/upload', 'a.png', Buffer.from('<html></html>'))
    expect(page.body.success).toBe(false)
    expect(page.body.message).not.toBe('')
    const outside = await form('/sys/common/upload', 'a.txt', Buffer.from('x'), { biz: '../etc' })
    expect(outside.body).toMatchObject({ success: false, message: '上传目录bizPath，格式非法！' })
  })

  it('report query info and batch downloads that are not there', async () => {
    expect(envelope(await admin.get('/online/cgreport/api/getQueryInfo/none'))).toEqual(
      is(200, 500, '报表不存在'),
    )
    const none = await admin.send('POST', '/sys/upload/batchDowmload', ['temp/none.png'])
    expect(none.body).toMatchObject({ success: false })
  })

  it('validation: the message of the first broken rule, and all issues', async () => {
    const { body } = await admin.send('POST', '/sales/tsOrder/add', orderBody('', 1))
    expect(body).toMatchObject({ success: false, code: 500, message: expect.stringContaining('客户') })
    expect(body.result.issues[0].message).toBe(body.message)
  })

  it('change password: own, old, new, twice', async () => {
    const change = async (more: object) => {
      const fine = {
        username: 'viewer',
        oldpassword: PASSWORD,
        password: 'a new fine one',
        confirmpassword: 'a new fine one',
      }
      return envelope(await viewer.send('PUT', '/sys/user/updatePassword', { ...fine, ...more }))
    }
    expect(await change({ username: 'admin' })).toEqual(is(200, 500, '只允许修改自己的密码！'))
    expect(await change({ oldpassword: 'no' })).toEqual(is(200, 500, '旧密码输入错误!'))
    expect(await change({ confirmpassword: 'another fine one' })).toEqual(is(200, 500, '两次输入密码不一致!'))
  })

  it('nothing is chosen', async () => {
    expect(envelope(await admin.send('DELETE', '/sales/tsOrder/deleteBatch?ids=,'))).toEqual(
      is(200, 500, '参数不识别！'),
    )
  })
})
