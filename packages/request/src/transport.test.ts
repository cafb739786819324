import { describe, expect, it } from 'vitest'

import { withHttpServer } from './testing/withHttpServer'
import { aCall, over } from './testing/wire'
import { progress } from './links/progress'
import { address, axiosTransport } from './transport'
import type { Progress } from './wire'
import { chain } from './wire'

const used = withHttpServer()
const send = over()

describe('transport', () => {
  it('gives every status as a reply, headers in lower case', async () => {
    used.server.handle(
      (_, response) => void response.writeHead(418, { 'X-Tea': 'yes' }).end('short and stout'),
    )
    expect(await send(aCall(used.server.origin))).toMatchObject({
      status: 418,
      data: 'short and stout',
      headers: { 'x-tea': 'yes' },
    })
  })

  it('sends lists and null as JSON, and no body as none', async () => {
    await send(aCall(used.server.origin, { method: 'POST', body: ['a'] }))
    await send(aCall(used.server.origin, { method: 'POST', body: null }))
    await send(aCall(used.server.origin, { method: 'POST' }))
    expect(used.server.requests.map((sent) => sent.body)).toEqual(['["a"]', 'null', ''])
    expect(used.server.requests[2]?.headers['content-type']).toBeUndefined()
  })

  it('keeps numbers beyond 2^53 as the server wrote them in texts', async () => {
    used.server.handle(() => ({ id: '1234567890123456789' }))
    expect((await send(aCall(used.server.origin))).data).toMatchObject({
      result: { id: '1234567890123456789' },
    })
  })

  it('tells a timeout, a broken line and an abort apart', async () => {
    used.server.handle(({ gone }) => gone.then(() => undefined))
    const slow = (changes: object) => send(aCall(used.server.origin, changes))
    await expect(slow({ timeout: 30 })).rejects.toMatchObject({ kind: 'timeout', message: '网络超时' })
    await expect(slow({ signal: AbortSignal.timeout(30) })).rejects.toMatchObject({ kind: 'aborted' })
    await expect(send(aCall('http://127.0.0.1:1/'))).rejects.toMatchObject({ kind: 'network' })
  })
})

it('takes the length that a server expects where the answer has none, and is at 99 % at most before the end', async () => {
  const seen: Progress[] = []
  // What the platform hands over in a browser: the request itself, whose headers are there before the end.
  const target = { getAllResponseHeaders: () => 'content-type: a/b\r\nX-Estimated-Length: 1000\r\n' }
  const transport = axiosTransport({
    locale: () => 'zh-CN',
    nativeBlob: true,
    adapter: async (config) => {
      for (const loaded of [300, 5_000])
        config.onDownloadProgress?.({ loaded, bytes: loaded, lengthComputable: false, event: { target } })
      return { data: 'x', status: 200, statusText: '', headers: {}, config }
    },
  })
  const call = aCall('/export', { answer: 'file', onProgress: (event) => seen.push(event) })
  await chain([progress()], transport)(call)
  expect(seen.map(({ percent }) => percent)).toEqual([30, 99, 100])
})

describe('address', () => {
  it.each([
    [{ url: '/a', query: {} }, '/a'],
    [{ url: '/a', query: { b: '1', c: '' } }, '/a?b=1&c='],
    [{ url: '/a?x=1', query: { b: "'&" } }, "/a?x=1&b='%26"],
  ])('%o', (call, text) => expect(address(call)).toBe(text))
})
