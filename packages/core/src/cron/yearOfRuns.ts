import { daysOf, lastDayOf, valuesOf } from './days'
import type { CronSchedule } from './fields'
import { parseCron } from './parseCron'
import type { CronOptions } from './parseCron'
import { Zone } from './zone'

/** One day of a year and how often an expression runs on it. */
export interface CronDay {
  /** 1 to 12. */
  month: number
  /** Of the month, from 1. */
  day: number
  runs: number
}

/** Where and how a year is counted. */
export interface YearOfRunsOptions extends CronOptions {
  /** Name of the time zone. @default 'Asia/Shanghai' */
  zone?: string
}

const DAY_MS = 86_400_000

/** Runs of a day whose clock is put forward or back: the times that are jumped over are left out. */
function runsOfOddDay(
  date: number,
  hours: number[],
  minutes: number[],
  perMinute: number,
  zone: Zone,
): number {
  let runs = 0
  // Clocks change at whole minutes: one question for each of them.
  for (const hour of hours)
    for (const minute of minutes)
      if (zone.moment(date + hour * 3_600_000 + minute * 60_000) !== undefined) runs += perMinute
  return runs
}

/** Every day of a year with its number of runs; see `yearOfRuns`. */
export function yearOfRunsOf(
  schedule: CronSchedule,
  year: number,
  { zone: name = 'Asia/Shanghai' }: Pick<YearOfRunsOptions, 'zone'> = {},
): CronDay[] {
  const zone = new Zone(name)
  const inYear = valuesOf('year', schedule.year).includes(year)
  const months = valuesOf('month', schedule.month)
  const [hours, minutes, seconds] = (['hour', 'minute', 'second'] as const).map((field) =>
    valuesOf(field, schedule[field]),
  ) as [number[], number[], number[]]
  const full = hours.length * minutes.length * seconds.length
  const days: CronDay[] = []
  for (let month = 1; month <= 12; month += 1) {
    const firing = inYear && months.includes(month) ? new Set(daysOf(schedule, year, month)) : undefined
    for (let day = 1; day <= lastDayOf(year, month); day += 1) {
      const date = Date.UTC(year, month - 1, day)
      let runs = firing?.has(day) ? full : 0
      if (runs > 0 && zone.offset(date - DAY_MS) !== zone.offset(date + 2 * DAY_MS))
        runs = runsOfOddDay(date, hours, minutes, seconds.length, zone)
      days.push({ month, day, runs })
    }
  }
  return days
}

/**
 * How often an expression runs on every day of a year, by the clock of a zone: 365 days, or 366. Times that the
 * clock jumps over are not counted, times that come twice are counted once.
 *
 * @throws CronError when the expression or the zone cannot be read
 * @example yearOfRuns('0 0 9 ? * MON-FRI', 2027).filter(({ runs }) => runs > 0).length // 261
 */
export function yearOfRuns(expression: string, year: number, options: YearOfRunsOptions = {}): CronDay[] {
  return yearOfRunsOf(parseCron(expression, options), year, options)
}
