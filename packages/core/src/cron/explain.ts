import type { Text } from '../text/text'
import { CronError } from './cronError'
import { daysOf, lastDayOf, valuesOf, weekdayOf } from './days'
import type { CronFieldName, CronSchedule } from './fields'
import { nextRunsOf } from './nextRuns'
import { parseCron } from './parseCron'
import type { CronOptions } from './parseCron'
import { Words, isEvery } from './words'
import { Zone } from './zone'

/** What one field says to a time. */
export interface FieldCheck {
  field: CronFieldName
  /** The time's value; week days are 0–6 = SUN–SAT. */
  value: number
  fits: boolean
  /** The sentence, with the values that would fit. */
  why: Text
}

/** Why an expression runs, or does not run, at a time. */
export interface CronExplanation {
  runs: boolean
  /** The time on the clock of the zone, `YYYY-MM-DD HH:mm:ss`. */
  at: string
  /** One for each field that decides, from the year down to the second. */
  checks: FieldCheck[]
  /** The clock of the zone jumps over this time, or shows it twice. */
  clock?: { kind: 'skipped' | 'twice'; why: Text }
  /** The first run after the time; absent when there is none. */
  next?: Date
}

/** Where and how a time is read. */
export interface ExplainOptions extends CronOptions {
  /** Name of the time zone. @default 'Asia/Shanghai' */
  zone?: string
}

const ORDER: readonly CronFieldName[] = ['year', 'month', 'day', 'week', 'hour', 'minute', 'second']
/** Values that are named when a field does not fit. */
const NAMED = 8
const CLOCK: Readonly<Record<'skipped' | 'twice', Text>> = {
  skipped: {
    zh: '时钟拨快，当天没有这一时刻，不会运行，也不会顺延',
    en: 'the clock is put forward over this time: it does not run and is not moved',
  },
  twice: {
    zh: '时钟拨慢，这一时刻出现两次，只在第二次运行',
    en: 'the clock is put back and this time comes twice: it runs once, the second time',
  },
}

/** Reads `YYYY-MM-DD HH:mm[:ss]`, as UTC milliseconds. */
function readWall(text: string): number {
  const match = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})(?::(\d{2}))?$/.exec(text.trim())
  const parts = match?.slice(1).map((part) => Number(part ?? 0))
  if (parts) {
    const [year, month, day, hour, minute, second] = parts as [number, number, number, number, number, number]
    const fits = month >= 1 && month <= 12 && day >= 1 && day <= lastDayOf(year, month)
    if (fits && hour < 24 && minute < 60 && second < 60)
      return Date.UTC(year, month - 1, day, hour, minute, second)
  }
  throw new CronError({ zh: `“${text}”不是时间`, en: `“${text}” is not a time` }, 0, text.length)
}

/** What the clock says, by field. */
function valuesAt(wall: number): Record<CronFieldName, number> {
  const time = new Date(wall)
  const [year, month, day] = [time.getUTCFullYear(), time.getUTCMonth() + 1, time.getUTCDate()]
  return {
    second: time.getUTCSeconds(),
    minute: time.getUTCMinutes(),
    hour: time.getUTCHours(),
    day,
    month,
    week: weekdayOf(year, month, day),
    year,
  }
}

/** The values that fit a field; for days and week days, the days of that month. */
function fitting(schedule: CronSchedule, field: CronFieldName, at: Record<CronFieldName, number>): number[] {
  return field === 'day' || field === 'week'
    ? daysOf(schedule, at.year, at.month)
    : valuesOf(field, schedule[field])
}

function sentence(
  words: Words,
  check: { field: CronFieldName; value: number; fits: boolean; rule: string; good: number[] },
): string {
  const { field, value, fits, rule, good } = check
  const now = words.value(field, value)
  if (fits)
    return rule === ''
      ? words.say(`${now}：任意值都可以`, `${now}: any value fits`)
      : words.say(`${now}符合“${rule}”`, `${now} fits “${rule}”`)
  const no = words.say(`${now}不符合“${rule}”`, `${now} does not fit “${rule}”`)
  const dates = field === 'day' || field === 'week'
  if (good.length === 0)
    return dates ? words.say(`${no}，该月没有这样的日子`, `${no}; that month has no such day`) : no
  const named = good.slice(0, NAMED).map((each) => words.value(dates ? 'day' : field, each))
  const more = good.length > NAMED ? words.say('等', ' …') : ''
  const list = `${words.list(named)}${more}`
  return dates
    ? words.say(`${no}，该月为${list}`, `${no}; in that month it is ${list}`)
    : words.say(`${no}，应为${list}`, `${no}; ${list} would`)
}

function check(schedule: CronSchedule, field: CronFieldName, at: Record<CronFieldName, number>): FieldCheck {
  const good = fitting(schedule, field, at)
  const any = isEvery(schedule[field])
  const fits = any || good.includes(field === 'week' ? at.day : at[field])
  const say = (words: Words) =>
    sentence(words, {
      field,
      value: at[field],
      fits,
      good,
      rule: any ? '' : words.items(field, schedule[field]),
    })
  return {
    field,
    value: at[field],
    fits,
    why: { zh: say(new Words('zh-CN')), en: say(new Words('en-US')) },
  }
}

/** See `explainCron`, for a schedule that was read. */
export function explainSchedule(
  schedule: CronSchedule,
  at: string | Date,
  { zone: name = 'Asia/Shanghai' }: Pick<ExplainOptions, 'zone'> = {},
): CronExplanation {
  const zone = new Zone(name)
  const given = typeof at === 'string' ? undefined : Math.floor(at.getTime() / 1000) * 1000
  if (Number.isNaN(given)) throw new RangeError('at is no moment')
  const wall = given === undefined ? readWall(at as string) : given + zone.offset(given)
  const values = valuesAt(wall)
  // Of day and week one is not set: it decides nothing.
  const checks = ORDER.filter((field) => schedule[field][0]?.type !== 'unset').map((field) =>
    check(schedule, field, values),
  )
  const fits = checks.every((each) => each.fits)
  const moments = zone.moments(wall)
  const moment = moments.at(-1)
  const kind = moments.length === 0 ? 'skipped' : moments.length > 1 ? 'twice' : undefined
  const from = given ?? moment ?? wall - zone.offset(wall)
  const [next] = nextRunsOf(schedule, { from, count: 1, zone: name })
  return {
    runs: fits && moment !== undefined && (given === undefined || given === moment),
    at: new Date(wall).toISOString().slice(0, 19).replace('T', ' '),
    checks,
    ...(kind && { clock: { kind, why: CLOCK[kind] } }),
    ...(next && { next }),
  }
}

/**
 * Why an expression runs, or does not run, at a time: every field's answer, and whether the clock of the zone shows
 * the time at all.
 *
 * @param at a time on the clock of the zone (`2026-11-23 09:00` or with seconds), or a moment
 * @throws CronError when the expression, the zone or the time cannot be read
 * @example explainCron('0 0 9 ? * MON-FRI', '2026-11-22 09:00').runs // false: a Sunday
 */
export function explainCron(
  expression: string,
  at: string | Date,
  options: ExplainOptions = {},
): CronExplanation {
  return explainSchedule(parseCron(expression, options), at, options)
}
