import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller, TestServer } from '../testing/testServer'
import { startTestServer } from '../testing/testServer'

const dir = mkdtempSync(join(tmpdir(), 'lading-s3-'))
const s3 = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: dir,
  configureBuckets: [{ name: 'lading' }],
})
const settings = { bucket: 'lading', region: 'us-east-1', accessKey: 'S3RVER', secretKey: 'S3RVER' }
const BOUNDARY = 'xxBOUNDARYxx'

describe.each(['folder', 's3'] as const)('files in: %s', (kind) => {
  let server: TestServer
  let sales: Caller
  beforeAll(async () => {
    const endpoint = kind === 's3' ? `http://127.0.0.1:${(await s3.run()).port}` : ''
    server = await startTestServer([], kind === 's3' ? { s3: { ...settings, endpoint } } : {})
    sales = await server.login('sales')
  })
  afterAll(async () => {
    await server.close()
    if (kind === 's3') {
      await s3.close()
      rmSync(dir, { recursive: true, force: true })
    }
  })

  const upload = async (content: Buffer, name: string) => {
    const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/sys/common/upload',
      payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, 'x-access-token': sales.token },
    })
    return response.json() as { success: boolean; message: string }
  }
  const read = (path: string, query = '', token = sales.token) =>
    server.app.inject({
      url: `/api/sys/common/static/${path}${query}`,
      headers: token ? { 'x-access-token': token } : {},
    })
  const picture = () =>
    sharp({ create: { width: 800, height: 400, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()

  it('are given back as they were, to who may read them, until they are deleted', async () => {
    const text = Buffer.from('汉字 '.repeat(50_000))
    const { message: path } = await upload(text, 'note.txt')
    const inBucket = () => readdirSync(dir, { recursive: true }).filter((name) => String(name).includes(path))
    expect(inBucket().length > 0).toBe(kind === 's3')
    const reply = await read(path)
    expect(reply.rawPayload.equals(text)).toBe(true)
    expect(reply.headers['content-security-policy']).toContain('sandbox')
    expect((await read(path, '', '')).statusCode).toBe(401)
    expect((await sales.get(`/sys/upload/delImg?filePath=${path}`)).body.success).toBe(true)
    expect((await read(path)).statusCode).toBe(404)
    expect(inBucket()).toEqual([])
  })

  it('are looked into before they are stored', async () => {
    const reply = await upload(Buffer.from('<html><script>alert(1)</script>'), 'a.png')
    expect(reply).toMatchObject({ success: false })
    expect(reply.message).toContain('文件内容与扩展名不符')
  })

  it('have small pictures, at the widths of the list only', async () => {
    const { message: path } = await upload(await picture(), 'a.png')
    for (const again of [1, 2]) {
      const small = await read(path, '?width=128')
      expect(small.headers['content-type'], String(again)).toBe('image/webp')
      const { width, height, format } = await sharp(small.rawPayload).metadata()
      expect({ width, height, format }).toEqual({ width: 128, height: 64, format: 'webp' })
    }
    for (const width of ['127', '99999', '-1', 'x', '1e3']) {
      const whole = await read(path, `?width=${width}`)
      expect((await sharp(whole.rawPayload).metadata()).width).toBe(800)
    }
    expect((await read(path, '?width=128', '')).statusCode).toBe(401)
    await sales.get(`/sys/upload/delImg?filePath=${path}`)
    expect((await read(path, '?width=128')).statusCode).toBe(404)
  })
})
