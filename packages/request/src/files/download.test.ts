import { describe, expect, it } from 'vitest'

import { createRequest } from '../createRequest'
import type { Progress } from '../wire'
import { withHttpServer } from '../testing/withHttpServer'

const used = withHttpServer()
const client = () => createRequest({ base: used.server.origin })

function sending(bytes: string | Buffer, headers: Record<string, string> = {}) {
  used.server.handle((_, response) => {
    response.writeHead(200, { 'content-type': 'application/pdf', ...headers })
    response.end(bytes)
  })
}

describe('download', () => {
  it('gives the bytes, their type and the name of the server', async () => {
    const bytes = Buffer.from([0, 255, 128, 10, 13])
    sending(bytes, { 'content-disposition': 'attachment; filename="a.pdf"' })
    const file = await client().download('/f', { fileName: 'mine.pdf' })
    expect(Buffer.from(await file.blob.arrayBuffer())).toEqual(bytes)
    expect(file.blob.type).toBe('application/pdf')
    expect(file.name).toBe('a.pdf')
  })

  it("takes the caller's name, then the address, then any", async () => {
    sending('x')
    expect((await client().download('/f/b.pdf', { fileName: 'mine.pdf' })).name).toBe('mine.pdf')
    expect((await client().download('/f/b.pdf')).name).toBe('b.pdf')
    expect((await client().download('/f/')).name).toBe('download')
  })

  it('posts what decides the file', async () => {
    sending('zip', { 'content-disposition': 'attachment; filename=files.zip' })
    const file = await client().download('/sys/upload/batchDowmload', {
      method: 'POST',
      body: ['a.pdf', 'b.pdf'],
    })
    expect(file.name).toBe('files.zip')
    expect(used.server.requests[0]).toMatchObject({ method: 'POST', body: '["a.pdf","b.pdf"]' })
  })

  it('tells how far it is', async () => {
    sending(Buffer.alloc(200_000), { 'content-length': '200000' })
    const seen: Progress[] = []
    await client().download('/f', { onProgress: (progress) => seen.push(progress) })
    expect(seen.at(-1)).toMatchObject({ direction: 'download', loaded: 200_000, percent: 100 })
  })
})
