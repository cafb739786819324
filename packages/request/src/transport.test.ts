import { describe, expect, it } from 'vitest'

import { withHttpServer } from './testing/withHttpServer'
import { aCall, over } from './testing/wire'
import { address } from './transport'

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

describe('address', () => {
  it.each([
    [{ url: '/a', query: {} }, '/a'],
    [{ url: '/a', query: { b: '1', c: '' } }, '/a?b=1&c='],
    [{ url: '/a?x=1', query: { b: "'&" } }, "/a?x=1&b='%26"],
  ])('%o', (call, text) => expect(address(call)).toBe(text))
})
