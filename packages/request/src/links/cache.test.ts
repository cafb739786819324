import { describe, expect, it } from 'vitest'

import { handClock } from '../testing/handClock'
import { refuse } from '../testing/httpServer'
import { withHttpServer } from '../testing/withHttpServer'
import { aCall, over } from '../testing/wire'
import { cache } from './cache'
import { envelope } from './envelope'

const used = withHttpServer()
const at = (path: string, changes = {}) => aCall(used.server.origin + path, { cache: true, ...changes })

function cached(who = () => 'me') {
  const clock = handClock()
  const answers = cache(clock, who)
  used.server.handle(() => used.server.requests.length)
  return {
    clock,
    answers,
    send: over(
      answers.link,
      envelope(() => 'zh-CN'),
    ),
  }
}
const result = async (reply: Promise<{ data: unknown }>) => ((await reply).data as { result: number }).result

describe('cache', () => {
  it('keeps an answer for 30 s', async () => {
    const { clock, send } = cached()
    expect(await result(send(at('/a')))).toBe(1)
    await clock.turn(29_999)
    expect(await result(send(at('/a')))).toBe(1)
    await clock.turn(1)
    expect(await result(send(at('/a')))).toBe(2)
  })

  it('keeps it as long as the caller says', async () => {
    const { clock, send } = cached()
    await send(at('/a', { cache: { ttl: 100 } }))
    await clock.turn(100)
    expect(await result(send(at('/a')))).toBe(2)
  })

  it('is asked for: other calls always travel', async () => {
    const { send } = cached()
    await send(at('/a', { cache: false }))
    await send(at('/a', { method: 'POST' }))
    expect(await result(send(at('/a')))).toBe(3)
  })

  it('forgets a group, or all', async () => {
    const { answers, send } = cached()
    await send(at('/a', { cache: { group: 'report' } }))
    await send(at('/b'))
    answers.clear('report')
    expect(await result(send(at('/b')))).toBe(2)
    expect(await result(send(at('/a')))).toBe(3)
    answers.clear()
    expect(await result(send(at('/b')))).toBe(4)
  })

  it('never answers another session', async () => {
    let who = 'me'
    const { send } = cached(() => who)
    await send(at('/a'))
    who = 'you'
    expect(await result(send(at('/a')))).toBe(2)
  })

  it('keeps no failure', async () => {
    const { send } = cached()
    used.server.handle((_, response) => refuse(response, 200, '操作失败', 500))
    await expect(send(at('/a'))).rejects.toMatchObject({ kind: 'business' })
    used.server.handle(() => 7)
    expect(await result(send(at('/a')))).toBe(7)
  })

  it('gives each caller data of its own', async () => {
    const { send } = cached()
    used.server.handle(() => ({ rows: [1] }))
    const first = (await send(at('/a'))).data as { result: { rows: number[] } }
    first.result.rows.push(2)
    const second = (await send(at('/a'))).data as { result: { rows: number[] } }
    expect(second.result.rows).toEqual([1])
  })

  it('forgets the oldest of more than 200 answers', async () => {
    const { send } = cached()
    for (let at200 = 0; at200 <= 200; at200 += 1) await send(at(`/${at200}`))
    expect(await result(send(at('/1')))).toBe(2)
    expect(await result(send(at('/0')))).toBe(202)
  })
})
