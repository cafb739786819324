import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { EntityDefinition } from '@lading/core/entity'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Context } from '../module'
import { defineResource } from '../resource/defineResource'
import { STORED } from '../testing/orderEntity'
import type { Caller, TestServer } from '../testing/testServer'
import { startTestServer } from '../testing/testServer'
import { channelsOf } from './channels'
import { sendOutbox } from './sendOutbox'

/** A document that is sent to the ERP, and mails about it. */
const letter: EntityDefinition = {
  key: 'tsLetter',
  name: 'TestLetter',
  label: { zh: '函件', en: 'Letter' },
  area: 'sales',
  title: 'name',
  fields: {
    name: { kind: 'text', required: true, zh: '名称', en: 'Name' },
    mailTo: { kind: 'text', zh: '收件人', en: 'To' },
    syncStatus: { kind: 'status', readonly: true, zh: '同步', en: 'Sync' },
    answer: { kind: 'text', readonly: true, zh: '返回', en: 'Answer' },
  },
  list: ['name'],
  query: ['name'],
  form: [],
  workflow: {
    field: 'syncStatus',
    initial: 'none',
    states: {
      none: { zh: '未同步', en: 'None' },
      syncing: { zh: '同步中', en: 'Syncing' },
      synced: { zh: '已同步', en: 'Synced' },
      failed: { zh: '失败', en: 'Failed' },
    },
    actions: {
      sync: { zh: '同步', en: 'Sync', from: ['none', 'failed'], to: 'syncing', effect: 'sync' },
      reset: { zh: '重置', en: 'Reset', from: ['syncing', 'synced', 'failed'], to: 'none' },
      done: { zh: '成功', en: 'Done', from: ['syncing'], to: 'synced', system: true, input: ['answer'] },
      gaveUp: { zh: '失败', en: 'Failed', from: ['syncing'], to: 'failed', system: true, input: ['answer'] },
    },
  },
  actions: {
    write: { zh: '写信', en: 'Write', effect: 'write' },
    fail: { zh: '出错', en: 'Fail', effect: 'fail' },
  },
  permissions: {
    prefix: 'sales:tsLetter',
    actions: ['list', 'add', 'edit', 'sync', 'reset', 'write', 'fail'],
  },
  review: [],
}

let sentOn: Context
const letters = defineResource(letter, {
  seed: false,
  migrations: [
    {
      id: 'ts_letter_0001',
      sql: `CREATE TABLE ts_letter (${STORED}, name text, mail_to text, sync_status text, answer text);`,
    },
  ],
  effects: {
    sync: ({ record, send }) =>
      send({ channel: 'erp', subject: 'a', payload: record, whenSent: 'done', whenFailed: 'gaveUp' }),
    write: ({ record, send }) =>
      send({
        channel: 'mail',
        subject: '报价 & <b>',
        receiver: String(record.mailTo),
        payload: { text: '您好' },
      }),
    fail: async ({ record, send }) => {
      await send({ channel: 'erp', subject: 'never', payload: record })
      throw new Error('the effect fails after it has sent')
    },
  },
})

let server: TestServer
let sales: Caller
let erp: Server
let answerOf: (request: IncomingMessage, response: ServerResponse) => void
const posts: { key: unknown; body: string }[] = []
let smtp: SMTPServer
const mails: string[] = []
let smtpRefuses: number | undefined

const address = (of: { address: () => AddressInfo | string | null }) => (of.address() as AddressInfo).port
const listening = (of: { listen: (port: number, host: string, then: () => void) => unknown }) =>
  new Promise<void>((then) => void of.listen(0, '127.0.0.1', then))

beforeAll(async () => {
  const spy = {
    name: 'spy',
    routes: (_app: unknown, context: Context) => {
      // Here it is sent by hand.
      sentOn = context
    },
  }
  server = await startTestServer([letters, spy], { outboxSeconds: 0 })
  sales = await server.login('sales')
  erp = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      posts.push({ key: request.headers['idempotency-key'], body })
      answerOf(request, response)
    })
  })
  await listening(erp)
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_to, _session, done) =>
      smtpRefuses ? done(Object.assign(new Error('no'), { responseCode: smtpRefuses })) : done(),
    onData: (stream, _session, done) => {
      let text = ''
      stream.on('data', (part: Buffer) => (text += part.toString()))
      stream.on('end', () => {
        mails.push(text)
        done()
      })
    },
  })
  await listening(smtp.server)
})
afterAll(async () => {
  await server.close()
  erp.closeAllConnections()
  erp.close()
  smtp.close(() => undefined)
})
beforeEach(() => {
  answerOf = (_request, response) => response.end('taken')
  smtpRefuses = undefined
})
afterEach(async () => {
  posts.length = 0
  mails.length = 0
  await query('DELETE FROM sys_outbox')
})

const query = async (text: string, values: unknown[] = []) =>
  (await server.db.pool.query(text, values)).rows as Record<string, unknown>[]
/** @param patience milliseconds */
const channels = (patience = 10_000) =>
  channelsOf(
    {
      mode: 'production',
      erp: { url: `http://127.0.0.1:${address(erp)}/documents`, token: 'T' },
      mail: { url: `smtp://127.0.0.1:${address(smtp.server)}`, from: 'sales@lading.test' },
    },
    patience,
  )
const send = (with_ = channels()) => sendOutbox(sentOn, with_)
const again = async (with_ = channels()) => {
  await query(`UPDATE sys_outbox SET due = now() - interval '1 second' WHERE status = 'waiting'`)
  return send(with_)
}
const add = async (more = {}) =>
  (await sales.send('POST', '/sales/tsLetter/add', { name: 'x', ...more })).body.result as {
    id: string
    version: number
  }
const act = async (action: string, { id }: { id: string }, version: number) =>
  (await sales.send('POST', `/sales/tsLetter/action/${action}`, { id, version })).body
const stored = async ({ id }: { id: string }) =>
  (await sales.get(`/sales/tsLetter/queryById?id=${id}`)).body.result
const outbox = () => query('SELECT * FROM sys_outbox ORDER BY create_time, id')

it('sends a document after the commit, tells the record, and sends it no second time', async () => {
  const one = await add()
  expect(await act('sync', one, 1)).toMatchObject({ success: true, result: { syncStatus: 'syncing' } })
  expect(posts).toEqual([])
  expect(await send()).toBe(1)
  expect(JSON.parse(posts[0]!.body)).toMatchObject({
    entity: 'tsLetter',
    id: one.id,
    document: { name: 'x' },
  })
  expect(await stored(one)).toMatchObject({ syncStatus: 'synced', answer: 'taken', version: 3 })
  expect(await again()).toBe(0)
  expect(await act('sync', one, 3)).toMatchObject({ success: false })
  expect(posts).toHaveLength(1)
})

it('sends nothing of an action that was not committed', async () => {
  const one = await add()
  expect((await act('fail', one, 1)).success).toBe(false)
  expect(await send()).toBe(0)
  expect(await outbox()).toEqual([])
})

it.each([
  [
    'fails',
    (_: IncomingMessage, response: ServerResponse) => response.writeHead(503).end('busy'),
    /^503 busy$/,
  ],
  ['hangs', () => undefined, /timeout/],
  ['cuts the line', (request: IncomingMessage) => request.socket.destroy(), /: (ECONNRESET|UND_ERR_SOCKET)$/],
])(
  'tries again, later and later, while the ERP %s; the same key lets it take it once',
  async (_what, answer, why) => {
    const one = await add()
    await act('sync', one, 1)
    answerOf = answer as typeof answerOf
    await send(channels(400))
    expect(await send()).toBe(0)
    const [first] = await outbox()
    expect(first).toMatchObject({ status: 'waiting', tries: 1 })
    expect(first!.answer).toMatch(why)
    await again(channels(400))
    const [second] = await outbox()
    const pause = (row: Record<string, unknown>) =>
      (row.due as Date).getTime() - (row.update_time as Date).getTime()
    expect(pause(second!)).toBeGreaterThan(pause(first!) * 1.9)
    expect(await stored(one)).toMatchObject({ syncStatus: 'syncing' })
    answerOf = (_request, response) => response.end('taken')
    await again()
    expect(new Set(posts.map(({ key }) => key)).size).toBe(1)
    expect(await stored(one)).toMatchObject({ syncStatus: 'synced' })
  },
)

it('gives up at once what is refused for good, tells the record, and is asked again by hand', async () => {
  const one = await add()
  await act('sync', one, 1)
  answerOf = (_request, response) => response.writeHead(422).end('unknown customer')
  await send()
  expect(await stored(one)).toMatchObject({ syncStatus: 'failed', answer: '422 unknown customer' })
  expect(await outbox()).toMatchObject([{ status: 'failed', tries: 1 }])
  answerOf = (_request, response) => response.end('taken')
  expect(await act('sync', one, 3)).toMatchObject({ success: true })
  expect(await outbox()).toMatchObject([{ status: 'waiting', tries: 0, record_version: 4 }])
  await send()
  expect(await stored(one)).toMatchObject({ syncStatus: 'synced' })
})

it('closes a message whose record was reset by hand: the answer is dropped, and said so once', async () => {
  const warn = vi.spyOn(sentOn.log, 'warn')
  const one = await add()
  await act('sync', one, 1)
  await act('reset', one, 2)
  expect(await send()).toBe(1)
  expect(await outbox()).toMatchObject([{ status: 'sent', answer: 'taken' }])
  expect(await stored(one)).toMatchObject({ syncStatus: 'none', answer: null, version: 3 })
  expect(await again()).toBe(0)
  expect(warn.mock.calls.map(([told]) => told)).toMatchObject([{ entity: 'tsLetter', record: one.id }])
  warn.mockRestore()
})

it('takes the answer to the newest sending alone', async () => {
  const one = await add()
  await act('sync', one, 1)
  await act('reset', one, 2)
  await act('sync', one, 3)
  answerOf = (_request, response) => {
    if (posts.at(-1)?.body.includes('"version":2')) response.writeHead(422)
    response.end('read')
  }
  expect(await send()).toBe(2)
  expect((await outbox()).map(({ status }) => status)).toEqual(['failed', 'sent'])
  expect(await stored(one)).toMatchObject({ syncStatus: 'synced', answer: 'read' })
})

it('is sent by one of several processes only', async () => {
  await act('sync', await add(), 1)
  const tried = await Promise.all([send(), send(), send()])
  expect(tried.reduce((sum, each) => sum + each, 0)).toBe(1)
  expect(posts).toHaveLength(1)
})

it('sends mails, and gives up on addresses that the server refuses', async () => {
  const one = await add({ mailTo: 'a@customer.test, b@customer.test' })
  await act('write', one, 1)
  await send()
  const [sent] = await outbox()
  expect(sent).toMatchObject({ status: 'sent', receiver: 'a@customer.test, b@customer.test' })
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain(`<${String(sent!.id)}@lading.test>`)
  expect(mails[0]).toContain('To: a@customer.test, b@customer.test')

  smtpRefuses = 450
  await act('write', one, 2)
  await send()
  expect((await outbox()).map(({ status }) => status).sort()).toEqual(['sent', 'waiting'])
  smtpRefuses = 550
  await again()
  expect((await outbox()).map(({ status }) => status).sort()).toEqual(['failed', 'sent'])
})

it('keeps in demo mode what would be sent, and says in production what is not set', async () => {
  const off = { erp: undefined, mail: undefined }
  await act('sync', await add(), 1)
  await send(channelsOf({ mode: 'demo', ...off }))
  expect(await outbox()).toMatchObject([{ status: 'sent' }])
  await act('sync', await add(), 1)
  await send(channelsOf({ mode: 'production', ...off }))
  expect((await outbox()).map(({ status }) => status).sort()).toEqual(['failed', 'sent'])
})

it('lets nobody answer for the other system, and shows the outbox to who may list it', async () => {
  const one = await add()
  await act('sync', one, 1)
  const admin = await server.login('admin')
  const forged = await admin.send('POST', '/sales/tsLetter/action/done', {
    id: one.id,
    version: 2,
    input: {},
  })
  expect(forged.status).toBe(403)
  expect((await sales.get('/system/sysOutbox/list')).status).toBe(403)
  const { body } = await admin.get('/system/sysOutbox/list')
  expect(body.result.records).toMatchObject([{ subject: 'a', status: 'waiting', channel_dictText: 'ERP' }])
  const [row] = body.result.records as { id: string; version: number }[]
  await query(`UPDATE sys_outbox SET status = 'failed', tries = 10`)
  const retry = { records: [{ id: row!.id, version: row!.version }], input: {} }
  expect((await admin.send('POST', '/system/sysOutbox/actionBatch/retry', retry)).body.success).toBe(true)
  expect(await outbox()).toMatchObject([{ status: 'waiting', tries: 0 }])
})
