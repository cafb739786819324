import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { EXIT, StartupError } from '../startupError'
import type { FromHost, HostAddress, ToHost } from './hostMessages'
import { ASK_MS, createWatchdog, processorTime } from './watchdog'

/** A folder that survived a kill may replay its log for some time. */
const START_MS = 120_000
const RESTARTS_PER_MINUTE = 3

/** The running embedded database. */
export interface EmbeddedDatabase {
  /** Where it listens now; changes never, also not after a restart on a Unix socket. */
  address: HostAddress
  version: string
  /** Process id, for tests and the log. */
  pid: () => number | undefined
  /** Writes a compressed copy of the data folder. Call it while no transaction is open. */
  dump: (file: string) => Promise<void>
  /** Runs `work` while the watchdog looks away: for statements that may take long. */
  unwatched: <Result>(work: () => Promise<Result>) => Promise<Result>
  close: () => Promise<void>
}

/** What happened to the database process outside of `close`. */
export interface EmbeddedEvents {
  onRestart?: (reason: string) => void
  /** The process keeps ending: the server cannot go on. */
  onLost?: (reason: string) => void
}

/** The entry beside this file: compiled in a build, the source under a TypeScript loader in development. */
function entry(): { file: string; execArgv: string[] } {
  const compiled = fileURLToPath(new URL('./databaseHost.js', import.meta.url))
  if (existsSync(compiled)) return { file: compiled, execArgv: [] }
  const loader = createRequire(import.meta.url).resolve('tsx')
  return {
    file: fileURLToPath(new URL('./databaseHost.ts', import.meta.url)),
    execArgv: ['--import', pathToFileURL(loader).href],
  }
}

function start(dataDir: string): Promise<{ child: ChildProcess; address: HostAddress; version: string }> {
  const { file, execArgv } = entry()
  const child = fork(file, [JSON.stringify({ dataDir })], {
    execArgv,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      reject(
        new StartupError(
          'The embedded database did not answer within two minutes: start again, or restore a backup.',
          EXIT.database,
        ),
      )
    }, START_MS)
    const settle = (done: () => void) => {
      clearTimeout(timer)
      child.removeAllListeners('exit')
      child.removeAllListeners('message')
      done()
    }
    child.on('message', (message: FromHost) => {
      if (message.type === 'ready')
        settle(() => resolve({ child, address: message.address, version: message.version }))
      if (message.type === 'failed') settle(() => reject(new StartupError(message.message, message.exitCode)))
    })
    child.on('exit', (code, signal) =>
      settle(() =>
        reject(
          new StartupError(
            `The embedded database ended while it was opening (${signal ?? `code ${code}`}): start again; if it happens again, restore the newest file of the backups folder.`,
            EXIT.database,
          ),
        ),
      ),
    )
  })
}

/**
 * Starts the embedded database in a process of its own and keeps it alive.
 * @throws StartupError when the folder is locked, damaged or of another version
 */
export async function startEmbedded(dataDir: string, events: EmbeddedEvents = {}): Promise<EmbeddedDatabase> {
  let running = await start(dataDir)
  let closing = false
  let unwatched = 0
  const look = () => ({ now: Date.now(), used: processorTime(running.child.pid) })
  let watchdog = createWatchdog(look())
  let restarts: number[] = []
  let onDumped: ((error?: string) => void) | undefined
  const send = (message: ToHost) => {
    if (running.child.connected) running.child.send(message)
  }

  const listen = () => {
    watchdog = createWatchdog(look())
    running.child.on('message', (message: FromHost) => {
      if (message.type === 'pong') watchdog.sign(look())
      if (message.type === 'dumped') onDumped?.(message.error)
    })
    running.child.on('exit', (code, signal) => {
      onDumped?.('the database process ended')
      if (!closing) void restart(`it ended (${signal ?? `code ${code}`})`)
    })
  }
  const restart = async (reason: string) => {
    const now = Date.now()
    restarts = [...restarts.filter((at) => now - at < 60_000), now]
    if (restarts.length > RESTARTS_PER_MINUTE) return events.onLost?.(reason)
    events.onRestart?.(reason)
    try {
      running = await start(dataDir)
      listen()
    } catch (error) {
      events.onLost?.(error instanceof Error ? error.message : String(error))
    }
  }
  listen()
  // A process that hangs is killed and opened again; recovery is proven (security.md §4.4 e).
  const asking = setInterval(() => {
    if (unwatched > 0) watchdog.sign(look())
    else if (watchdog.hangs(look())) running.child.kill('SIGKILL')
    send({ type: 'ping' })
  }, ASK_MS)
  asking.unref()

  const lookAway = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    unwatched += 1
    try {
      return await work()
    } finally {
      unwatched -= 1
      watchdog.sign(look())
    }
  }
  return {
    get address() {
      return running.address
    },
    version: running.version,
    pid: () => running.child.pid,
    unwatched: lookAway,
    dump: (file) =>
      lookAway(
        () =>
          new Promise<void>((resolve, reject) => {
            onDumped = (error) => {
              onDumped = undefined
              if (error) reject(new Error(`the dump failed: ${error}`))
              else resolve()
            }
            send({ type: 'dump', file })
          }),
      ),
    close: async () => {
      closing = true
      clearInterval(asking)
      const { child } = running
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
      const force = setTimeout(() => child.kill('SIGKILL'), 15_000)
      send({ type: 'close' })
      await ended
      clearTimeout(force)
    },
  }
}
