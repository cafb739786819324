import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { handClock } from '../testing/handClock'
import type { SocketServer } from '../testing/socketServer'
import { countingOpen, startSocketServer, until } from '../testing/socketServer'
import type { TableSocket } from './tableSocket'
import { rowUpdateOf, tableSocket } from './tableSocket'

const PAGE = '0123456789abcdef0123456789abcdef'
let server: SocketServer
let running: TableSocket | undefined

beforeEach(async () => {
  server = await startSocketServer()
})
afterEach(async () => {
  running?.close()
  await server.close()
})

async function start() {
  const clock = handClock()
  const counting = countingOpen()
  const events: string[] = []
  let token = 'token-1'
  const socket = tableSocket({
    base: server.base,
    userId: 'u1',
    pageId: PAGE,
    getToken: () => token,
    open: counting.open,
    clock,
    random: () => 0,
    onOpen: () => events.push('open'),
    onLost: () => events.push('lost'),
  })
  running = socket
  await until(() => events.length === 1 && server.guests.length === 1)
  return {
    socket,
    clock,
    opened: counting.opened,
    events,
    guest: server.guests[0]!,
    renew: (next: string) => (token = next),
  }
}
const update = (socketKey: string, args: unknown[]) =>
  JSON.stringify({ type: 'update_vxe_table', data: { socketKey, args } })

describe('tableSocket', () => {
  it('waits for another token when the server has ended the session', async () => {
    const { clock, guest, opened, events, renew } = await start()
    guest.close(4401)
    await until(() => events.length === 2)
    await clock.turn(20_000)
    expect(opened()).toBe(1)
    renew('token-2')
    await clock.turn(5000)
    await until(() => events.length === 3)
    expect(server.guests[1]!.protocols).toBe('token-2')
  })

  it('connects to the page of the user', async () => {
    expect((await start()).guest.path).toBe(`/vxeSocket/u1/${PAGE}`)
  })

  it('beats each 15 s and stays when the reply comes', async () => {
    const { clock, guest, events, socket } = await start()
    await clock.turn(14_999)
    expect(guest.texts).toEqual([])
    await clock.turn(1)
    await until(() => guest.texts.length === 1)
    expect(JSON.parse(guest.texts[0]!)).toEqual({ type: 'heart_beat', data: '' })
    const replied = new Promise<void>((resolve) => socket.onCommon('seen', () => resolve()))
    guest.send('{"type":"heart_beat","data":true}')
    guest.send('{"type":"common_send_date","data":{"key":"seen","args":[]}}')
    await replied
    await clock.turn(14_999)
    expect(events).toEqual(['open'])
  })

  it('gives the line up 9 s after a beat without reply and comes back 5 s later', async () => {
    const { clock, events, opened } = await start()
    await clock.turn(15_000 + 8999)
    expect(events).toEqual(['open'])
    await clock.turn(1)
    expect(events).toEqual(['open', 'lost'])
    await clock.turn(5000)
    await until(() => events.length === 3)
    expect(opened()).toBe(2)
  })

  it('hands rows to the listeners of their key, and common messages to theirs', async () => {
    const { socket, guest } = await start()
    const seen: unknown[] = []
    const stop = socket.onRow('quotation', (row) => seen.push(row))
    socket.onRow('other', () => seen.push('wrong'))
    const both = new Promise<void>((resolve) =>
      socket.onCommon('note', (...args) => {
        seen.push(args)
        resolve()
      }),
    )
    for (const text of ['no json', '{"type":"unknown"}', '{"type":"update_vxe_table"}']) guest.send(text)
    guest.send(update('quotation', [{ id: '1', quantity: 3 }, 'case-2']))
    guest.send('{"type":"common_send_date","data":{"key":"note","args":[1,"a"]}}')
    await both
    expect(seen).toEqual([
      { socketKey: 'quotation', row: { id: '1', quantity: 3 }, caseId: 'case-2' },
      [1, 'a'],
    ])
    stop()
    guest.send(update('quotation', [{ id: '2' }, 'case-2']))
    const done = new Promise<void>((resolve) => socket.onCommon('end', () => resolve()))
    guest.send('{"type":"common_send_date","data":{"key":"end"}}')
    await done
    expect(seen).toHaveLength(2)
  })

  it('tells others of a row', async () => {
    const { socket, guest } = await start()
    expect(socket.sendRow({ socketKey: 'quotation', row: { id: '1' }, caseId: 'case-1' })).toBe(true)
    await until(() => guest.texts.length === 1)
    expect(guest.texts[0]).toBe(update('quotation', [{ id: '1' }, 'case-1']))
    socket.close()
    expect(socket.sendRow({ socketKey: 'quotation', row: { id: '1' }, caseId: 'case-1' })).toBe(false)
  })
})

describe('rowUpdateOf', () => {
  it.each([
    [
      { socketKey: 'k', args: [{ id: '1' }, 'c'] },
      { socketKey: 'k', row: { id: '1' }, caseId: 'c' },
    ],
    [{ args: [{ id: '1' }] }, { socketKey: 'vxe-default', row: { id: '1' }, caseId: '' }],
    [{ args: [['no row']] }, undefined],
    [{ args: 'no list' }, undefined],
    [null, undefined],
    ['text', undefined],
  ])('%o', (data, row) => expect(rowUpdateOf(data)).toEqual(row))
})
