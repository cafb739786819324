import { test } from '@playwright/test'
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { countServer } from '../../packages/server/src/testing/countServer'
import { roundRobin } from './roundRobin'
import { databaseOf } from './sharedDatabase'

const MAIN = resolve(import.meta.dirname, '../../packages/portal/dist/server/main.js')

/**
 * Set, the product is two processes on this PostgreSQL and this Redis, behind a proxy that hands every call to the
 * other one than the last.
 */
const { E2E_DATABASE_URL, E2E_REDIS_URL } = process.env
/** Secrets that processes of one server share. */
const SECRETS = {
  TOKEN_SECRET: 'one-token-secret-of-both-processes-0123456789',
  SIGN_SECRET: 'one-sign-secret-of-both-processes-0123456789',
}

/** A running product: the built server with its own data folder and port. */
export interface Product {
  /** e.g. `http://127.0.0.1:34567`. */
  origin: string
  dataDir: string
  output: () => string
  /** SIGKILL: no chance to say good-bye. */
  kill(): Promise<void>
  /** SIGTERM, waits for the end; the data stays. */
  stop(): Promise<void>
  /** SIGTERM, waits for the end; removes the data. */
  end(): Promise<void>
}

/** Where `makeTemplate` has left what a first start leaves. */
const TEMPLATE = 'E2E_TEMPLATE'

/** One process of the product. */
interface Running {
  child: ChildProcess
  output: () => string
}

function isRetry(): boolean {
  try {
    return test.info().retry > 0
  } catch {
    // Before the tests.
    return false
  }
}

async function startOne(port: number, dataDir: string, env: Record<string, string>): Promise<Running> {
  // What failed and is tried again costs no further test its servers.
  if (!isRetry()) countServer()
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // On a busy machine a test should take longer, and one that is quicker than a person go on: neither is refused.
      STALL_LIMIT_MS: '0',
      RATE_LIMIT: '1000000',
      SEED_FORMS: 'no',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  await untilReady(`http://127.0.0.1:${port}`, child, () => output)
  return { child, output: () => output }
}

/** Two processes as one product. */
async function startTwo(
  dataDir: string,
  envAt: (origin: string) => Record<string, string>,
  database: string,
  redis: string,
  front: number,
): Promise<Product> {
  const own = await databaseOf(database, dataDir)
  const ports = [await freePort(), await freePort()]
  const origin = `http://127.0.0.1:${front}`
  const env = envAt(origin)
  const shared = {
    ...SECRETS,
    DATABASE_URL: own.url,
    REDIS_URL: redis,
    UPLOAD_DIR: join(dataDir, 'uploads'),
    TRUST_PROXY: '127.0.0.1',
  }
  const both = await Promise.all(
    ports.map((port, at) => startOne(port, join(dataDir, `process-${at}`), { ...shared, ...env })),
  )
  const proxy = await roundRobin(front, ports)
  const stop = async (signal: NodeJS.Signals) => {
    await Promise.all(both.map(({ child }) => ended(child, signal)))
    await proxy.close()
  }
  return {
    origin,
    dataDir,
    output: () => both.map(({ output }) => output()).join('\n'),
    kill: () => stop('SIGKILL'),
    stop: () => stop('SIGTERM'),
    end: async () => {
      await stop('SIGTERM')
      await own.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** How a product is started. */
interface StartOptions {
  /** @default a copy of what a first start leaves */
  dataDir?: string
  /** Where it answers, e.g. to stand where one stood that was killed. @default a free one */
  port?: number
  env?: Record<string, string>
  /** Settings that name the product's own address. */
  envAt?: (origin: string) => Record<string, string>
}

/** Starts the built product and waits until it answers. */
export async function startProduct(options: StartOptions = {}): Promise<Product> {
  const envAt = (origin: string) => ({ ...options.env, ...options.envAt?.(origin) })
  return start(options.dataDir ?? seededFolder(), envAt, options.port ?? (await freePort()))
}

async function start(
  dataDir: string,
  envAt: (origin: string) => Record<string, string>,
  port: number,
): Promise<Product> {
  if (E2E_DATABASE_URL && E2E_REDIS_URL)
    return startTwo(dataDir, envAt, E2E_DATABASE_URL, E2E_REDIS_URL, port)
  const origin = `http://127.0.0.1:${port}`
  const { child, output } = await startOne(port, dataDir, envAt(origin))
  return {
    origin,
    dataDir,
    output,
    kill: () => ended(child, 'SIGKILL'),
    stop: () => ended(child, 'SIGTERM'),
    end: async () => {
      await ended(child, 'SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * A port nobody listens on. Not one of those that the system gives to outgoing connections (from 32768 on): such a one
 * could be gone before the server takes it.
 */
export function freePort(): Promise<number> {
  return new Promise((done) => {
    const port = 10_000 + Math.floor(Math.random() * 10_000)
    const probe = createServer()
    probe.once('error', () => done(freePort()))
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(port)))
  })
}

/** Milliseconds; ends what hangs. A busy machine takes two minutes to seed the demo's half year of trade. */
const START_LIMIT = 300_000

async function untilReady(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + START_LIMIT
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${output()}`)
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((done) => setTimeout(done, 200))
  }
  throw new Error(`the server was not ready within ${START_LIMIT / 1000} s:\n${output()}`)
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((done) => {
    child.once('exit', () => done())
    child.kill(signal)
  })
}

/**
 * Once for the run (Playwright's global setup): starts the product on an empty data folder, which migrates and seeds,
 * and ends it. Each product of a test begins with a copy of what is there then, which is several times faster.
 *
 * @returns what takes it away again
 */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lading-e2e-template-'))
  const product = await start(dataDir, () => ({}), await freePort())
  await product.stop()
  process.env[TEMPLATE] = dataDir
  return async () => {
    if (E2E_DATABASE_URL && E2E_REDIS_URL) await (await databaseOf(E2E_DATABASE_URL, dataDir)).drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function seededFolder(): string {
  const template = process.env[TEMPLATE]
  if (!template) throw new Error(`${TEMPLATE} is not set: Playwright's global setup did not run`)
  const dataDir = mkdtempSync(join(tmpdir(), 'lading-e2e-'))
  cpSync(template, dataDir, { recursive: true })
  return dataDir
}
