import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { orderBody } from '../orderEntity'
import type { Caller } from '../testServer'
import type { Target } from './target'
import { startTarget } from './target'

/** Other ways in: spellings of the token, files that are two things, long lists, and the sockets of others. */
let target: Target
let sales: Caller
let viewer: Caller
beforeAll(async () => {
  target = await startTarget()
  sales = await target.server.login('sales')
  viewer = await target.server.login('viewer')
})
afterAll(() => target.close())

describe('a token', () => {
  it.each<[string, string, (token: string) => Record<string, string>]>([
    ['as bearer', '', (token) => ({ authorization: `Bearer ${token}` })],
    ['as basic', '', (token) => ({ authorization: `Basic ${Buffer.from(`x:${token}`).toString('base64')}` })],
    ['with underscores', '', (token) => ({ x_access_token: token })],
    ['as token', '', (token) => ({ token, 'x-token': token, 'access-token': token })],
    ['as cookie', '', (token) => ({ cookie: `X-Access-Token=${token}; token=${token}` })],
    ['as sub-protocol of a plain call', '', (token) => ({ 'sec-websocket-protocol': token })],
    ['behind a prefix', '', (token) => ({ 'x-access-token': `Bearer ${token}` })],
    ['twice', '', (token) => ({ 'x-access-token': `${token}, ${token}` })],
    ['with more behind it', '', (token) => ({ 'x-access-token': `${token}.x` })],
    ['as parameter', '?token=TOKEN&X-Access-Token=TOKEN&x-access-token=TOKEN', () => ({})],
    ['in the path', ';X-Access-Token=TOKEN', () => ({})],
  ])('%s opens nothing', async (_what, more, headers) => {
    const token = sales.token!
    const reply = await fetch(`${target.base}/sys/user/getUserInfo${more.replaceAll('TOKEN', token)}`, {
      headers: headers(token),
    })
    expect([401, 404]).toContain(reply.status)
    expect(await reply.text()).not.toContain('"username"')
  })
})

describe('files that are two things', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const SCRIPT = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>'
  const HTML = '<!doctype html><script>alert(1)</script>'
  const upload = async (name: string, content: string | Buffer, type = 'application/octet-stream') => {
    const form = new FormData()
    form.append(
      'file',
      new Blob([typeof content === 'string' ? content : new Uint8Array(content)], { type }),
      name,
    )
    const reply = await fetch(`${target.base}/sys/common/upload`, {
      method: 'POST',
      headers: { 'x-access-token': sales.token! },
      body: form,
    })
    expect(reply.status).toBeLessThan(500)
    return (await reply.json()) as { success: boolean; message: string }
  }

  it.each([
    ['a drawing', 'a.svg', SCRIPT],
    ['a drawing called a picture', 'a.png', SCRIPT],
    ['a drawing called a photo', 'a.jpeg', `\ufeff<?xml version="1.0"?>${SCRIPT}`],
    ['a page called a picture', 'a.gif', HTML],
    ['a page with a second ending', 'a.html.', HTML],
    ['a page behind a null byte', 'a.html\0.png', png],
    ['a page in another letter case', 'a.HtMl', HTML],
    ['a page of another kind', 'a.xhtml', HTML],
    ['a mail archive', 'a.mhtml', HTML],
    ['a style sheet language', 'a.xsl', '<xsl:stylesheet/>'],
    ['an applet of the shell', 'a.hta', HTML],
    ['a settings file', '.htaccess', 'AddType text/html .png'],
    ['a stream beside a file', 'a.html::$DATA', HTML],
    ['a document with macros called one without', 'a.docx', 'PK\u0003\u0004'],
    ['an archive called a document', 'a.pdf', Buffer.from('504b0304', 'hex')],
    ['text with null bytes', 'a.txt', 'x\0y'],
  ])('%s is refused', async (_what, name, content) => {
    expect(await upload(name, content)).toMatchObject({ success: false })
  })

  it.each([
    ['a picture with a page behind it', 'a.png', Buffer.concat([png, Buffer.from(HTML)]), 'image/png'],
    ['a page called a text', 'a.txt', HTML, 'text/plain; charset=utf-8'],
    ['a drawing called a table', 'a.csv', SCRIPT, 'text/plain; charset=utf-8'],
    ['a document that begins a page', 'a.pdf', `%PDF-1.7\n${HTML}`, 'application/pdf'],
  ])('%s is never a page, whatever the client calls it', async (_what, name, content, mime) => {
    const { success, message: path } = await upload(name, content, 'text/html')
    expect(success).toBe(true)
    for (const width of ['', '?width=64', '?width=64&width=x']) {
      const reply = await fetch(`${target.base}/sys/common/static/${path}${width}`, {
        headers: { 'x-access-token': sales.token!, accept: 'text/html' },
      })
      const { headers } = reply
      // Whatever width is asked for, the file or a small picture of it comes.
      expect(reply.status).toBe(200)
      expect([mime, 'image/webp']).toContain(headers.get('content-type'))
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toMatch(/sandbox/)
      if (mime.startsWith('text/')) expect(headers.get('content-disposition')).toMatch(/^attachment/)
    }
  })
})

describe('long lists', () => {
  const many = (length: number) => Array.from({ length }, (_, at) => `id-${at}`)
  it.each<[string, 'POST' | 'PUT', string, unknown]>([
    ['of files to pack', 'POST', '/sys/upload/batchDowmload', many(30_000)],
    ['of files to merge', 'POST', '/sys/upload/pdfMergeDowmload', { paths: many(30_000) }],
    ['of one file, a thousand times', 'POST', '/sys/upload/batchDowmload', Array(10_000).fill('temp/x.png')],
    ['of users for a role', 'POST', '/sys/user/addSysUserRole', { roleId: 'x', userIdList: many(30_000) }],
    ['of users to freeze', 'PUT', '/sys/user/frozenBatch', { ids: many(30_000).join(','), status: 2 }],
    ['of lines', 'POST', '/sales/tsOrder/add', orderBody('too long', 60_000)],
    [
      'of targets',
      'POST',
      '/sys/superQuery/save',
      { page: '/x', name: 'x', scope: 'roles', targets: many(30_000), query: [] },
    ],
  ])('%s end soon, without a fault', async (_what, method, path, body) => {
    const admin = await target.server.login('admin')
    const began = performance.now()
    const reply = await admin.send(method, path, body)
    expect(reply.status).toBeLessThan(500)
    expect(reply.body.success).toBe(false)
    // No measure of speed: what grows with the list would take minutes.
    expect(performance.now() - began).toBeLessThan(20_000)
  })

  it('of records to delete are refused whole', async () => {
    const { id } = (await sales.send('POST', '/sales/tsOrder/add', orderBody('kept', 0))).body.result
    const ids = [id, ...Array.from({ length: 1_001 }, (_, at) => at)].join(',')
    const reply = await sales.send('DELETE', `/sales/tsOrder/deleteBatch?ids=${ids}`)
    expect(reply.body.success).toBe(false)
    expect((await sales.get(`/sales/tsOrder/queryById?id=${id}`)).body.success).toBe(true)
  })
})

describe('sockets', () => {
  const infoOf = async (caller: Caller) =>
    (await caller.get('/sys/user/getUserInfo')).body.result.userInfo as { id: string; username: string }
  const connect = (path: string, token: string, headers: Record<string, string> = {}) => {
    const socket = new WebSocket(`${target.base.replace('http', 'ws')}${path}`, [token], { headers })
    const heard: string[] = []
    socket.on('message', (data) => heard.push(String(data)))
    socket.on('error', () => undefined)
    return new Promise<{ socket: WebSocket; heard: string[]; open: boolean }>((resolve) => {
      socket.on('open', () => resolve({ socket, heard, open: true }))
      socket.on('close', () => resolve({ socket, heard, open: false }))
    })
  }

  it.each([
    ['of another user', (id: string) => `/websocket/${id}`],
    ['of another user, with a hash', (id: string) => `/websocket/${id}_00000000000000000000000000000000`],
    ['of another user, beside the own', (id: string, own: string) => `/websocket/${own},${id}`],
    ['of another user, behind the own', (id: string, own: string) => `/websocket/${own}_${id}`],
    ['of all', () => '/websocket/*'],
    ['of nobody', () => '/websocket/%20'],
    ['of a page of another user', (id: string) => `/vxeSocket/${id}/page`],
  ])('%s are not opened', async (_what, path) => {
    const [victim, own] = [await infoOf(sales), await infoOf(viewer)]
    expect((await connect(path(victim.id, own.id), viewer.token!)).open).toBe(false)
  })

  it('hand on what is a row and nothing else, and nobody speaks for the server', async () => {
    const [me, other] = [await infoOf(sales), await infoOf(viewer)]
    const listener = await connect(`/vxeSocket/${other.id}/page`, viewer.token!)
    const speaker = await connect(`/vxeSocket/${me.id}/page`, sales.token!)
    expect([listener.open, speaker.open]).toEqual([true, true])
    const forged = [
      { type: 'common_send_date', data: { key: 'tsOrder', args: [{ changes: [], reload: true }] } },
      { type: 'update_vxe_table', data: { socketKey: 'other', args: ['no row', 'c'] } },
      { type: 'update_vxe_table', data: { socketKey: { toString: 'x' }, args: [{ id: 'x' }, 'c'] } },
      { type: 'update_vxe_table', data: { socketKey: '__proto__', args: [[{ id: 'x' }], 'c'] } },
      { type: 'update_vxe_table', data: null },
      { cmd: 'user', msgTxt: 'pay this', userId: other.id },
      { type: '__proto__', data: {} },
    ]
    for (const message of forged) speaker.socket.send(JSON.stringify(message))
    speaker.socket.send('{"type":"update_vxe_table","__proto__":{"data":{}}')
    const row = {
      type: 'update_vxe_table',
      data: { socketKey: 'own-table', args: [{ id: 'r1' }, 'c'], more: 1 },
      as: 'admin',
    }
    speaker.socket.send(JSON.stringify(row))
    await expect.poll(() => listener.heard.length, { timeout: 10_000 }).toBeGreaterThan(0)
    expect(listener.heard.map((text) => JSON.parse(text) as unknown)).toEqual([
      { type: 'update_vxe_table', data: { socketKey: 'own-table', args: [{ id: 'r1' }, 'c'] } },
    ])
    listener.socket.close()
    speaker.socket.close()
  })
})
