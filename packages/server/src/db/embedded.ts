import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { builtProgram } from '../builtPrograms'
import { EXIT, StartupError } from '../startupError'
import type { Fault } from './faults'
import type { FromHost, HostAddress, ToHost } from './hostMessages'
import { isFull } from './room'
import { ASK_MS, createWatchdog, processorTime } from './watchdog'

/** A folder that survived a kill may replay its log for some time. */
const START_MS = 120_000
const RESTARTS_PER_MINUTE = 3
/** How often a full disk is looked at. */
const LOOK_FOR_ROOM_MS = 500
/** Within this time the process says that it closes… */
const HEAR_MS = 1_500
/** …and within this time it is closed. */
const CLOSE_MS = 15_000

/** The running embedded database. */
export interface EmbeddedDatabase {
  /** Where it listens now; changes never, also not after a restart on a Unix socket. */
  address: HostAddress
  version: string
  /** Process id, for tests and the log. */
  pid: () => number | undefined
  /** Why it cannot be used just now; `undefined` while it can. */
  trouble: () => Fault | undefined
  /** Writes a compressed copy of the data folder. Call it while no transaction is open. */
  dump: (file: string) => Promise<void>
  /** Runs `work` while the watchdog looks away: for statements that may take long. */
  unwatched: <Result>(work: () => Promise<Result>) => Promise<Result>
  close: () => Promise<void>
}

/** What happened to the database process outside of `close`. */
export interface EmbeddedEvents {
  onRestart?: (reason: string) => void
  /** The disk is full: the process is started again when there is room. */
  onFull?: (reason: string) => void
  /** The process keeps ending: the server cannot go on. */
  onLost?: (reason: string) => void
}

/** The built program, or in development the source under a TypeScript loader. */
function entry(): { file: string; execArgv: string[] } {
  const built = builtProgram('databaseHost', import.meta.url)
  if (built) return { file: fileURLToPath(built), execArgv: [] }
  const loader = createRequire(import.meta.url).resolve('tsx')
  return {
    file: fileURLToPath(new URL('./databaseHost.ts', import.meta.url)),
    execArgv: ['--import', pathToFileURL(loader).href],
  }
}

/** Every database process of this server: none of them is left behind, whichever way the server ends. */
const children = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})

/** A start that failed because the disk is full. */
class NoRoom extends StartupError {}

interface Started {
  child: ChildProcess
  address: HostAddress
  version: string
}

/** @param onChild called with the process before it is ready */
function start(dataDir: string, onChild: (child: ChildProcess) => void): Promise<Started> {
  const { file, execArgv } = entry()
  const child = fork(file, [JSON.stringify({ dataDir })], {
    execArgv,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  children.add(child)
  child.once('exit', () => children.delete(child))
  onChild(child)
  return new Promise((resolve, reject) => {
    const settle = (done: () => void) => {
      clearTimeout(timer)
      child.removeListener('exit', onExit)
      child.removeListener('message', onMessage)
      done()
    }
    const refuse = (error: StartupError) =>
      settle(() => {
        child.kill('SIGKILL')
        reject(error)
      })
    const timer = setTimeout(
      () =>
        refuse(
          new StartupError(
            'The embedded database did not answer within two minutes: start again, or restore a backup.',
            EXIT.database,
          ),
        ),
      START_MS,
    )
    const onMessage = (message: FromHost) => {
      if (message.type === 'ready')
        settle(() => resolve({ child, address: message.address, version: message.version }))
      if (message.type === 'failed')
        refuse(new (message.full ? NoRoom : StartupError)(message.message, message.exitCode))
    }
    const onExit = (code: number | null, signal: NodeJS.Signals | null) =>
      refuse(
        new StartupError(
          `The embedded database ended while it was opening (${signal ?? `code ${code}`}): start again; if it happens again, restore the newest file of the backups folder.`,
          EXIT.database,
        ),
      )
    child.on('message', onMessage)
    child.on('exit', onExit)
  })
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Starts the embedded database in a process of its own and keeps it alive.
 * @throws StartupError when the folder is locked, damaged or of another version, or the disk is full
 */
export async function startEmbedded(dataDir: string, events: EmbeddedEvents = {}): Promise<EmbeddedDatabase> {
  let child!: ChildProcess
  const begin = () =>
    start(dataDir, (begun) => {
      child = begun
    })
  let running = await begin()
  let closing = false
  let trouble: Fault | undefined
  let unwatched = 0
  const look = () => ({ now: Date.now(), used: processorTime(child.pid) })
  let watchdog = createWatchdog(look())
  let restarts: number[] = []
  let onDumped: ((error?: string) => void) | undefined
  const send = (message: ToHost) => {
    if (child.connected) child.send(message)
  }

  const listen = () => {
    watchdog = createWatchdog(look())
    let broken: string | undefined
    child.on('message', (message: FromHost) => {
      if (message.type === 'pong') watchdog.sign(look())
      if (message.type === 'dumped') onDumped?.(message.error)
      if (message.type !== 'broken') return
      broken = message.reason
      trouble = message.full ? 'full' : 'away'
      child.kill('SIGKILL')
    })
    child.on('exit', (code, signal) => {
      trouble ??= 'away'
      onDumped?.('the database process ended')
      if (!closing) void reopen(broken ?? `it ended (${signal ?? `code ${code}`})`)
    })
  }
  /** Starts the process again; on a full disk as soon as there is room. */
  const reopen = async (reason: string): Promise<void> => {
    if (trouble === 'full') {
      events.onFull?.(reason)
      while (!closing && isFull(dataDir)) await pause(LOOK_FOR_ROOM_MS)
    } else {
      const now = Date.now()
      restarts = [...restarts.filter((at) => now - at < 60_000), now]
      if (restarts.length > RESTARTS_PER_MINUTE) return events.onLost?.(reason)
    }
    if (closing) return
    events.onRestart?.(trouble === 'full' ? 'there is room on the disk again' : reason)
    trouble = 'away'
    try {
      running = await begin()
      trouble = undefined
      listen()
    } catch (error) {
      if (closing) return
      if (!(error instanceof NoRoom))
        return events.onLost?.(error instanceof Error ? error.message : String(error))
      trouble = 'full'
      await pause(LOOK_FOR_ROOM_MS)
      return reopen(error.message)
    }
  }
  listen()
  // A process that hangs is killed and opened again; recovery is proven (security.md §4.4 e).
  const asking = setInterval(() => {
    if (unwatched > 0) watchdog.sign(look())
    else if (watchdog.hangs(look())) child.kill('SIGKILL')
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
    pid: () => child.pid,
    trouble: () => trouble,
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
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
      const end = () => child.kill('SIGKILL')
      // One that does not even hear the question is kept busy by a statement that nobody waits for any more.
      let force = setTimeout(end, HEAR_MS)
      child.on('message', ({ type }: FromHost) => {
        if (type !== 'closing') return
        clearTimeout(force)
        force = setTimeout(end, CLOSE_MS)
      })
      send({ type: 'close' })
      await ended
      clearTimeout(force)
    },
  }
}
