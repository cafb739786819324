import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller, TestServer } from '../testing/testServer'
import { startTestServer } from '../testing/testServer'
import { createPartStore } from './partStore'

const PART = 5 * 1024 * 1024
const BASE = '/api/sys/upload/parts'

let server: TestServer
let sales: Caller
let viewer: Caller
beforeAll(async () => {
  server = await startTestServer([], { largeUpload: 20 * 1024 * 1024 })
  sales = await server.login('sales')
  viewer = await server.login('viewer')
})
afterAll(() => server.close())

const folder = () => join(server.env.uploadDir, '.parts')
const begin = async (size: number, name = 'big.zip', who = sales) => {
  const { body, status } = await who.send('POST', '/sys/upload/parts/begin', { name, size })
  return { ...body, status, id: body.result?.uploadId as string }
}
const send = async (id: string, index: number, bytes: Buffer, who = sales) => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), 'part')
  const encoded = new Response(form)
  const response = await server.app.inject({
    method: 'POST',
    url: `${BASE}/send?uploadId=${id}&index=${index}`,
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type')!, 'x-access-token': who.token! },
  })
  return { status: response.statusCode, ...(response.json() as { success: boolean; message: string }) }
}
const state = async (id: string, who = sales) =>
  (await who.get(`/sys/upload/parts/state?uploadId=${id}`)).body
const finish = async (id: string, who = sales) =>
  who.send('POST', '/sys/upload/parts/finish', { uploadId: id })
const read = (path: string, who = sales) =>
  server.app.inject({ url: `/api/sys/common/static/${path}`, headers: { 'x-access-token': who.token! } })

/** An archive by its mark, with content that no part repeats. */
const archive = (bytes: number) => {
  const content = randomBytes(bytes)
  // A zip that ends at once is one to the detection.
  Buffer.from('504b0304140000000000000021000000000000000000000000000500000061', 'hex').copy(content)
  return content
}

describe('a large file in parts', () => {
  it('arrives whole, in any order, with parts sent twice, and goes on where it was', async () => {
    const content = archive(2 * PART + 1_234_567)
    const { id, result } = await begin(content.length)
    expect(result).toMatchObject({ partSize: PART, parts: 3, received: [] })
    const part = (index: number) => content.subarray(index * PART, (index + 1) * PART)
    expect((await send(id, 2, part(2))).success).toBe(true)
    expect((await send(id, 0, part(0))).success).toBe(true)
    expect((await send(id, 0, part(0))).success).toBe(true)
    expect((await state(id)).result.received).toEqual([0, 2])
    const early = await finish(id)
    expect([early.status, early.body.message]).toEqual([409, '上传失败！还有分片未收到'])
    await send(id, 1, part(1))
    const { body } = await finish(id)
    expect(body.success).toBe(true)
    expect((await read(body.message)).rawPayload.equals(content)).toBe(true)
    // The answer may have been lost: asked again, it is the same; the upload itself is over.
    expect((await finish(id)).body.message).toBe(body.message)
    expect((await state(id)).success).toBe(false)
  })

  it('is stored once although two ask at the same time', async () => {
    const content = archive(1000)
    const { id } = await begin(content.length)
    await send(id, 0, content)
    const answers = await Promise.all([finish(id), finish(id), finish(id)])
    const paths = new Set(answers.filter(({ body }) => body.success).map(({ body }) => body.message))
    expect(paths.size).toBe(1)
    for (const { status, body } of answers)
      expect(body.success || status === 409 || status === 404).toBe(true)
  })

  it('is of its user alone', async () => {
    const { id } = await begin(1000)
    expect((await state(id, viewer)).message).toBe('未找到对应实体')
    expect((await send(id, 0, randomBytes(1000), viewer)).status).toBe(404)
    expect((await finish(id, viewer)).status).toBe(404)
    await viewer.send('DELETE', `/sys/upload/parts/giveUp?uploadId=${id}`)
    expect((await state(id)).success).toBe(true)
    await sales.send('DELETE', `/sys/upload/parts/giveUp?uploadId=${id}`)
    expect((await state(id)).success).toBe(false)
  })

  it.each([
    ['a part that is too short', 0, 999],
    ['a part that is too long', 0, 1001],
    ['a part that is empty', 0, 0],
    ['a part that is not of it', 1, 1000],
  ])('refuses %s', async (_what, index, bytes) => {
    const { id } = await begin(1000)
    expect((await send(id, index, randomBytes(bytes))).status).toBe(400)
    expect((await state(id)).result.received).toEqual([])
  })

  it('refuses a part longer than any', async () => {
    const { id } = await begin(2 * PART)
    expect((await send(id, 0, randomBytes(PART + 5))).status).toBe(400)
  })

  it.each([
    ['a.exe', 10, '不支持的文件类型'],
    ['a\u0000.png', 10, '文件名不合法'],
    ['a.zip', 20 * 1024 * 1024 + 1, '上传文件大小不能超过20MB'],
  ])('refuses %j of %i bytes before anything is sent', async (name, size, why) => {
    const { success, message } = await begin(size, name)
    expect({ success, said: message.includes(why) }).toEqual({ success: false, said: true })
  })

  it.each(['../../etc/passwd', 'x', '0'.repeat(31), `${'0'.repeat(32)}/..`])('takes no id %j', async (id) => {
    expect((await sales.get(`/sys/upload/parts/state?uploadId=${encodeURIComponent(id)}`)).body.success).toBe(
      false,
    )
  })

  it('is refused when the content is not what the name says, and its parts are gone', async () => {
    const { id } = await begin(1000, 'a.png')
    await send(id, 0, randomBytes(1000))
    expect((await finish(id)).body.message).toContain('文件内容与扩展名不符')
    expect((await state(id)).success).toBe(false)
    expect(readdirSync(folder(), { recursive: true }).filter((name) => String(name).includes(id))).toEqual([])
  })

  it('needs room for all that is on its way', async () => {
    const { env } = server
    const before = env.uploadQuota
    env.uploadQuota = 30 * 1024 * 1024
    try {
      const first = await begin(20 * 1024 * 1024, 'a.zip', viewer)
      expect(first.success).toBe(true)
      expect((await begin(20 * 1024 * 1024, 'b.zip', viewer)).message).toContain('存储空间已用完')
      await viewer.send('DELETE', `/sys/upload/parts/giveUp?uploadId=${first.id}`)
    } finally {
      env.uploadQuota = before
    }
  })

  it('makes room for the newest when twenty were left lying', async () => {
    const ids: string[] = []
    for (let n = 0; n < 21; n += 1) ids.push((await begin(10, 'a.txt', viewer)).id)
    expect((await state(ids[0]!, viewer)).success).toBe(false)
    expect((await state(ids[20]!, viewer)).success).toBe(true)
  })

  it('is forgotten after a day without a part', async () => {
    const store = createPartStore(server.env.uploadDir)
    const { id } = await begin(10, 'a.txt')
    const fresh = await begin(10, 'b.txt')
    const place = readdirSync(folder(), { recursive: true }).find((name) => String(name).endsWith(id))!
    const old = new Date(Date.now() - 25 * 3_600_000)
    utimesSync(join(folder(), String(place)), old, old)
    expect(await store.removeStale(24 * 3_600_000)).toBe(1)
    expect(existsSync(join(folder(), String(place)))).toBe(false)
    expect((await state(fresh.id)).success).toBe(true)
  })
})
