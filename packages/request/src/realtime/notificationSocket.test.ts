import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { handClock } from '../testing/handClock'
import type { SocketServer } from '../testing/socketServer'
import { countingOpen, startSocketServer, until } from '../testing/socketServer'
import type { NotificationSocket } from './notificationSocket'
import { notificationSocket, pushOf } from './notificationSocket'

let server: SocketServer
let running: NotificationSocket | undefined

beforeEach(async () => {
  server = await startSocketServer()
})
afterEach(async () => {
  running?.close()
  await server.close()
})

async function start(token = 'token-1') {
  const clock = handClock()
  const counting = countingOpen()
  const events: string[] = []
  running = notificationSocket({
    base: `${server.base}/api`,
    userId: 'u 1',
    getToken: () => token,
    open: counting.open,
    clock,
    random: () => 0,
    onPush: (push) => events.push(`${push.cmd} ${push.msgTxt ?? ''}`),
    onBack: () => events.push('back'),
    onLost: () => events.push('lost'),
    onEnded: () => events.push('ended'),
  })
  if (token) await until(() => running!.connected() && server.guests.length > 0)
  return {
    clock,
    opened: counting.opened,
    events,
    guest: server.guests[0]!,
    renew: (next: string) => (token = next),
  }
}

describe('notificationSocket', () => {
  it('tells of a session that the server ended, and waits for another token', async () => {
    const { clock, guest, opened, events, renew } = await start()
    guest.close(4401)
    await until(() => events.length === 2)
    expect(events).toEqual(['lost', 'ended'])
    await clock.turn(20_000)
    expect(opened()).toBe(1)
    renew('token-2')
    await clock.turn(5000)
    await until(() => events.includes('back'))
    expect(server.guests[1]!.protocols).toBe('token-2')
  })

  it('counts what was told before a first line that came late as missed, and a line that comes soon as none', async () => {
    const { clock, opened, events, renew } = await start('')
    expect([opened(), events]).toEqual([0, []])
    renew('token-1')
    await clock.turn(5000)
    await until(() => events.length > 0)
    expect(events).toEqual(['back'])
    running!.close()

    expect((await start()).events).toEqual([])
  })

  it("connects to the user's channel with the token as sub-protocol, never in the address", async () => {
    const { guest } = await start()
    expect(guest.path).toBe('/api/websocket/u%201')
    expect(guest.protocols).toBe('token-1')
  })

  it('tells of topic and user, and ignores all else', async () => {
    const { guest, events } = await start()
    for (const text of ['{"cmd":"heartcheck"}', 'not json', '[]', 'null', '{"cmd":"topic"}']) guest.send(text)
    guest.send('{"cmd":"user","msgTxt":"新通知","msgId":"1"}')
    await until(() => events.length === 2)
    expect(events).toEqual(['topic ', 'user 新通知'])
  })

  it('sends HeartBeat after 20 s of quiet; a message starts the time anew', async () => {
    const { clock, guest, events } = await start()
    await clock.turn(19_999)
    guest.send('{"cmd":"topic"}')
    await until(() => events.length === 1)
    await clock.turn(19_999)
    expect(guest.texts).toEqual([])
    await clock.turn(1)
    await until(() => guest.texts.length === 1)
    expect(guest.texts).toEqual(['HeartBeat'])
  })

  it('takes a line for dead when a server that answered heartbeats falls silent, and comes back', async () => {
    const { clock, guest, opened, events } = await start()
    await clock.turn(20_000)
    guest.send('{"cmd":"topic"}')
    await until(() => events.length === 1)
    await clock.turn(59_999)
    expect(events).toEqual(['topic '])
    await clock.turn(1)
    expect(events).toEqual(['topic ', 'lost'])
    await clock.turn(5000)
    await until(() => events.includes('back'))
    expect(opened()).toBe(2)
  })

  it('keeps the line to a server that never answers heartbeats', async () => {
    const { clock, guest, events } = await start()
    await clock.turn(200_000)
    await until(() => guest.texts.length === 10)
    expect(events).toEqual([])
  })

  it('keeps a line whose heartbeats are answered', async () => {
    const { clock, guest, events, opened } = await start()
    for (let beat = 1; beat <= 5; beat += 1) {
      await clock.turn(20_000)
      await until(() => guest.texts.length === beat)
      guest.send('{"cmd":"heartcheck","msgTxt":"心跳响应"}')
      guest.send('{"cmd":"topic"}')
      await until(() => events.length === beat)
    }
    expect(opened()).toBe(1)
    expect(events).not.toContain('lost')
  })

  it('leaves no timer after its end', async () => {
    const { clock } = await start()
    running!.close()
    expect(clock.waiting()).toBe(0)
  })
})

describe('pushOf', () => {
  it.each([
    ['{"cmd":"topic"}', { cmd: 'topic' }],
    ['{"cmd":"rights"}', { cmd: 'rights' }],
    ['{"cmd":"notices"}', { cmd: 'notices' }],
    ['{"cmd":"names"}', { cmd: 'names' }],
    ['{"cmd":"dictionaries","msgId":"v1"}', { cmd: 'dictionaries', msgId: 'v1' }],
    [
      '{"cmd":"user","msgId":"1","msgTxt":"t","userId":"u"}',
      { cmd: 'user', msgId: '1', msgTxt: 't', userId: 'u' },
    ],
    ['{"cmd":"user","msgId":7}', { cmd: 'user' }],
    ['{"cmd":"email"}', undefined],
    ['ping', undefined],
  ])('%s', (text, push) => expect(pushOf(text)).toEqual(push))
})
