import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { EXIT, StartupError } from '../startupError'

/** Who holds a data folder. */
interface Holder {
  /** Process that has the database files open. */
  pid: number
  /** The server that started it. */
  parent: number
  /** Start time of `pid` as the system tells it; tells a reused pid from the holder. Empty where unknown. */
  started: string
}

/** What the system (Linux) tells of a process, from its state on; nothing where it has no such file. */
function statusOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the command in brackets and may hold blanks: count from its end.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

/** Start time of a process in clock ticks since boot, or '' where nobody tells. */
const startTime = (pid: number): string => statusOf(pid)[19] ?? ''

/** A process that has ended, but whose end nobody asked for yet: a container may have no init that does. */
const isZombie = (pid: number): boolean => statusOf(pid)[0] === 'Z'

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function holds(holder: Holder): boolean {
  return isAlive(holder.pid) && (holder.started === '' || startTime(holder.pid) === holder.started)
}

function parse(text: string, file: string): Holder {
  try {
    const read = JSON.parse(text) as Holder
    if (Number.isInteger(read.pid) && read.pid > 0 && Number.isInteger(read.parent)) return read
  } catch {
    // falls through to the sentence below
  }
  throw new StartupError(
    `The lock file "${file}" is damaged: if no Lading server is running on this data folder, delete that file and start again.`,
    EXIT.locked,
  )
}

function locked(file: string, holder: Holder): StartupError {
  return new StartupError(
    `The data folder is in use by the running process ${holder.pid} (lock file "${file}"): stop that server, or set DATA_DIR to another folder.`,
    EXIT.locked,
  )
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Takes the lock that stands beside the database files; two processes on one PGlite folder lose rows
 * silently (security.md §4.3). Only the lock of a dead process is taken over; one whose server has died and
 * that is about to end by itself is waited for.
 *
 * @param file the lock file
 * @param parent pid of the server
 * @param patience longest wait for an orphan, in milliseconds @default 15000
 * @returns gives the lock back
 * @throws StartupError when a living process holds it or the file is damaged
 */
export async function takeDataLock(file: string, parent: number, patience = 15_000): Promise<() => void> {
  const own = JSON.stringify({ pid: process.pid, parent, started: startTime(process.pid) } satisfies Holder)
  const deadline = Date.now() + patience
  for (;;) {
    try {
      writeFileSync(file, own, { flag: 'wx', mode: 0o600 })
      return () => {
        if (readFileSync(file, 'utf8') === own) rmSync(file, { force: true })
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const seen = readQuietly(file)
    if (seen === undefined) continue
    const holder = parse(seen, file)
    if (holds(holder)) {
      if (isAlive(holder.parent) || Date.now() > deadline) throw locked(file, holder)
      await pause(100)
      continue
    }
    removeStale(file, seen)
  }
}

function readQuietly(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Moves a stale lock away; should another process have taken the lock in between, puts its lock back. */
function removeStale(file: string, seen: string): void {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  if (readFileSync(aside, 'utf8') !== seen) {
    try {
      linkSync(aside, file)
    } catch {
      // Somebody holds a newer lock already: the next round sees it.
    }
  }
  rmSync(aside, { force: true })
}
