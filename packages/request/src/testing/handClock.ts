import type { Clock } from '../clock'

/** A clock whose hands a test turns. */
export interface HandClock extends Clock {
  /** Turns the clock on; timers on the way run in their order. Lets promises settle before and after each. */
  turn(milliseconds: number): Promise<void>
  /** Timers that wait. */
  waiting(): number
}

/** One turn of the event loop: what a settled promise or a loopback socket has set going has run. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/** A clock that stands at `start` (epoch milliseconds). */
export function handClock(start = Date.UTC(2026, 10, 20, 4, 0, 0)): HandClock {
  let now = start
  let serial = 0
  const timers = new Map<number, { at: number; run: () => void }>()
  return {
    now: () => now,
    setTimeout: (run, milliseconds) => {
      timers.set(++serial, { at: now + milliseconds, run })
      return serial
    },
    clearTimeout: (timer) => void timers.delete(timer as number),
    waiting: () => timers.size,
    turn: async (milliseconds) => {
      const end = now + milliseconds
      await settle()
      for (;;) {
        const next = [...timers].filter(([, timer]) => timer.at <= end).sort((a, b) => a[1].at - b[1].at)[0]
        if (!next) break
        timers.delete(next[0])
        now = next[1].at
        next[1].run()
        await settle()
      }
      now = end
      await settle()
    },
  }
}
