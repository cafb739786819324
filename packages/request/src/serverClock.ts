import type { Clock } from './clock'

/** `Date` has whole seconds and the way back takes time: a smaller difference is no difference. */
const NOISE = 2000

/** The server's time, as far as its `Date` headers tell it. */
export interface ServerClock {
  /** Epoch milliseconds on the server's clock. */
  now(): number
  /** Takes the offset from the first dated reply; later ones change nothing. */
  learn(date: string | undefined): void
  /** Takes the offset anew (this machine's clock was set meanwhile); `true` when that changed it. */
  correct(date: string | undefined): boolean
}

/** A clock that corrects this machine's by an offset learned once. */
export function serverClock(local: Pick<Clock, 'now'>): ServerClock {
  let offset = 0
  let known = false
  const take = (date: string | undefined): boolean => {
    const time = Date.parse(date ?? '')
    if (Number.isNaN(time)) return false
    known = true
    const measured = time - local.now()
    const fresh = Math.abs(measured) <= NOISE ? 0 : measured
    const changed = Math.abs(fresh - offset) > NOISE
    if (changed) offset = fresh
    return changed
  }
  return {
    now: () => local.now() + offset,
    learn: (date) => {
      if (!known) take(date)
    },
    correct: take,
  }
}
