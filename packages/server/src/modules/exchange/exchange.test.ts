import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorkbook } from '../../spreadsheet/openWorkbook'
import type { Caller, TestServer } from '../../testing/testServer'
import { startTestServer } from '../../testing/testServer'
import { workbook } from '../../testing/workbook'

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.login('admin')
})
afterAll(() => server.close())

async function importInto(
  path: string,
  file: Buffer,
  token = admin.token,
  headers: Record<string, string> = {},
) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(file)]), 'rows.xlsx')
  const encoded = new Response(form)
  const reply = await server.app.inject({
    method: 'POST',
    url: `${server.env.apiBase}${path}/importExcel`,
    headers: { ...headers, 'x-access-token': token, 'content-type': encoded.headers.get('content-type')! },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  return { status: reply.statusCode, body: reply.json() }
}

async function exported(path: string, headers: Record<string, string> = {}) {
  const reply = await server.app.inject({
    method: 'GET',
    url: server.env.apiBase + path,
    headers: { 'x-access-token': admin.token, ...headers },
  })
  const book = await openWorkbook(reply.rawPayload, 10_000, false)
  const rows = await book.rows(0, book.count)
  await book.close()
  return rows
}

it('stores the good rows, and gives the refused ones back with their line and reason', async () => {
  const { body } = await importInto(
    '/sys/role',
    await workbook(
      ['角色名称', '角色编码'],
      ['甲', 'in_a'],
      ['管理员', 'admin'],
      ['', 'in_b'],
      ['丙', 'in_c'],
    ),
  )
  expect(body).toMatchObject({ success: true, code: 201, message: '文件导入成功，但有错误。' })
  expect(body.result).toMatchObject({
    totalCount: 4,
    errorCount: 2,
    successCount: 2,
    fileName: '角色导入错误.xlsx',
  })
  expect(body.result.msg).toContain('第 5 行：角色编码已经存在，忽略导入。')
  expect(body.result.msg).toContain('第 6 行：角色名称和角色编码不能为空，忽略导入。')
  const errors = await exported(body.result.fileUrl)
  expect(errors.slice(3)).toEqual([
    ['管理员', 'admin', '角色编码已经存在'],
    [null, 'in_b', '角色名称和角色编码不能为空'],
  ])
})

it('takes back what it exported, and refuses what is there already', async () => {
  const rows = await exported('/sys/position/exportXls')
  expect(rows.slice(0, 3)).toEqual([
    ['职务报表'],
    ['导出人:系统管理员'],
    ['职务编码', '职务名称', '职务级别'],
  ])
  expect(rows[3]).toEqual(expect.arrayContaining([expect.stringMatching(/^P0\d$/)]))
  const [, , headings, ...data] = rows
  const again = await importInto(
    '/sys/position',
    await workbook(headings as string[], ...(data as string[][])),
  )
  expect(again.body).toMatchObject({ success: false, message: expect.stringContaining('职务编码已经存在') })
  const moved = data.map(([, name, rank], at) => [`Q0${at}`, name, rank] as string[])
  const { body } = await importInto('/sys/position', await workbook(headings as string[], ...moved))
  expect(body.message).toBe(`共${moved.length}行数据全部导入成功！`)
})

it('writes headings and values in the language of the request, and reads both', async () => {
  const english = await exported('/sys/user/exportXls?username=admin', { 'accept-language': 'en' })
  expect(english[2]).toContain('User name')
  expect(english[3]).toContain('Active')
  const file = await workbook(
    ['User name', 'Name', 'Sex'],
    ['in_english', 'English', 'Female'],
    ['in_chinese', '中文', '女'],
  )
  expect((await importInto('/sys/user', file)).body.message).toBe('共2行数据全部导入成功！')
  const { records } = (await admin.get('/sys/user/list?username=in_*')).body.result
  expect(records.map(({ sex }: { sex: number }) => sex)).toEqual([2, 2])
})

describe('users', () => {
  it('come with roles and departments, without a password that anybody knows', async () => {
    const file = await workbook(
      ['用户账号', '用户姓名', '角色编码', '部门编码'],
      ['in_user', '新人', 'viewer', 'A01A01,A01A02'],
    )
    expect((await importInto('/sys/user', file)).body).toMatchObject({ success: true, code: 200 })
    const rows = await exported('/sys/user/exportXls?username=in_user')
    expect(rows[3]).toEqual(expect.arrayContaining(['in_user', 'A01A01,A01A02', 'viewer']))
    expect(JSON.stringify(rows)).not.toContain('argon2')
    await expect(server.login('in_user', '')).rejects.toThrow()
  })

  it('get no role by an import that the importer may not give', async () => {
    await server.db.pool.query(
      `INSERT INTO sys_role_permission (role_id, permission_id) SELECT r.id, p.id FROM sys_role r, sys_permission p
       WHERE r.role_code = 'sales' AND p.perms = 'system:user:import'`,
    )
    const sales = await server.login('sales')
    const file = await workbook(['用户账号', '用户姓名', '角色编码'], ['in_mallory', 'M', 'admin'])
    const { body } = await importInto('/sys/user', file, sales.token)
    const message = expect.stringContaining('不能分配权限超出自己的角色：管理员') as string
    expect(body).toMatchObject({ success: false, message })
    expect((await admin.get('/sys/user/list?username=in_mallory')).body.result.total).toBe(0)
  })
})

it('adds a dictionary with its items, and none to one that is there', async () => {
  const file = await workbook(
    ['字典名称', '字典编码', '名称', '数据值'],
    ['颜色', 'in_colour', '红', 'r'],
    ['颜色', 'in_colour', '绿', 'g'],
    ['性别', 'sex', '其他', '3'],
    ['空', 'in_empty', '无', ''],
  )
  const { body } = await importInto('/sys/dict', file)
  expect(body.result.msg).toContain('第 6 行：字典编码已经存在，忽略导入。')
  expect(body.result.msg).toContain('第 7 行：对应字典列表的字典项值不能为空，忽略导入。')
  const all = (await admin.get('/sys/dict/queryAllDictItems')).body.result
  expect(all.in_colour.map(({ text }: { text: string }) => text)).toEqual(['红', '绿'])
  expect(all.sex).toHaveLength(2)
})

it('stores what is sent again under its key once, also where rows build on each other', async () => {
  const file = await workbook(
    ['字典名称', '字典编码', '名称', '数据值'],
    ['尺寸', 'in_size', '大', 'l'],
    ['尺寸', 'in_size', '小', 's'],
  )
  const key = { 'idempotency-key': 'dict-import-1' }
  for (let at = 0; at < 2; at += 1)
    expect((await importInto('/sys/dict', file, admin.token, key)).body.message).toBe(
      '共2行数据全部导入成功！',
    )
  expect((await admin.get('/sys/dict/queryAllDictItems')).body.result.in_size).toHaveLength(2)
})

it('asks for the right', async () => {
  const viewer = await server.login('viewer')
  expect((await importInto('/sys/role', await workbook(['角色编码']), viewer.token)).status).toBe(403)
  expect((await viewer.get('/sys/user/exportXls')).status).toBe(403)
})
