import { readFileSync } from 'node:fs'

/** How often the database process is asked for a sign. */
export const ASK_MS = 2_000
/** A statement may keep the database process this long (security.md §1, "Time-outs"). */
const PATIENCE_MS = 10_000
/** Without a sign and without work for so long it hangs, however busy the machine is. */
const SILENCE_MS = 60_000
/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10

/** One look at the database process. */
export interface Look {
  /** Time of the look, in milliseconds. */
  now: number
  /** Processor time the process has used since it started, in milliseconds; `undefined` where the system does not tell. */
  used: number | undefined
}

/** Tells a database process that hangs from one that the machine does not let run. */
export interface Watchdog {
  /** The process gave a sign, or somebody said that it may take long. */
  sign: (look: Look) => void
  /** @returns whether the process hangs: one statement keeps it too long */
  hangs: (look: Look) => boolean
}

/**
 * A sign of life is missing for three reasons: a statement takes long, the machine is busy with other things, or this
 * process itself was kept from reading the sign. Only the first is a reason to end the database process: it shows in
 * the processor time that was used since the last sign.
 */
export function createWatchdog(start: Look): Watchdog {
  let last = start
  let looked = start.now
  return {
    sign: (look) => {
      last = look
    },
    hangs: (look) => {
      const late = look.now - looked > 2 * ASK_MS
      looked = look.now
      // This process stood still itself: signs may lie unread.
      if (late) last = look
      const silent = look.now - last.now
      if (silent > SILENCE_MS) return true
      const worked =
        look.used === undefined || last.used === undefined ? silent : Math.max(look.used - last.used, 0)
      return silent > PATIENCE_MS && worked > PATIENCE_MS
    },
  }
}

/** Processor time that a process has used, in milliseconds; `undefined` where the system has no such file. */
export function processorTime(pid: number | undefined): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the command in brackets and may hold blanks: count from its end.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(fields[11]) + Number(fields[12])
    return Number.isFinite(ticks) ? ticks * TICK_MS : undefined
  } catch {
    return undefined
  }
}
