import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testPaperServer } from '../testing/paperEntity'
import type { Caller, TestServer } from '../testing/testServer'
import { startTestServer } from '../testing/testServer'
import { sendFile, storeText } from '../testing/uploads'
import { workbook } from '../testing/workbook'
import { noteOldReferences } from './oldReferences'

let server: TestServer
let admin: Caller
let sales: Caller
let viewer: Caller
const ids: Record<string, string> = {}
const query = async (text: string, values: unknown[] = []) =>
  (await server.db.pool.query<Record<string, string>>(text, values)).rows

beforeAll(async () => {
  server = await startTestServer([testPaperServer], { publicBiz: ['brand'], rateLimit: 10_000 })
  admin = await server.login('admin')
  sales = await server.login('sales')
  viewer = await server.login('viewer')
  for (const { id, username } of await query(`SELECT id, username FROM sys_user`)) ids[username!] = id!
})
afterAll(() => server.close())

const BASE = '/sales/tsPaper'
const store = (caller: Caller, text = 'content', biz = 'temp') => storeText(server, caller, text, biz)
const statusOf = async (caller: Caller, path: string) =>
  (await caller.get(`/sys/common/static/${path}`)).status
const add = async (caller: Caller, body: Record<string, unknown>) => {
  const reply = await caller.send('POST', `${BASE}/add`, { title: 't', ...body })
  return { ...reply, id: reply.body.result?.id as string }
}
const edit = async (caller: Caller, id: string, body: Record<string, unknown>) => {
  const { version } = (await caller.get(`${BASE}/queryById?id=${id}`)).body.result
  return caller.send('PUT', `${BASE}/edit`, { id, version, ...body })
}
const image = (path: string) => `<p><img src="/api/sys/common/static/${path}" alt="x"></p>`

describe('a stored file', () => {
  it('is for who stored it: nobody else reads, links, packs or deletes it', async () => {
    const path = await store(sales, 'of sales')
    expect(await statusOf(sales, path)).toBe(200)
    expect(await statusOf(viewer, path)).toBe(404)
    expect(await statusOf(server.anonymous, path)).toBe(401)
    expect((await viewer.send('POST', '/sys/common/ticket', { path })).status).toBe(404)
    expect((await viewer.send('POST', '/sys/upload/batchDowmload', [path])).status).toBe(404)
    expect((await viewer.send('DELETE', `/sys/upload/delImg?filePath=${path}`)).status).toBe(404)
    expect(await statusOf(admin, path)).toBe(200)
  })

  it('is called by the name it was sent under, for who may read it', async () => {
    const [own, foreign] = [await store(sales), await store(admin)]
    const names = (caller: Caller) =>
      caller.send('POST', '/sys/common/names', [own, foreign, 'temp/none.txt'])
    expect((await names(sales)).body.result).toEqual([{ path: own, name: 'a.txt', size: 7 }])
    expect((await names(viewer)).body.result).toEqual([])
    await add(sales, { files: own })
    expect((await names(viewer)).body.result).toEqual([{ path: own, name: 'a.txt', size: 7 }])
  })

  it('is for whoever has the link to the files of its record, and nothing else of it', async () => {
    const [own, kept] = [await store(sales, 'quote'), await store(sales)]
    const { id } = await add(sales, { title: 'Q-1', files: own, body: image(kept) })
    const link = (caller: Caller, body: object) =>
      caller.send('POST', '/sys/share/filesLink', { entity: 'tsPaper', id, ...body })
    const opened = async (share: string) =>
      server.anonymous.get(`/sys/share/files?share=${encodeURIComponent(share)}`)
    expect((await link(server.anonymous, {})).status).toBe(401)
    // Reading is not enough.
    expect((await link(viewer, {})).status).toBe(403)
    expect((await link(sales, { id: 'none' })).status).toBe(404)
    expect((await link(sales, { entity: 'sys_user' })).status).toBe(404)
    expect((await link(sales, { days: 31 })).status).toBe(400)
    const { share } = (await link(sales, {})).body.result
    const { result } = (await opened(share)).body
    expect(result).toMatchObject({
      title: expect.stringContaining('Q-1'),
      files: [{ name: 'a.txt', size: 5 }],
    })
    const file = await server.app.inject({ url: result.files[0].url })
    expect([file.statusCode, file.body]).toEqual([200, 'quote'])
    for (const text of [`${share}x`, share.split('.')[0], 'made.up'])
      expect((await opened(text)).status).toBe(404)
    // What is taken out of the record is out of the link, and so is all of a record that is gone.
    await edit(sales, id, { files: '' })
    expect((await opened(share)).body.result.files).toEqual([])
    await sales.send('DELETE', `${BASE}/delete?id=${id}`)
    expect((await opened(share)).status).toBe(404)
  })

  it.each([
    ['an attachment', (path: string) => ({ files: path })],
    ['one of several', (path: string) => ({ files: `temp/none.txt,${path}` })],
    ['one of a list', (path: string) => ({ files: JSON.stringify([{ fileName: 'a.txt', filePath: path }]) })],
    ['an address', (path: string) => ({ cover: `https://portal.example/api/sys/common/static/${path}` })],
    ['a picture in rich text', (path: string) => ({ body: image(path) })],
    ['a field of lines', (path: string) => ({ tsPaperLine: [{ picture: path }] })],
  ])('is for who may read a record that holds it as %s, as long as it does', async (_name, body) => {
    const path = await store(sales)
    const { id } = await add(sales, body(path))
    expect(await statusOf(viewer, path)).toBe(200)
    expect((await viewer.send('POST', '/sys/common/ticket', { path })).status).toBe(200)
    // Who stored it cannot pull it out from under the record either.
    expect((await sales.send('DELETE', `/sys/upload/delImg?filePath=${path}`)).status).toBe(409)
    expect(await statusOf(sales, path)).toBe(200)
    // Who reads it through a record still does not delete it.
    expect((await viewer.send('DELETE', `/sys/upload/delImg?filePath=${path}`)).status).toBe(403)

    await edit(sales, id, { title: 'another title' })
    expect(await statusOf(viewer, path)).toBe(200)
    const lines = (await sales.get(`${BASE}/queryById?id=${id}`)).body.result.tsPaperLine as { id: string }[]
    const emptied = { tableData: [], deleteData: lines.map((line) => line.id) }
    await edit(sales, id, { files: '', cover: '', body: '', tsPaperLine: emptied })
    expect(await statusOf(viewer, path)).toBe(404)
    expect(await statusOf(sales, path)).toBe(200)
    expect((await sales.send('DELETE', `/sys/upload/delImg?filePath=${path}`)).status).toBe(200)
    expect(await statusOf(sales, path)).toBe(404)
  })

  it('is not read through a deleted record', async () => {
    const path = await store(sales)
    const { id } = await add(sales, { files: path })
    expect(await statusOf(viewer, path)).toBe(200)
    await sales.send('DELETE', `${BASE}/delete?id=${id}`)
    expect(await statusOf(viewer, path)).toBe(404)
    expect(await query(`SELECT 1 FROM sys_file_reference WHERE data_id = $1`, [id])).toHaveLength(0)
  })

  it('is not read through a record beyond the data rules, a hidden field or a list without a right', async () => {
    const [path, inLine] = [await store(sales), await store(sales)]
    await add(sales, { cover: path, tsPaperLine: [{ picture: inLine }] })
    expect([await statusOf(viewer, path), await statusOf(viewer, inLine)]).toEqual([200, 200])

    const controls = async (code: string) =>
      query(
        `INSERT INTO sys_permission (id, name, perms, perms_type, menu_type) VALUES ($1, $1, $1, '1', 2)`,
        [code],
      )
    const forget = () => new Promise((done) => setTimeout(done, 1_100))
    await controls('sales:tsPaper:cover')
    await forget()
    expect([await statusOf(viewer, path), await statusOf(viewer, inLine)]).toEqual([404, 200])
    await controls('sales:tsPaper:tsPaperLine:picture')
    await forget()
    expect(await statusOf(viewer, inLine)).toBe(404)
    await query(`DELETE FROM sys_permission WHERE id LIKE 'sales:tsPaper:%'`)
    await forget()
    expect([await statusOf(viewer, path), await statusOf(viewer, inLine)]).toEqual([200, 200])

    const [entry] = await query(
      `SELECT p.id FROM sys_permission p JOIN sys_role_permission g ON g.permission_id = p.id
        JOIN sys_role r ON r.id = g.role_id WHERE r.role_code = 'viewer' AND p.perms = 'sales:tsPaper:list' LIMIT 1`,
    )
    await query(
      `INSERT INTO sys_permission_data_rule (id, permission_id, rule_name, rule_column, rule_conditions, rule_value, status)
       VALUES ('own', $1, 'own', 'createBy', '=', '#{sys_user_code}', '1')`,
      [entry!.id],
    )
    await query(
      `UPDATE sys_role_permission SET data_rule_ids = 'own' WHERE permission_id = $1 AND role_id = (SELECT id FROM sys_role WHERE role_code = 'viewer')`,
      [entry!.id],
    )
    await forget()
    expect([await statusOf(viewer, path), await statusOf(viewer, inLine)]).toEqual([404, 404])
    await query(`DELETE FROM sys_permission_data_rule WHERE id = 'own'`)
    const ends = `UPDATE sys_permission SET status = $1 WHERE perms = 'sales:tsPaper:list'`
    await query(ends, ['0'])
    await forget()
    expect(await statusOf(viewer, path)).toBe(404)
    await query(ends, ['1'])
    await forget()
    expect(await statusOf(viewer, path)).toBe(200)
  })

  it('is not read in another tenant', async () => {
    const path = await store(sales)
    await add(sales, { files: path })
    await query(`INSERT INTO sys_tenant (id, name, status) VALUES (77, 'other', 1)`)
    await query(`UPDATE sys_user SET rel_tenant_ids = '77' WHERE username = 'viewer'`)
    try {
      expect(await statusOf(await server.login('viewer'), path)).toBe(404)
    } finally {
      await query(`UPDATE sys_user SET rel_tenant_ids = '' WHERE username = 'viewer'`)
      viewer = await server.login('viewer')
    }
  })
})

describe('a path that somebody saw', () => {
  it('opens nothing by being written into an own record, also by an import', async () => {
    const path = await store(admin, 'secret')
    for (const body of [
      { files: path },
      { cover: `x/sys/common/static/${path}` },
      { body: image(path) },
      { tsPaperLine: [{ picture: path }] },
    ])
      expect((await add(sales, body)).status).toBe(403)
    const { id } = await add(sales, { title: 'empty' })
    const refused = await edit(sales, id, { files: path })
    expect([refused.status, refused.body.message]).toEqual([403, '不能引用无权查看的文件'])
    const content = await workbook(['标题', '附件'], ['imported', path], ['good', null])
    const reply = await sendFile(server, sales, `${BASE}/importExcel`, { name: 'a.xlsx', content })
    expect(reply).toMatchObject({ code: 201, result: { successCount: 1, errorCount: 1 } })
    expect(await statusOf(sales, path)).toBe(404)
  })

  it('may be handed on by who may read it', async () => {
    const path = await store(admin)
    await add(admin, { files: path })
    const { id, status } = await add(sales, { files: path })
    expect(status).toBe(200)
    expect(await query(`SELECT 1 FROM sys_file_reference WHERE data_id = $1`, [id])).toHaveLength(1)
  })

  it('is no picture of a user, but an own one is, for all who see the user', async () => {
    const [foreign, own] = [await store(admin), await store(sales)]
    const save = (avatar: string) => sales.send('POST', '/sys/user/login/setting/userEdit', { avatar })
    expect((await save(foreign)).status).toBe(403)
    expect(await statusOf(viewer, own)).toBe(404)
    expect((await save(own)).body.success).toBe(true)
    expect(await statusOf(viewer, own)).toBe(200)
    await save('')
    expect(await statusOf(viewer, own)).toBe(404)
  })
})

it('pictures of announcements are for whom they are addressed to, and open on the page of a link', async () => {
  const path = await store(admin)
  const body = { titile: 'n', msgContent: image(path), msgType: 'USER', userIds: `${ids.viewer},` }
  await admin.send('POST', '/sys/annountCement/add', body)
  const [{ id }] = (await admin.get('/sys/annountCement/list?titile=n')).body.result.records
  expect(await statusOf(viewer, path)).toBe(404)
  await admin.get(`/sys/annountCement/doReleaseData?id=${id}`)
  expect([await statusOf(viewer, path), await statusOf(sales, path)]).toEqual([200, 404])
  const { url } = (await viewer.get(`/sys/annountCement/showLink?id=${id}`)).body.result
  const page = await server.app.inject({ url })
  const [, src] = /<img src="([^"]+)"/.exec(page.body)!
  expect((await server.app.inject({ url: src!.replaceAll('&amp;', '&') })).statusCode).toBe(200)
  await admin.get(`/sys/annountCement/doReovkeData?id=${id}`)
  expect(await statusOf(viewer, path)).toBe(404)
})

it('files of a public folder are for everybody, and only of this folder', async () => {
  const [open, shut] = [await store(sales, 'logo', 'brand'), await store(sales, 'x', 'branding')]
  expect(await statusOf(server.anonymous, open)).toBe(200)
  expect(await statusOf(server.anonymous, shut)).toBe(401)
})

it('references of records that were saved before they were noted are found once', async () => {
  const [path, inLine, inText] = [await store(sales), await store(sales), await store(sales)]
  await query(
    `INSERT INTO ts_paper (id, title, files, body, create_by) VALUES ('old', 'old', 'temp/none.txt, ' || $1, $2, 'sales')`,
    [path, image(inText)],
  )
  await query(`INSERT INTO ts_paper_line (id, parent_id, picture) VALUES ('old-line', 'old', $1)`, [inLine])
  expect(await statusOf(viewer, path)).toBe(404)
  const again = () => noteOldReferences(server.db, [testPaperServer])
  await again()
  expect(await statusOf(viewer, path)).toBe(404)
  await query(`DELETE FROM sys_seed WHERE name LIKE 'files:%'`)
  await again()
  for (const each of [path, inLine, inText]) expect(await statusOf(viewer, each)).toBe(200)
})

it('rich text of records is cleaned when it is written', async () => {
  const { body } = await add(sales, {
    body: '<p onclick="x()">a</p><script>x()</script><a href="javascript:x()">b</a>',
  })
  expect(body.result.body).toBe('<p>a</p><a>b</a>')
})
