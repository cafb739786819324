import type { FastifyInstance } from 'fastify'
import type { AppOptions } from './app'
import { buildApp } from './app'
import type { Cluster } from './cluster/cluster'
import { redisCluster } from './cluster/redisCluster'
import { kernelMigrations } from './db/migrations/kernelMigrations'
import type { SmsSender } from './auth/phoneCodes'
import type { OpenDatabase } from './db/database'
import { migrate } from './db/migrate'
import { openDatabase } from './db/openDatabase'
import { unlimited } from './db/unlimited'
import { vacuum } from './db/upkeep'
import type { Env } from './env'
import { readEnv } from './env'
import { createLogger } from './logger'
import type { ServerModule } from './module'
import { DEMO_ACCOUNTS } from './seed/demoPeople'
import { seedAll } from './seed/seedAll'
import { EXIT, StartupError } from './startupError'
import { addLanguages } from './text/addLanguages'
import { onStopSignal } from './stopSignals'

/** Longest wait for running requests at a stop. */
const GRACE_MS = 20_000

/** What a server is started with. */
export interface ServerOptions {
  modules?: readonly ServerModule[]
  /** Folder of the built portal. */
  webRoot?: string
  /** Folder of languages beside Chinese and English: `ja-JP/texts.json`. @default none */
  locales?: string
  /** @default readEnv() */
  env?: Env
  /** Called with each step of the start, for people to read. @default prints on stdout */
  onProgress?: (message: string) => void
  /** Called with the open, migrated and seeded database before the server listens. */
  onDatabase?: (db: OpenDatabase) => void
  /** Sends codes to phones; without one nobody can log in by phone. */
  sms?: SmsSender
  /** Further systems that vouch for logins. */
  providers?: AppOptions['providers']
}

/** A server that listens. */
export interface RunningServer {
  app: FastifyInstance
  env: Env
  /** Address of the portal, e.g. `http://localhost:8080/pc/`. */
  url: string
  close: () => Promise<void>
}

async function listen(app: FastifyInstance, env: Env): Promise<number> {
  try {
    await app.listen({ port: env.port, host: env.host })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new StartupError(
        `Port ${env.port} is taken by another program: stop that program, or start with another port (PORT=${env.port + 1}).`,
        EXIT.portTaken,
      )
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
      throw new StartupError(
        `The server may not listen on ${env.host}:${env.port} (${code}): set PORT (1024 or higher) or HOST.`,
        EXIT.portTaken,
      )
    throw error
  }
  const address = app.server.address()
  return address && typeof address === 'object' ? address.port : env.port
}

/** Key of the advisory lock under which one process at a time seeds. */
const SEED_LOCK = 5_231_846_202

/** Runs the work while no other process on the same PostgreSQL does; an embedded database has one process anyway. */
function alone<Result>(db: OpenDatabase, work: () => Promise<Result>): Promise<Result> {
  if (db.kind === 'embedded') return work()
  // Waiting for another process's seed may take longer than a statement is allowed to.
  return db.withClient((client) =>
    unlimited(client, async () => {
      try {
        await client.query('SELECT pg_advisory_lock($1)', [SEED_LOCK])
        return await work()
      } finally {
        await client.query('SELECT pg_advisory_unlock($1)', [SEED_LOCK])
      }
    }),
  )
}

/** Opens the database, migrates, seeds and builds the app; on a failure everything opened is closed again. */
async function prepare(options: ServerOptions, env: Env, onLost: (reason: string) => void) {
  const say = options.onProgress ?? ((message: string) => console.log(message))
  const log = createLogger(env.logLevel)
  const modules = options.modules ?? []
  if (options.locales !== undefined) addLanguages(options.locales)
  say(env.databaseUrl ? 'Connecting to PostgreSQL …' : 'Opening the embedded database …')
  const db = await openDatabase(env, log, onLost)
  let cluster: Cluster | undefined
  try {
    // A migration of a large table and the demo data may take long: nothing ends them.
    const added = await db.unwatched(async () => {
      const ran = await migrate(db, [
        ...kernelMigrations,
        ...modules.flatMap((module) => module.migrations ?? []),
      ])
      if (ran.length > 0) say(`Tables are ready (${ran.length} migrations ran).`)
      return alone(db, () => seedAll({ env, db, log, modules, say }))
    })
    // Autovacuum would come within a minute, or, in the embedded database, never: lists are slow until then.
    if (added > 1_000) await vacuum(db)
    cluster = env.redisUrl ? await redisCluster(env.redisUrl, log) : undefined
    const app = await buildApp({
      env,
      db,
      modules,
      webRoot: options.webRoot,
      log,
      sms: options.sms,
      providers: options.providers,
      cluster,
    })
    options.onDatabase?.(db)
    await app.ready()
    return { app, db, cluster }
  } catch (error) {
    await cluster?.close()
    await db.close()
    throw error
  }
}

/**
 * Starts the server: database, migrations, seed, app, port. It stops on SIGTERM and SIGINT: running requests are
 * finished, the database is closed last.
 * @throws StartupError in one sentence when it cannot start; nothing stays open then
 */
export async function openServer(options: ServerOptions = {}): Promise<RunningServer> {
  const env = options.env ?? readEnv()
  const lost = (reason: string) => {
    console.error(`The embedded database cannot be kept open: ${reason}`)
    process.kill(process.pid, 'SIGTERM')
  }
  const { app, db, cluster } = await prepare(options, env, lost)
  let port: number
  try {
    port = await listen(app, env)
  } catch (error) {
    await app.close()
    await cluster?.close()
    await db.close()
    throw error
  }
  const stop = async () => {
    await app.close()
    await cluster?.close()
    await db.close()
  }
  const ignoreSignals = onStopSignal(stop, GRACE_MS)
  const name =
    env.host === '127.0.0.1' || env.host === '0.0.0.0' || env.host === '::1' ? 'localhost' : env.host
  return {
    app,
    env,
    url: `http://${name}:${port}${env.portalBase}`,
    close: async () => {
      ignoreSignals()
      await stop()
    },
  }
}

/** The address, and in demo mode the accounts, for people to read. */
function greeting({ env, url }: RunningServer): string {
  const lines = [`Lading is ready: ${url}`]
  if (env.mode === 'demo')
    lines.push(
      `Accounts: ${DEMO_ACCOUNTS.map(({ username }) => username).join(', ')} — password ${env.adminPassword}`,
      'Demo mode: this machine only. For production see the settings in the README.',
    )
  return lines.join('\n')
}

/**
 * What a program's entry calls: starts, prints the address and the demo accounts, and turns a refused start into
 * its sentence and exit code.
 * @returns the server, or `undefined` when the start was refused
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer | undefined> {
  try {
    const server = await openServer(options)
    console.log(greeting(server))
    return server
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    console.error(error.message)
    process.exitCode = error.exitCode
    return undefined
  }
}
