import { spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:net'

/** Whether this machine has a Redis to start. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

/** A Redis of a test's own, without files. */
export interface TestRedis {
  url: string
  port: number
  /** It answers nobody, but its lines stay open. */
  pause: () => void
  resume: () => void
  stop: () => Promise<void>
}

/** @param port @default a free one */
export async function startRedis(port?: number): Promise<TestRedis> {
  port ??= await freePort()
  const child = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (data: Buffer) => data.includes('Ready to accept') && resolve())
    child.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)))
  })
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    pause: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit').once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}
