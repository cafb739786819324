import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { Caller, TestServer } from '../testing/testServer'
import { orderBody, testOrderServer } from '../testing/orderEntity'
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
const message = (socket: WebSocket) =>
  new Promise<string>((resolve) => socket.once('message', (data) => resolve(String(data))))

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

it('sends saved records to open grids: only to who may see them, only what they may see', async () => {
  const [writer, reader] = [await server.login('admin'), await server.login('sales')]
  const open1 = await open(reader, `/vxeSocket/${await idOf(reader)}/page3`)
  const heard: { data: { socketKey: string; args: [Record<string, unknown>, string] } }[] = []
  open1.on('message', (data) => heard.push(JSON.parse(String(data))))
  const { body } = await writer.send('POST', '/sales/tsOrder/add', {
    ...orderBody('pushed', 2),
    currency: 'EUR',
  })
  const edited = { id: body.result.id, version: 1, customer: 'pushed again' }
  await writer.send('PUT', '/sales/tsOrder/edit', edited)
  await expect.poll(() => heard.length).toBe(2)
  const [row, caseId] = heard[1]!.data.args
  expect(heard[1]!.data.socketKey).toBe('tsOrder')
  expect(caseId).toBe('')
  expect(row).toMatchObject({ id: body.result.id, customer: 'pushed again', version: 2 })
  expect(row.currency_dictText).toBeTruthy()
  expect(row).not.toHaveProperty('tsOrderLine')

  // A rule that takes the record from the reader takes the message too.
  await server.db.pool.query(
    `WITH page AS (SELECT id FROM sys_permission WHERE perms = 'sales:tsOrder:list' AND menu_type = 1 AND NOT hidden),
      rule AS (INSERT INTO sys_permission_data_rule (id, permission_id, rule_name, rule_column, rule_conditions, rule_value)
        SELECT 'r1', id, 'r', 'create_by', '=', '#{sys_user_code}' FROM page RETURNING permission_id)
     UPDATE sys_role_permission SET data_rule_ids = 'r1' WHERE permission_id = (SELECT permission_id FROM rule)`,
  )
  open1.close()
  const again = await server.login('sales')
  const open2 = await open(again, `/vxeSocket/${await idOf(again)}/page4`)
  const later: unknown[] = []
  open2.on('message', (data) => later.push(JSON.parse(String(data))))
  await writer.send('PUT', '/sales/tsOrder/edit', { ...edited, version: 2, customer: 'unseen' })
  const own = await again.send('POST', '/sales/tsOrder/add', orderBody('own', 0))
  await expect.poll(() => later.length).toBe(1)
  expect(later[0]).toMatchObject({ data: { args: [{ id: own.body.result.id }, ''] } })
  open2.close()
})
