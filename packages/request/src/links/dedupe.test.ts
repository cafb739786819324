import { describe, expect, it } from 'vitest'

import { withHttpServer } from '../testing/withHttpServer'
import { aCall, deferred, over } from '../testing/wire'
import { dedupe } from './dedupe'

const used = withHttpServer()
const at = (path: string, changes = {}) => aCall(used.server.origin + path, changes)

describe('dedupe', () => {
  it('sends identical GET calls in flight once, whatever the order of their parameters', async () => {
    used.server.handle(() => ({ rows: [1] }))
    const send = over(dedupe(() => 'me'))
    const [first, second] = await Promise.all([
      send(at('/list', { query: { a: 1, b: 2 } })),
      send(at('/list', { query: { b: 2, a: 1 } })),
    ])
    expect(used.server.requests).toHaveLength(1)
    expect(first!.data).toEqual(second!.data)
    expect(first!.data).not.toBe(second!.data)
  })

  it('asks again when the first has arrived', async () => {
    const send = over(dedupe(() => 'me'))
    await send(at('/list'))
    await send(at('/list'))
    expect(used.server.requests).toHaveLength(2)
  })

  it.each([
    ['other parameters', { query: { a: 2 } }],
    ['another verb', { method: 'POST' }],
    ['a file', { answer: 'file' }],
    ['a caller who wants its own', { share: false }],
    ['other headers', { headers: { 'X-Page': '2' } }],
  ])('does not join %s', async (_, changes) => {
    const send = over(dedupe(() => 'me'))
    const calls = { query: { a: 1 } }
    await Promise.all([send(at('/list', calls)), send(at('/list', { ...calls, ...changes }))])
    expect(used.server.requests).toHaveLength(2)
  })

  it('never joins two sessions', async () => {
    let who = 'me'
    const send = over(dedupe(() => who))
    const first = send(at('/list'))
    who = 'you'
    await Promise.all([first, send(at('/list'))])
    expect(used.server.requests).toHaveLength(2)
  })

  it('lets one caller leave and keeps the request for the other', async () => {
    const answer = deferred<string>()
    used.server.handle(() => answer.promise)
    const send = over(dedupe(() => 'me'))
    const controller = new AbortController()
    const leaving = send(at('/list', { signal: controller.signal }))
    const staying = send(at('/list', { signal: new AbortController().signal }))
    controller.abort()
    await expect(leaving).rejects.toMatchObject({ kind: 'aborted' })
    answer.resolve('late')
    expect((await staying).data).toMatchObject({ result: 'late' })
  })

  it('ends the request when the last caller has left, and starts a fresh one after', async () => {
    const arrived = deferred()
    const gone = deferred()
    used.server.handle((received) => {
      arrived.resolve()
      void received.gone.then(() => gone.resolve())
      return received.gone.then(() => undefined)
    })
    const send = over(dedupe(() => 'me'))
    const controllers = [new AbortController(), new AbortController()]
    const calls = controllers.map(({ signal }) => send(at('/list', { signal })))
    const failures = calls.map((call) => expect(call).rejects.toMatchObject({ kind: 'aborted' }))
    await arrived.promise
    controllers.forEach((controller) => controller.abort())
    await Promise.all(failures)
    await gone.promise
    used.server.handle(() => 'fresh')
    expect((await send(at('/list'))).data).toMatchObject({ result: 'fresh' })
  })
})
