import type { Row } from '@lading/core/entity'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestServer } from '../testing/testServer'
import { startTestServer } from '../testing/testServer'
import { readWorkbook } from './readWorkbook'
import { sendExport } from './sendExport'
import { TITLE_ROWS } from './titleRows'

let server: TestServer
/** Lets the rows of the exports that wait go on. */
const release: (() => void)[] = []
/** Told of each export that has begun to read. */
let begun = () => {}

beforeAll(async () => {
  server = await startTestServer([
    {
      name: 'slow',
      routes: (app, { db }) => {
        const words = { zh: '慢', en: 'Slow' }
        async function* pieces(): AsyncGenerator<Row[]> {
          const go = new Promise<void>((resolve) => release.push(resolve))
          begun()
          await go
          yield [{ name: 'a' }]
        }
        app.get('/slow', { config: { access: 'session' } }, (request, reply) =>
          sendExport(db, request.session!, reply, {
            label: words,
            title: words,
            headings: [words],
            read: async () => ({ count: 1, pieces: pieces() }),
            cells: ({ name }) => [String(name)],
          }),
        )
        async function* thousands(): AsyncGenerator<Row[]> {
          const text = () => Math.random().toString(36)
          for (let at = 0; at < 3; at += 1)
            yield Array.from({ length: 1_000 }, () => ({ name: `${text()} ${text()}` }))
        }
        app.get('/long', { config: { access: 'session' } }, (request, reply) =>
          sendExport(db, request.session!, reply, {
            label: words,
            title: words,
            headings: [words],
            read: async () => ({ count: 3_000, pieces: thousands() }),
            cells: ({ name }) => [String(name)],
          }),
        )
      },
    },
  ])
})
afterAll(() => server.close())

it('makes two exports of a user at once, and others when they have ended', async () => {
  const [admin, sales] = [await server.login('admin'), await server.login('sales')]
  const reading = () => new Promise<void>((resolve) => (begun = resolve))
  const running = []
  for (const caller of [admin, admin, sales]) {
    const reached = reading()
    running.push(caller.get('/slow'))
    await reached
  }
  const refused = await admin.get('/slow')
  expect(refused.status).toBe(429)
  expect(refused.headers['retry-after']).toBe('5')
  expect(refused.body.message).toBe('正在导出其他文件，请稍后重试')
  for (const go of release.splice(0)) go()
  for (const answer of await Promise.all(running)) expect(answer.status).toBe(200)

  const again = reading().then(() => release.splice(0).forEach((go) => go()))
  expect((await admin.get('/slow')).status).toBe(200)
  await again
})

it('says about how long a file of several pieces will be, and leaves out no row for that', async () => {
  const admin = await server.login('admin')
  const { headers, rawPayload } = await server.app.inject({
    url: '/api/long',
    headers: { 'x-access-token': admin.token! },
  })
  const said = Number(headers['x-estimated-length'])
  expect(said / rawPayload.length).toBeGreaterThan(0.9)
  expect(said / rawPayload.length).toBeLessThan(1.15)
  expect(headers['content-length']).toBeUndefined()
  expect(await readWorkbook(rawPayload, 5_000)).toHaveLength(3_000 + TITLE_ROWS)
})
