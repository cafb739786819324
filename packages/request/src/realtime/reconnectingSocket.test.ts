import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { handClock } from '../testing/handClock'
import type { SocketServer } from '../testing/socketServer'
import { countingOpen, startSocketServer, until } from '../testing/socketServer'
import type { ReconnectingSocket, ReconnectingSocketOptions } from './reconnectingSocket'
import { reconnectingSocket } from './reconnectingSocket'

let server: SocketServer
let running: ReconnectingSocket | undefined

beforeEach(async () => {
  server = await startSocketServer()
})
afterEach(async () => {
  running?.close()
  await server.close()
})

function start(options: Partial<ReconnectingSocketOptions> = {}) {
  const clock = handClock()
  const counting = countingOpen()
  const events: string[] = []
  const socket = reconnectingSocket({
    url: () => `${server.base}/a`,
    open: counting.open,
    clock,
    random: () => 0,
    onOpen: () => events.push('open'),
    onText: (text) => events.push(text),
    onLost: () => events.push('lost'),
    ...options,
  })
  running = socket
  return { socket, clock, opened: counting.opened, events }
}

describe('reconnectingSocket', () => {
  it('connects, talks both ways and ends', async () => {
    const { socket, events } = start()
    expect(socket.send('too early')).toBe(false)
    await until(() => socket.connected())
    expect(socket.send('hello')).toBe(true)
    await until(() => server.guests[0]!.texts.length === 1)
    server.guests[0]!.send('welcome')
    await until(() => events.length === 2)
    expect(events).toEqual(['open', 'welcome'])
    socket.close()
    await until(() => server.living() === 0)
    expect(events).toEqual(['open', 'welcome'])
  })

  it('comes back 5 s after the line was cut, not before', async () => {
    const { socket, clock, opened, events } = start()
    await until(() => socket.connected())
    server.guests[0]!.cut()
    await until(() => events.includes('lost'))
    await clock.turn(4999)
    expect(opened()).toBe(1)
    await clock.turn(1)
    await until(() => socket.connected())
    expect(opened()).toBe(2)
    expect(events).toEqual(['open', 'lost', 'open'])
  })

  it('tries on while nobody answers: once each 5 s, never two sockets', async () => {
    const { port } = new URL(server.base)
    await server.close()
    const { clock, opened } = start({ url: () => `ws://127.0.0.1:${port}/a` })
    for (let round = 1; round <= 12; round += 1) {
      await until(() => clock.waiting() === 1)
      expect(opened()).toBe(round)
      await clock.turn(5000)
    }
    expect(opened()).toBe(13)
  })

  it('waits a little longer by chance, so that not all come at once', async () => {
    const { socket, clock, opened, events } = start({ random: () => 0.5 })
    await until(() => socket.connected())
    server.guests[0]!.cut()
    await until(() => events.includes('lost'))
    await clock.turn(5499)
    expect(opened()).toBe(1)
    await clock.turn(1)
    expect(opened()).toBe(2)
  })

  it('holds one lock however often it is dropped', async () => {
    const { socket, clock, opened } = start()
    await until(() => socket.connected())
    socket.drop()
    socket.drop()
    expect(clock.waiting()).toBe(1)
    await clock.turn(5000)
    await until(() => socket.connected())
    expect(opened()).toBe(2)
    await until(() => server.living() === 1)
  })

  it('asks for the address each time, and waits while there is none', async () => {
    let address: string | undefined = undefined
    const { socket, clock, opened } = start({ url: () => address })
    expect(opened()).toBe(0)
    address = `${server.base}/later`
    await clock.turn(5000)
    await until(() => socket.connected())
    expect(server.guests[0]?.path).toBe('/later')
  })

  it('survives an address that cannot be opened', async () => {
    const { clock, opened } = start({ url: () => 'not an address' })
    await clock.turn(5000)
    expect(opened()).toBe(2)
  })

  it('does not come back after its end', async () => {
    const { socket, clock, opened, events } = start()
    await until(() => socket.connected())
    server.guests[0]!.cut()
    await until(() => events.includes('lost'))
    socket.close()
    await clock.turn(60_000)
    expect(opened()).toBe(1)
    expect(clock.waiting()).toBe(0)
  })
})
