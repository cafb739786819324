import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

import { WebSocket, WebSocketServer } from 'ws'

import type { OpenSocket } from '../realtime/reconnectingSocket'
import { settle } from './handClock'

/** One connection as the server sees it. */
export interface Guest {
  path: string
  protocols: string
  texts: string[]
  send(text: string): void
  /** Cuts the line without a farewell. */
  cut(): void
  /** Says goodbye with a code. */
  close(code: number): void
}

/** A real socket server on a port of its own. */
export interface SocketServer {
  base: string
  guests: Guest[]
  /** Connections that live. */
  living(): number
  close(): Promise<void>
}

/** Starts a server that accepts every connection and takes the first sub-protocol, as browsers demand. */
export async function startSocketServer(): Promise<SocketServer> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  const guests: Guest[] = []
  server.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    const guest: Guest = {
      path: request.url ?? '',
      protocols: request.headers['sec-websocket-protocol'] ?? '',
      texts: [],
      send: (text) => socket.send(text),
      cut: () => socket.terminate(),
      close: (code) => socket.close(code),
    }
    socket.on('message', (data) => guest.texts.push(String(data)))
    socket.on('error', () => {})
    guests.push(guest)
  })
  await new Promise((resolve) => server.on('listening', resolve))
  return {
    base: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    guests,
    living: () => server.clients.size,
    close: () =>
      new Promise((resolve) => {
        server.clients.forEach((client) => client.terminate())
        server.close(() => resolve())
      }),
  }
}

/** Opens real sockets from Node, and counts them. */
export function countingOpen(): { open: OpenSocket; opened: () => number } {
  let count = 0
  return {
    opened: () => count,
    open: (url, protocols) => {
      count += 1
      return new WebSocket(url, protocols) as never
    },
  }
}

/** Waits, in real time, until the condition holds; the test's own limit ends it. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await settle()
}
