import { createServer, request as send } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'

/** A proxy in front of several processes. */
export interface RoundRobin {
  close(): Promise<void>
}

/** Names the caller, as a proxy does; a name that the caller brought itself is dropped. */
const forwarded = ({ headers, socket }: IncomingMessage) => ({
  ...headers,
  'x-forwarded-for': socket.remoteAddress ?? '',
})

/** A handshake as it travelled. */
function handshake(incoming: IncomingMessage): string {
  const lines = incoming.rawHeaders.flatMap((text, at, all) =>
    at % 2 === 0 ? [`${text}: ${all[at + 1]}`] : [],
  )
  return [`${incoming.method} ${incoming.url} HTTP/1.1`, ...lines, '', ''].join('\r\n')
}

/**
 * Listens on `port` and hands every single call, also those of one connection, and every socket to the next of the
 * ports: the hardest way for processes that are to be one server.
 */
export async function roundRobin(port: number, ports: readonly number[]): Promise<RoundRobin> {
  let turn = 0
  const next = () => ports[(turn += 1) % ports.length]!
  const sockets = new Set<Duplex>()
  const server = createServer((incoming, answer) => {
    const { method, url } = incoming
    const target = send(
      { host: '127.0.0.1', port: next(), method, path: url, headers: forwarded(incoming) },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.rawHeaders)
        reply.pipe(answer)
      },
    )
    target.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()))
    answer.on('close', () => target.destroy())
    incoming.pipe(target)
  })
  server.on('upgrade', (incoming, socket, head) => {
    const target = connect(next(), '127.0.0.1', () => {
      target.write(handshake(incoming))
      target.write(head)
      target.pipe(socket).pipe(target)
    })
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    target.on('error', () => socket.destroy())
    socket.on('error', () => target.destroy())
  })
  // A caller that rests must not meet a connection that is just being closed.
  server.keepAliveTimeout = 65_000
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    close: () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
