import { rmSync } from 'node:fs'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { inject } from 'vitest'
import { buildApp } from '../app'
import type { Cluster } from '../cluster/cluster'
import type { OpenDatabase } from '../db/database'
import { migrate } from '../db/migrate'
import { kernelMigrations } from '../db/migrations/kernelMigrations'
import { openDatabase } from '../db/openDatabase'
import type { Env } from '../env'
import { readEnv } from '../env'
import { createLogger } from '../logger'
import type { ServerModule } from '../module'
import { seedAll } from '../seed/seedAll'
import { countServer } from './countServer'
import { freshDataDir } from './freshDataDir'
import { freshDatabase } from './freshDatabase'

/** Every captcha of a test server. */
export const CAPTCHA = 'test'
export const PASSWORD = 'Lading@2026'
export const SIGN_SECRET = 'test-sign-secret-0123456789abcdef'

/** The answer of a call, read. */
export interface Reply {
  status: number
  headers: Record<string, unknown>
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- bodies of many calls
  body: any
}

/** A caller with or without a session. */
export interface Caller {
  get: (path: string, headers?: Record<string, string>) => Promise<Reply>
  send: (
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Reply>
  token?: string
}

/** An app on a fresh database of its own. */
export interface TestServer {
  app: FastifyInstance
  db: OpenDatabase
  env: Env
  anonymous: Caller
  /** Texts that were sent to phones, newest last. */
  texts: { mobile: string; text: string }[]
  /** Logs in and gives the caller. */
  login: (username: string, password?: string) => Promise<Caller>
  close: () => Promise<void>
}

const silent = () => undefined

/** A caller of an app, without a session or with the token of one. */
export function callerOn(app: FastifyInstance, base: string, token?: string): Caller {
  const call = async (options: InjectOptions): Promise<Reply> => {
    const response = await app.inject({
      ...options,
      headers: { ...(token ? { 'x-access-token': token } : {}), ...options.headers },
    })
    const json = String(response.headers['content-type']).includes('json')
    return {
      status: response.statusCode,
      headers: response.headers,
      body: json ? response.json() : response.body,
    }
  }
  return {
    token,
    get: (path, headers) => call({ method: 'GET', url: base + path, headers }),
    send: (method, path, body, headers) =>
      call({ method, url: base + path, headers, ...(body === undefined ? {} : { payload: body as object }) }),
  }
}

/**
 * Starts an app on a copy of the run's seeded database: embedded, or on PostgreSQL when `TEST_DATABASE_URL` is set. The real migrations,
 * seeds and plugins run; only the captcha's text is fixed.
 * @param cluster what the app shares with others @default its own memory
 */
export async function startTestServer(
  modules: readonly ServerModule[] = [],
  more: Partial<Env> = {},
  cluster?: Cluster,
): Promise<TestServer> {
  countServer()
  const dir = freshDataDir()
  const given = process.env.TEST_DATABASE_URL
  const fresh = given ? await freshDatabase(given, inject('databaseTemplate')) : undefined
  const env: Env = {
    ...readEnv({
      DATA_DIR: dir,
      CAPTCHA_TEXT: CAPTCHA,
      SIGN_SECRET,
      LOG_LEVEL: 'silent',
      DATABASE_URL: fresh?.url,
      // A busy machine is no reason for a test to fail.
      STALL_LIMIT_MS: '0',
    }),
    ...more,
  }
  const log = createLogger('silent')
  const db = await openDatabase(env, log)
  await migrate(db, [...kernelMigrations, ...modules.flatMap((module) => module.migrations ?? [])])
  await seedAll({ env, db, log, modules, say: silent })
  const texts: TestServer['texts'] = []
  const kept = { send: async (mobile: string, text: string) => void texts.push({ mobile, text }) }
  const sms = more.sms ? undefined : kept
  const app = await buildApp({ env, db, modules, log, sms, cluster })
  await app.ready()
  const anonymous = callerOn(app, env.apiBase)
  return {
    app,
    db,
    env,
    anonymous,
    texts,
    login: async (username, password = PASSWORD) => {
      await anonymous.get('/sys/randomImage/key')
      const { body } = await anonymous.send('POST', '/sys/login', {
        username,
        password,
        captcha: CAPTCHA,
        checkKey: 'key',
      })
      if (!body.success) throw new Error(`the login of ${username} was refused: ${body.message}`)
      return callerOn(app, env.apiBase, body.result.token)
    },
    close: async () => {
      await app.close()
      await db.close()
      await fresh?.drop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
