import type { Workflow } from '@lading/core/entity'
import type { Random } from './random'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** The product's clock, Asia/Shanghai, which knows no summer time. */
const ZONE_MS = 8 * 3_600_000
/** Working hours, in minutes of the day. */
const OPENS = 8 * 60 + 30
const CLOSES = 17 * 60 + 30
/** Demo records were made within this many days, most of them lately: a firm that grows. */
const DAYS = 400
/** Younger ones may still wait for their first step. */
const FRESH_DAYS = 14
/** Older ones are done with: closed, or given up. */
const DONE_DAYS = 60

/** The day of a moment on the product's clock, `YYYY-MM-DD`. */
export function dayOf(moment: Date): string {
  return new Date(moment.getTime() + ZONE_MS).toISOString().slice(0, 10)
}

/**
 * When a demo record was made: at work, on a weekday, not after `now`.
 *
 * @param now in milliseconds
 * @param fresh within the last days, so that a small set has something to work on
 */
export function madeAt(now: number, random: Random, fresh: boolean): Date {
  const age = fresh ? random.next() * (FRESH_DAYS - 4) : random.next() ** 2 * DAYS
  const start = Math.floor((now - age * DAY_MS + ZONE_MS) / DAY_MS) * DAY_MS - ZONE_MS
  let made = start + random.integer(OPENS, CLOSES) * MINUTE_MS
  while (made > now || isWeekend(made)) made -= DAY_MS
  return new Date(made)
}

function isWeekend(moment: number): boolean {
  return [0, 6].includes(new Date(moment + ZONE_MS).getUTCDay())
}

/** Days between a record's making and what a field of that name says is to come; the first that fits. */
const LATER: readonly [name: RegExp, fewest: number, most: number][] = [
  [/^(eta|etb)|arriv/i, 10, 45],
  [/^etd|depart|sail/i, 46, 50],
  [/due|valid|expir|deadline|until|end/i, 30, 60],
  [/deliver|ship|receiv|expect|require|need|plan/i, 7, 40],
]

/** Days between what has happened and the record that tells of it. */
const BEFORE = ['', -2, 0] as const

/** A day for the field of that name in a record made at `made`, `YYYY-MM-DD`: what is written down has happened by then. */
export function dayFor(name: string, made: Date, random: Random): string {
  const [, fewest, most] = LATER.find(([pattern]) => pattern.test(name)) ?? BEFORE
  return dayOf(new Date(made.getTime() + random.integer(fewest, most) * DAY_MS))
}

/**
 * A state that fits the age of a record: what is new waits for its first step, what is old has come to an end, most of
 * it a good one.
 *
 * @param made when the record was made
 * @param now in milliseconds
 */
export function stateFor(workflow: Workflow, made: Date, now: number, random: Random): string {
  const { initial, states, actions } = workflow
  const age = (now - made.getTime()) / DAY_MS
  const isEnd = (state: string) => !Object.values(actions).some(({ from }) => from.includes(state))
  const isBad = (state: string) => states[state]?.color === 'red'
  const later = Object.keys(states).filter((state) => state !== initial)
  const ends = later.filter(isEnd)
  const wanted =
    age > DONE_DAYS
      ? ends.filter((state) => isBad(state) === random.next() < 0.15)
      : age < FRESH_DAYS && random.next() < 0.5
        ? [initial]
        : later.filter((state) => !isEnd(state) || isBad(state))
  const fitting = [wanted, ends, later, [initial]].find((each) => each.length > 0) ?? [initial]
  return random.pick(fitting)
}
