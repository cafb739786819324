import { describe, expect, it } from 'vitest'

import { handClock, settle } from '../testing/handClock'
import { withHttpServer } from '../testing/withHttpServer'
import { aCall, over } from '../testing/wire'
import type { HttpServer } from '../testing/httpServer'
import { retry } from './retry'

const used = withHttpServer()

/** Fails the first `times` requests: by a status, or (0) by cutting the line. */
function failing(times: number, status: number, headers: Record<string, string> = {}) {
  used.server.handle((_, response) => {
    if (used.server.requests.length > times) return 'fine'
    if (status === 0) response.destroy()
    else response.writeHead(status, headers).end()
    return undefined
  })
}

/** Turns the clock until the call has settled. */
async function turned<Value>(clock: ReturnType<typeof handClock>, call: Promise<Value>): Promise<Value> {
  let done = false
  const end = call.finally(() => (done = true))
  end.catch(() => {})
  while (!done) {
    if (clock.waiting() > 0) await clock.turn(100)
    else await settle()
  }
  return end
}

function send(server: HttpServer, changes = {}, options = {}, clock = handClock(), random = () => 0.5) {
  return turned(clock, over(retry(options, clock, random))(aCall(`${server.origin}/a`, changes)))
}

describe('retry', () => {
  it.each([502, 503, 504, 0])('tries GET twice more after %d', async (status) => {
    failing(2, status)
    expect((await send(used.server)).data).toMatchObject({ result: 'fine' })
    expect(used.server.requests).toHaveLength(3)
  })

  it('gives the failure after the last try', async () => {
    failing(9, 503)
    expect((await send(used.server)).status).toBe(503)
    expect(used.server.requests).toHaveLength(3)
    used.server.requests.length = 0
    failing(9, 0)
    await expect(send(used.server)).rejects.toMatchObject({ kind: 'network' })
    expect(used.server.requests).toHaveLength(3)
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('never sends %s without a key twice', async (method) => {
    failing(9, 0)
    await expect(send(used.server, { method })).rejects.toMatchObject({ kind: 'network' })
    failing(9, 503)
    expect((await send(used.server, { method })).status).toBe(503)
    expect(used.server.requests).toHaveLength(2)
  })

  it.each([502, 503, 504, 0])('tries a write with an idempotency key twice more after %d', async (status) => {
    failing(2, status)
    const write = { method: 'POST', body: { id: '1' }, idempotencyKey: 'save-0001' }
    expect((await send(used.server, write)).data).toMatchObject({ result: 'fine' })
    expect(used.server.requests.map(({ method, body }) => [method, body])).toEqual(
      Array(3).fill(['POST', '{"id":"1"}']),
    )
    used.server.requests.length = 0
    failing(9, status)
    await send(used.server, { ...write, retry: false }).catch(() => undefined)
    expect(used.server.requests).toHaveLength(1)
  })

  it.each([400, 401, 403, 404, 409, 429, 500])('takes %d for an answer', async (status) => {
    failing(9, status)
    expect((await send(used.server)).status).toBe(status)
    expect(used.server.requests).toHaveLength(1)
  })

  it('does not try again what used up its time, or what asked for no retry', async () => {
    used.server.handle(({ gone }) => gone.then(() => undefined))
    await expect(send(used.server, { timeout: 30 })).rejects.toMatchObject({ kind: 'timeout' })
    failing(9, 503)
    expect((await send(used.server, { retry: false })).status).toBe(503)
    expect(used.server.requests).toHaveLength(2)
  })

  it('waits longer each time, by chance between half and whole', async () => {
    const waits: number[] = []
    const clock = handClock()
    const seen = {
      ...clock,
      setTimeout: (run: () => void, wait: number) => (waits.push(wait), clock.setTimeout(run, wait)),
    }
    failing(9, 503)
    await send(used.server, {}, { times: 3, wait: 400 }, seen, () => 0)
    await send(used.server, {}, { times: 3, wait: 400 }, seen, () => 1)
    expect(waits).toEqual([200, 400, 800, 400, 800, 1600])
  })

  it('waits as long as the server asks, within reason', async () => {
    const clock = handClock()
    const start = clock.now()
    failing(1, 503, { 'retry-after': '3' })
    await send(used.server, {}, {}, clock)
    expect(clock.now() - start).toBeGreaterThanOrEqual(3000)
    used.server.requests.length = 0
    failing(9, 503, { 'retry-after': '600' })
    expect((await send(used.server)).status).toBe(503)
    expect(used.server.requests).toHaveLength(1)
  })

  it('stops waiting when the caller leaves', async () => {
    failing(9, 503)
    const clock = handClock()
    const controller = new AbortController()
    const call = over(retry({}, clock, Math.random))(
      aCall(`${used.server.origin}/a`, { signal: controller.signal }),
    )
    while (clock.waiting() === 0) await settle()
    controller.abort()
    await expect(call).rejects.toMatchObject({ kind: 'aborted' })
    expect(clock.waiting()).toBe(0)
    expect(used.server.requests).toHaveLength(1)
  })
})
