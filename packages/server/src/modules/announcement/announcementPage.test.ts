import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller, TestServer } from '../../testing/testServer'
import { startTestServer } from '../../testing/testServer'

let server: TestServer
let admin: Caller
let id: string
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.login('admin')
  const viewer = (await (await server.login('viewer')).get('/sys/user/getUserInfo')).body.result.userInfo
  await admin.send('POST', '/sys/annountCement/add', {
    titile: 'A <b>title</b>',
    msgContent: '<p>text</p><script>x()</script>',
    msgType: 'USER',
    userIds: `${viewer.id},`,
  })
  ;[{ id }] = (await admin.get('/sys/annountCement/list?msgType=USER')).body.result.records
  await admin.get(`/sys/annountCement/doReleaseData?id=${id}`)
})
afterAll(() => server.close())

const linkOf = async (caller: Caller) => caller.get(`/sys/annountCement/showLink?id=${id}`)
const open = (url: string) => server.app.inject({ url })

it('opens for a link, with no script and shut off from the portal', async () => {
  const { url } = (await linkOf(await server.login('viewer'))).body.result
  const page = await open(url)
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-security-policy']).toContain('sandbox')
  expect(page.body).toContain('A &lt;b&gt;title&lt;/b&gt;')
  expect(page.body).toContain('<p>text</p>')
  expect(page.body).not.toContain('<script')
})

it('gives no link to whom the announcement is not addressed', async () => {
  expect((await linkOf(await server.login('sales'))).status).toBe(404)
  expect((await linkOf(server.anonymous)).status).toBe(401)
})

it('does not open without a link, with another one’s or an old one', async () => {
  const { url, expires } = (await linkOf(admin)).body.result
  const bare = url.split('?')[0]
  expect((await open(bare)).statusCode).toBe(401)
  expect((await open(url.replace(id, 'another'))).statusCode).toBe(401)
  expect((await open(url.replace(String(expires), String(expires + 1)))).statusCode).toBe(401)
  expect((await open(`${bare}?token=${admin.token}`)).statusCode).toBe(401)
})
