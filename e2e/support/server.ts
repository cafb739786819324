import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const MAIN = resolve(import.meta.dirname, '../../packages/portal/dist/server/main.js')

/** A running product: the built server with its own data folder and port. */
export interface Product {
  /** e.g. `http://127.0.0.1:34567`. */
  origin: string
  dataDir: string
  output: () => string
  /** SIGKILL: no chance to say good-bye. */
  kill(): Promise<void>
  /** SIGTERM, waits for the end; removes the data folder. */
  end(): Promise<void>
}

/** Starts the built product and waits until it answers. */
export async function startProduct(
  options: { dataDir?: string; env?: Record<string, string> } = {},
): Promise<Product> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'lading-e2e-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  await untilReady(origin, child, () => output)
  return {
    origin,
    dataDir,
    output: () => output,
    kill: () => ended(child, 'SIGKILL'),
    end: async () => {
      await ended(child, 'SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A port nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer()
    probe.once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function untilReady(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 90_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${output()}`)
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((done) => setTimeout(done, 200))
  }
  throw new Error(`the server was not ready within 90 s:\n${output()}`)
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((done) => {
    child.once('exit', () => done())
    child.kill(signal)
  })
}
