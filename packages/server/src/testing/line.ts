import type { Socket } from 'node:net'
import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A line to a service that a test can cut. */
export interface Line {
  port: number
  /** `through`: as if it were not there; `cut`: nobody listens; `silent`: it is taken, and nothing comes back. */
  set: (state: 'through' | 'cut' | 'silent') => void
  close: () => Promise<void>
}

/** Stands between a client and the service on a port of this machine. */
export async function openLine(to: number): Promise<Line> {
  let silent = false
  const open = new Set<Socket>()
  const keep = (socket: Socket) => {
    open.add(socket)
    socket.on('error', () => undefined).once('close', () => open.delete(socket))
  }
  const server = createServer((near) => {
    keep(near)
    if (silent) return
    const far = connect(to, '127.0.0.1')
    keep(far)
    near.pipe(far).pipe(near)
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const end = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    port,
    set: (state) => {
      end()
      silent = state === 'silent'
      if (state === 'cut') server.close()
      else if (!server.listening) void listen(port)
    },
    close: () => {
      end()
      return new Promise((resolve) => (server.listening ? server.close(() => resolve()) : resolve()))
    },
  }
}
