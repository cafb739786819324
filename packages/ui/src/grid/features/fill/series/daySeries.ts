import { around, evenStep } from './series'
import type { Series } from './series'

/** A day in a text, and the way it is written there. */
export interface DayText {
  year: number
  /** From 0. */
  month: number
  day: number
  /** What stands between year, month and day. */
  mark: string
  /** Month and day have two digits. */
  padded: boolean
  /** Time of day in seconds; undefined when the text has none. */
  time: number | undefined
}

const DAY = 86_400
const DAY_TEXT = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?: (\d{2}):(\d{2}):(\d{2}))?$/
const TIME_TEXT = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/

/** Reads `2026-01-31`, `2026/1/31`, `2026.1.31`, and `2026-01-31 08:30:00`; undefined when it is no such day. */
export function readDay(value: unknown): DayText | undefined {
  const match = typeof value === 'string' ? DAY_TEXT.exec(value) : null
  if (!match) return undefined
  const [, year = '', mark = '', month = '', day = '', hour, minute, second] = match
  const found = { year: Number(year), month: Number(month) - 1, day: Number(day) }
  if (found.month < 0 || found.month > 11 || found.day < 1 || found.day > lastOf(found)) return undefined
  const time = hour === undefined ? undefined : Number(hour) * 3600 + Number(minute) * 60 + Number(second)
  return { ...found, mark, padded: month.length === 2 && day.length === 2, time }
}

/**
 * Days go on by days (one day: the next one), by months when they are the same day of months evenly apart, and at the
 * ends of months when all of them are; with times, also by hours or minutes. Undefined when they are not evenly apart.
 *
 * @param back a single day is followed by the one before it
 */
export function daySeries(days: readonly DayText[], back: boolean): Series | undefined {
  const last = days.at(-1)!
  const write = (day: DayText) => dayText({ ...day, padded: days.every(({ padded }) => padded) })
  if (days.length === 1) return (n) => write(fromSeconds(secondsOf(last) + (back ? -n : n) * DAY, last))
  const months = monthStep(days)
  if (months) return (n) => write(addMonths(last, months.step * n, months.day))
  const step = evenStep(days.map(secondsOf))
  return step === undefined ? undefined : (n) => write(fromSeconds(secondsOf(last) + step * n, last))
}

/** Months between the days, and the day of the month they stand for (31: its last one). */
function monthStep(days: readonly DayText[]): { step: number; day: number } | undefined {
  const step = evenStep(days.map(({ year, month }) => year * 12 + month))
  if (!step || days.some(({ time }) => time !== days[0]!.time)) return undefined
  const day = days.every((each) => each.day === lastOf(each)) ? 31 : Math.max(...days.map((each) => each.day))
  return days.every((each) => each.day === Math.min(day, lastOf(each))) ? { step, day } : undefined
}

function addMonths(from: DayText, months: number, day: number): DayText {
  const all = from.year * 12 + from.month + months
  const to = { ...from, year: Math.floor(all / 12), month: around(all, 12) }
  return { ...to, day: Math.min(day, lastOf(to)) }
}

/** Number of days in the month of a day. */
function lastOf({ year, month }: Pick<DayText, 'year' | 'month'>): number {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
}

function secondsOf({ year, month, day, time = 0 }: DayText): number {
  return Date.UTC(year, month, day) / 1000 + time
}

function fromSeconds(seconds: number, like: DayText): DayText {
  const date = new Date(seconds * 1000)
  return {
    ...like,
    year: date.getUTCFullYear(),
    month: date.getUTCMonth(),
    day: date.getUTCDate(),
    time: like.time === undefined ? undefined : around(seconds, DAY),
  }
}

const two = (value: number) => String(value).padStart(2, '0')
const clock = (time: number) =>
  `${two(Math.floor(time / 3600))}:${two(Math.floor(time / 60) % 60)}:${two(time % 60)}`

function dayText({ year, month, day, mark, padded, time }: DayText): string {
  const part = (value: number) => (padded ? two(value) : String(value))
  const date = [String(year).padStart(4, '0'), part(month + 1), part(day)].join(mark)
  return time === undefined ? date : `${date} ${clock(time)}`
}

/** Seconds of a time of day as `8:30`, `08:30` or `08:30:00`; undefined when it is none. */
export function readTime(value: unknown): number | undefined {
  const match = typeof value === 'string' ? TIME_TEXT.exec(value) : null
  if (!match) return undefined
  const [hour, minute, second] = [Number(match[1]), Number(match[2]), Number(match[3] ?? 0)]
  return hour > 23 || minute > 59 || second > 59 ? undefined : hour * 3600 + minute * 60 + second
}

/** Times of day go on in their steps, one alone by the hour; after midnight they begin anew. */
export function timeSeries(texts: readonly string[], back: boolean): Series | undefined {
  const times = texts.map((text) => readTime(text)!)
  const step = times.length === 1 ? (back ? -3600 : 3600) : evenStep(times)
  if (step === undefined) return undefined
  const last = texts.at(-1)!
  const short = last.split(':').length === 2
  const padded = texts.every((text) => text.indexOf(':') === 2)
  return (n) => {
    const text = clock(around(times.at(-1)! + step * n, DAY)).slice(0, short ? 5 : 8)
    return padded ? text : text.replace(/^0/, '')
  }
}
