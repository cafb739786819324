import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { Caller, TestServer } from '../testing/testServer'
import { testOrderServer } from '../testing/orderEntity'
import { startTestServer } from '../testing/testServer'

let server: TestServer
let base: string
beforeAll(async () => {
  server = await startTestServer([testOrderServer])
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  base = `ws://127.0.0.1:${port}${server.env.apiBase}`
})
afterAll(() => server.close())

const idOf = async (caller: Caller) =>
  (await caller.get('/sys/user/getUserInfo')).body.result.userInfo.id as string

async function open(caller: Caller, path: string): Promise<WebSocket> {
  const socket = new WebSocket(`${base}${path}`, [caller.token!])
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve())
    socket.once('error', reject)
  })
  return socket
}
const closed = (socket: WebSocket) => new Promise<number>((resolve) => socket.once('close', resolve))
/** The next message that is not about dictionaries. */
const message = (socket: WebSocket) =>
  new Promise<string>((resolve) => {
    const take = (data: unknown) => {
      if (String(data).includes('"dictionaries"')) return
      socket.off('message', take)
      resolve(String(data))
    }
    socket.on('message', take)
  })

it('answers heartbeats and takes the token as sub-protocol', async () => {
  const caller = await server.login('sales')
  const socket = await open(caller, `/websocket/${await idOf(caller)}`)
  expect(socket.protocol).toBe(caller.token)
  socket.send('HeartBeat')
  expect(JSON.parse(await message(socket))).toEqual({ cmd: 'heartcheck', msgTxt: '心跳响应' })
  socket.close()
})

it('closes a socket that floods, and no other', async () => {
  const caller = await server.login('sales')
  const id = await idOf(caller)
  const [quiet, loud] = [await open(caller, `/websocket/${id}`), await open(caller, `/websocket/${id}`)]
  const end = closed(loud)
  for (let at = 0; at < 100; at++) loud.send('ping')
  expect(await end).toBe(4429)
  expect(quiet.readyState).toBe(WebSocket.OPEN)
  quiet.close()
})

it('closes frames that are too large or binary', async () => {
  const caller = await server.login('sales')
  const id = await idOf(caller)
  const large = await open(caller, `/websocket/${id}`)
  large.send('x'.repeat(70_000))
  expect(await closed(large)).toBe(1009)
  const binary = await open(caller, `/websocket/${id}`)
  binary.send(Buffer.from([1, 2, 3]))
  expect(await closed(binary)).toBe(1008)
})

it('closes the sockets of a session that ends', async () => {
  const caller = await server.login('viewer')
  const socket = await open(caller, `/websocket/${await idOf(caller)}`)
  const end = closed(socket)
  await caller.send('POST', '/sys/logout')
  expect(await end).toBe(4401)
})

it('tells readers of a released announcement, and only cleaned text is stored', async () => {
  const [admin, reader] = [await server.login('admin'), await server.login('viewer')]
  const socket = await open(reader, `/websocket/${await idOf(reader)}`)
  const body = {
    titile: 'fire drill',
    msgContent: '<p onclick="x()">at <b>ten</b></p><script>x()</script>',
    msgType: 'ALL',
  }
  await admin.send('POST', '/sys/annountCement/add', body)
  const [row] = (await admin.get('/sys/annountCement/list?titile=fire drill')).body.result.records
  expect(row.msgContent).toBe('<p>at <b>ten</b></p>')
  const told = message(socket)
  await admin.get(`/sys/annountCement/doReleaseData?id=${row.id}`)
  expect(JSON.parse(await told)).toEqual({ cmd: 'topic', msgId: row.id, msgTxt: 'fire drill' })
  socket.close()
})

it('passes changed rows on to table sockets, made anew from their parts', async () => {
  const [one, two] = [await server.login('sales'), await server.login('viewer')]
  const from = await open(one, `/vxeSocket/${await idOf(one)}/page1`)
  const to = await open(two, `/vxeSocket/${await idOf(two)}/page2`)
  const heard = message(to)
  from.send(JSON.stringify({ type: 'update_vxe_table', data: { args: ['no row', 'c'] } }))
  from.send(
    JSON.stringify({ type: 'update_vxe_table', evil: 1, data: { socketKey: 'k', args: [{ id: '1' }, 'c'] } }),
  )
  expect(JSON.parse(await heard)).toEqual({
    type: 'update_vxe_table',
    data: { socketKey: 'k', args: [{ id: '1' }, 'c'] },
  })
  from.close()
  to.close()
})

it('passes rows of a resource and of its lines on among those who may list it', async () => {
  const [admin, sales] = [await server.login('admin'), await server.login('sales')]
  await server.db.pool.query(
    `DELETE FROM sys_role_permission USING sys_permission p, sys_role r
     WHERE p.id = permission_id AND r.id = role_id AND r.role_code = 'viewer' AND p.perms LIKE 'sales:tsOrder%'`,
  )
  const viewer = await server.login('viewer')
  const without = await open(viewer, `/vxeSocket/${await idOf(viewer)}/p1`)
  const from = await open(admin, `/vxeSocket/${await idOf(admin)}/p2`)
  const to = await open(sales, `/vxeSocket/${await idOf(sales)}/p3`)
  const [heard, leaked]: [string[], string[]] = [[], []]
  to.on('message', (data) => heard.push(String(data)))
  without.on('message', (data) => leaked.push(String(data)))
  const row = (socketKey: string, customer: string) =>
    JSON.stringify({ type: 'update_vxe_table', data: { socketKey, args: [{ id: '1', customer }, 'c'] } })
  for (const key of ['tsOrder', 'tsOrderLine']) without.send(row(key, 'made up'))
  without.send(row('free', 'of the viewer'))
  for (const key of ['tsOrder', 'tsOrderLine']) from.send(row(key, 'real'))
  from.send(row('free', 'last'))
  await expect.poll(() => heard.join()).toContain('last')
  await expect.poll(() => leaked.join()).toContain('last')
  await expect.poll(() => heard.join()).toContain('of the viewer')
  await expect.poll(() => heard.filter((text) => text.includes('real'))).toHaveLength(2)
  expect(heard.join()).not.toContain('made up')
  expect(leaked.join()).not.toContain('real')
  for (const socket of [without, from, to]) socket.close()
})
