import { daysOf, valuesOf } from './days'
import { RANGES } from './fields'
import type { CronSchedule } from './fields'
import { parseCron } from './parseCron'
import type { CronOptions } from './parseCron'
import { Zone } from './zone'

/** From when, how many and in which time zone the next runs are asked for. */
export interface NextRunsOptions extends CronOptions {
  /** Runs are strictly after this moment, whose milliseconds do not count. @default now */
  from?: Date | number
  /** Number of runs. @default 10 (spec 2 §5) */
  count?: number
  /** Name of the time zone. @default 'Asia/Shanghai' */
  zone?: string
}

const DEFAULT_COUNT = 10
const DEFAULT_ZONE = 'Asia/Shanghai'
/** Most runs that are given at once. */
const MAX_COUNT = 1000
const SECOND = 1000
/** The clock is put back by less than this; by seven hours in Vostok in 1994. */
const TURN_BACK = 24 * 3_600_000

/** Wall clock times of a schedule, as UTC milliseconds, from `start` on and in order. */
function* wallTimes(schedule: CronSchedule, start: number): Generator<number> {
  const seconds = valuesOf('second', schedule.second)
  const minutes = valuesOf('minute', schedule.minute)
  const hours = valuesOf('hour', schedule.hour)
  const months = valuesOf('month', schedule.month)
  const first = new Date(start)
  const firstYear = first.getUTCFullYear()
  const startOfMonth = Date.UTC(firstYear, first.getUTCMonth())
  const startOfDay = start - (start % 86_400_000)
  const startOfHour = start - (start % 3_600_000)
  const startOfMinute = start - (start % 60_000)

  for (const year of valuesOf('year', schedule.year)) {
    if (year < firstYear) continue
    for (const month of months) {
      if (Date.UTC(year, month - 1) < startOfMonth) continue
      for (const day of daysOf(schedule, year, month)) {
        const date = Date.UTC(year, month - 1, day)
        if (date < startOfDay) continue
        for (const hour of hours) {
          const atHour = date + hour * 3_600_000
          if (atHour < startOfHour) continue
          for (const minute of minutes) {
            const atMinute = atHour + minute * 60_000
            if (atMinute < startOfMinute) continue
            for (const second of seconds) {
              const wall = atMinute + second * SECOND
              if (wall >= start) yield wall
            }
          }
        }
      }
    }
  }
}

/**
 * The next runs of a schedule that was read. Times that the clock jumps over do not run and are not moved; times
 * that come twice run once, the second time.
 */
export function nextRunsOf(schedule: CronSchedule, options: Omit<NextRunsOptions, 'weekdays'> = {}): Date[] {
  const { from = Date.now(), count = DEFAULT_COUNT, zone: name = DEFAULT_ZONE } = options
  const wanted = Math.min(count, MAX_COUNT)
  if (Number.isNaN(wanted)) throw new RangeError('count is no number')
  const after = Math.floor(Number(from) / SECOND) * SECOND
  if (!Number.isFinite(after)) throw new RangeError('from is no moment')
  const zone = new Zone(name)
  // Times after a clock that is about to be put back may read earlier than it does now.
  const back = Math.max(0, zone.offset(after) - zone.offset(after + TURN_BACK))
  const start = Math.max(after + zone.offset(after) + SECOND - back, Date.UTC(RANGES.year.min, 0))
  const runs: Date[] = []
  if (wanted < 1) return runs
  for (const wall of wallTimes(schedule, start)) {
    const time = zone.moment(wall)
    if (time === undefined || time <= after) continue
    runs.push(new Date(time))
    if (runs.length >= wanted) break
  }
  return runs
}

/**
 * The next runs of an expression, at most `count`; fewer when it ends (years go to 2199).
 *
 * @throws CronError when the expression or the zone cannot be read
 * @example nextRuns('0 0 9 ? * MON-FRI', { from: new Date(), count: 3, zone: 'Asia/Shanghai' })
 */
export function nextRuns(expression: string, options: NextRunsOptions = {}): Date[] {
  return nextRunsOf(parseCron(expression, options), options)
}
