import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import type { Caller, TestServer } from '../testing/testServer'
import { startTestServer } from '../testing/testServer'
import { sendFile, storeText } from '../testing/uploads'

/** What the systems outside do: work, fail, have no room, break the line, or say nothing. */
type Mood = 'fine' | 'failing' | 'full' | 'broken' | 'silent'

const STORAGE = '文件存储暂时不可用，请稍后重试'
const STORAGE_FULL = '文件存储空间已满，文件未保存，请联系管理员清理空间后重试'
const TEXTS = '短信发送失败，请稍后重试'
const CAS = 'CAS 服务器无法访问，请稍后重试'

/** A file storage, a gateway for texts and a CAS server on one port. */
let mood: Mood = 'fine'
const stored = new Map<string, Buffer>()
const outside = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    if (mood === 'silent') return
    if (mood === 'broken') return request.socket.destroy()
    if (mood !== 'fine') return response.writeHead(mood === 'full' ? 507 : 500).end()
    if (request.method === 'PUT') stored.set(request.url!, Buffer.concat(parts))
    const found = stored.get(request.url!)
    return request.method === 'GET' && !found ? response.writeHead(404).end() : response.end(found)
  })
})
const uploads = mkdtempSync(join(tmpdir(), 'lading-outside-'))
let server: TestServer
let sales: Caller

beforeAll(async () => {
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`
  server = await startTestServer([], {
    uploadDir: uploads,
    s3: { endpoint: url, bucket: 'b', region: 'r', accessKey: 'a', secretKey: 's' },
    sms: { url: `${url}/sms` },
    casUrl: `${url}/cas`,
    publicUrl: 'http://portal.test',
  })
  sales = await server.login('sales')
})
afterAll(async () => {
  await server.close()
  outside.closeAllConnections()
  await new Promise((resolve) => outside.close(resolve))
  rmSync(uploads, { recursive: true, force: true })
})

const upload = () =>
  sendFile(server, sales, '/sys/common/upload', { name: 'a.txt', content: Buffer.from('text') })
const read = (path: string) => sales.get(`/sys/common/static/${path}`)
const text = (mobile: string) => server.anonymous.send('POST', '/sys/sms', { mobile, smsmode: '1' })
const ticket = () =>
  server.anonymous.get('/sys/cas/client/validateLogin?ticket=ST-1&service=http%3A%2F%2Fportal.test%2Fpc')

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

it.each([
  ['failing', STORAGE, '13900000000'],
  ['full', STORAGE_FULL, '13900000001'],
  ['broken', STORAGE, '13900000002'],
  ['silent', STORAGE, '13900000003'],
] as [Mood, string, string][])(
  'a system outside that is %s is told within seconds with a sentence, and used again when it works',
  async (is, told, mobile) => {
    mood = 'fine'
    const path = await storeText(server, sales, 'kept')
    mood = is
    const began = Date.now()
    // What is only kept by chance would be gone by the time at which the waiting is to end.
    const collecting = setInterval(collectGarbage, 1_000)
    onTestFinished(() => clearInterval(collecting))
    const [written, opened, sent, vouched] = await Promise.all([upload(), read(path), text(mobile), ticket()])
    expect(Date.now() - began).toBeLessThan(9_000)
    expect(written).toMatchObject({ success: false, code: 503, message: told })
    for (const [reply, message] of [
      [opened, told],
      [sent, TEXTS],
      [vouched, CAS],
    ] as const) {
      expect([reply.status, reply.body.message]).toEqual([503, message])
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(readdirSync(join(uploads, '.receiving'))).toEqual([])

    mood = 'fine'
    expect((await upload()).success).toBe(true)
    expect((await read(path)).body).toBe('kept')
    // The same number need not wait for its next turn: nothing was sent to it.
    expect((await text(mobile)).body.success).toBe(true)
  },
  60_000,
)

it('keeps the parts of a large file while its storage is away', async () => {
  mood = 'fine'
  const content = Buffer.from('large text '.repeat(10))
  const begun = await sales.send('POST', '/sys/upload/parts/begin', { name: 'l.txt', size: content.length })
  const { uploadId } = begun.body.result
  await sendFile(server, sales, `/sys/upload/parts/send?uploadId=${uploadId}&index=0`, {
    name: 'part',
    content,
  })
  const finish = () => sales.send('POST', '/sys/upload/parts/finish', { uploadId })
  mood = 'failing'
  expect((await finish()).body).toMatchObject({ success: false, message: STORAGE })
  mood = 'fine'
  const { body } = await finish()
  expect(body.success).toBe(true)
  expect((await read(body.message)).body).toBe(content.toString())
})
