import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createRequest } from '@lading/request'
import type { Request, RequestOptions } from '@lading/request'
import { openServer, readEnv } from '@lading/server'
import type { Env, OpenDatabase } from '@lading/server'

import { portalModules as modules } from '../portalModules'

/** Text that every captcha of the started server has. */
const CAPTCHA = 'ab12'

/** The portal's server on a fresh data folder and a port of its own, and clients of it. */
export interface StartedServer {
  env: Env
  db: OpenDatabase
  /** `http://127.0.0.1:<port>` */
  origin: string
  /** A client without a session. */
  client(options?: RequestOptions): Request
  /** A client that is logged in with the demo password. */
  loggedIn(username: string, options?: RequestOptions): Promise<Request>
  /** Logs a client in and gives the token. */
  login(request: Request, username: string, password?: string): Promise<string>
  close(): Promise<void>
}

/** Starts the server as `main.ts` does, without the web app; TEST_DATABASE_URL puts it on PostgreSQL. */
export async function startedServer(): Promise<StartedServer> {
  // For the budget of the suite, as the server's own tests do.
  if (process.env.COUNT_SERVERS) await appendFile(process.env.COUNT_SERVERS, '.')
  const dataDir = await mkdtemp(join(tmpdir(), 'lading-client-'))
  const env = readEnv({
    PORT: '0',
    DATA_DIR: dataDir,
    CAPTCHA_TEXT: CAPTCHA,
    LOG_LEVEL: 'silent',
    // A busy machine is no reason for a test to fail: nothing is shed.
    STALL_LIMIT_MS: '0',
    // Three hundred forms more are for people who look around; a test that needs one makes it.
    SEED_FORMS: 'no',
    // A test is quicker than a person: refused by the limit, it would call that a rule.
    RATE_LIMIT: '1000000',
    DATABASE_URL: process.env.TEST_DATABASE_URL,
  })
  let db!: OpenDatabase
  const server = await openServer({
    env,
    modules,
    onProgress: () => {},
    onDatabase: (opened) => (db = opened),
  })
  const origin = new URL(server.url).origin.replace('localhost', '127.0.0.1')

  const client = (options: RequestOptions = {}) =>
    createRequest({ base: `${origin}${env.apiBase}`, signSecret: env.signSecret, ...options })

  const login = async (request: Request, username: string, password = env.adminPassword) => {
    const checkKey = Date.now() + Math.random()
    await request.auth.captcha(checkKey)
    const answer = await request.auth.login({ body: { username, password, captcha: CAPTCHA, checkKey } })
    return answer.token
  }

  return {
    env,
    db,
    origin,
    client,
    login,
    loggedIn: async (username, options = {}) => {
      let token: string | undefined = undefined
      const request = client({ getToken: () => token, ...options })
      token = await login(request, username)
      return request
    },
    close: async () => {
      await server.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
