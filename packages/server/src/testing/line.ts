import type { Socket } from 'node:net'
import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

export type LineState = 'through' | 'cut' | 'silent' | 'frozen' | 'forgotten'

/** A line to a service that a test can cut. */
export interface Line {
  port: number
  /**
   * `through`: as if it were not there; `cut`: nobody listens, and what was open ends; `silent`: what was open ends, a
   * new connection is taken, and nothing comes back; `frozen`: nothing passes and nobody is told, as behind a cable that
   * was pulled; `forgotten`: so for what is open, while new connections pass.
   */
  set: (state: LineState) => void
  close: () => Promise<void>
}

/** Stands between a client and the service on a port of this machine. */
export async function openLine(to: number): Promise<Line> {
  let silent = false
  let unnoticed = false
  /** Ends the passage of what is open, on both sides unnoticed. */
  const passages = new Set<() => void>()
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
    const freeze = () => {
      near.unpipe(far).pause()
      far.unpipe(near).pause()
    }
    passages.add(freeze)
    near.once('close', () => passages.delete(freeze))
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
      const frozen = unnoticed
      unnoticed = state === 'frozen' || state === 'forgotten'
      if (unnoticed) {
        for (const freeze of passages) freeze()
        passages.clear()
      } else if (!frozen || state !== 'through') {
        // What was frozen stays so: whoever forgot a connection does not remember it.
        end()
      }
      silent = state === 'silent' || state === 'frozen'
      if (state === 'cut') server.close()
      else if (!server.listening) void listen(port)
    },
    close: () => {
      end()
      return new Promise((resolve) => (server.listening ? server.close(() => resolve()) : resolve()))
    },
  }
}
