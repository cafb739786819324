import { CRON_FIELDS, WEEKDAY_NAMES } from './fields'
import type { CronFieldName, WeekdayNumbering } from './fields'

/** The fields of the builder as texts. */
export type CronTexts = Readonly<Record<CronFieldName, string>>

/** What a new expression starts from: every second, week not set (spec 2 §4). */
export const DEFAULT_CRON: CronTexts = {
  second: '*',
  minute: '*',
  hour: '*',
  day: '*',
  month: '*',
  week: '?',
  year: '*',
}

/** Choices of a field of the builder. */
export type CronMode = 'unset' | 'every' | 'range' | 'loop' | 'workday' | 'last' | 'specify'

/** The choice that a field's text stands for; what cannot be read is "every" (spec 2 §4). */
export function modeOf(text: string): CronMode {
  if (text === '?') return 'unset'
  // A list may hold ranges and loops: it is shown as it is, not cut down to one of them.
  if (text.includes(',')) return 'specify'
  if (/^(?:MON|TUE|WED|THU|FRI|SAT|SUN)$/i.test(text)) return 'specify'
  if (/W$/i.test(text)) return 'workday'
  if (/L/i.test(text)) return 'last'
  if (text.includes('/')) return 'loop'
  if (text.includes('-')) return 'range'
  return /^\d+$/.test(text) || text.includes('#') ? 'specify' : 'every'
}

/** Limits of the builder's number inputs (spec 2 §5, "Cron numbers"). */
export const CRON_LIMITS = {
  second: { interval: [1, 59], start: [0, 59], rangeStart: [1, 59], rangeEnd: [0, 59] },
  minute: { interval: [1, 59], start: [0, 59], rangeStart: [0, 59], rangeEnd: [0, 59] },
  hour: { interval: [1, 23], start: [0, 23], rangeStart: [0, 23], rangeEnd: [0, 23] },
  day: { interval: [1, 31], start: [1, 31], rangeStart: [1, 31], rangeEnd: [1, 31] },
  month: { interval: [1, 12], start: [1, 12], rangeStart: [1, 12], rangeEnd: [1, 12] },
  week: { interval: [1, 7], start: [0, 6], rangeStart: [0, 6], rangeEnd: [0, 6] },
  year: { interval: [1, 99], start: [2019, 2119], rangeStart: [2019, 2119], rangeEnd: [2019, 2119] },
  /** Days before the end of the month; which week day of the month. */
  beforeEnd: [1, 30],
  nth: [1, 5],
} as const

/** The fields of an expression; missing ones have their default. Nothing is judged here: `parseCron` does. */
export function splitCron(expression: string): CronTexts {
  const parts = expression.trim().split(/\s+/).filter(Boolean)
  return Object.fromEntries(
    CRON_FIELDS.map((field, at) => [field, parts[at] ?? DEFAULT_CRON[field]]),
  ) as CronTexts
}

/**
 * The expression of the builder's fields: all seven in their order, parted by one blank, the year too. Nothing is
 * judged here: `parseCron` does.
 */
export function joinCron(texts: CronTexts): string {
  return CRON_FIELDS.map((field) => texts[field]).join(' ')
}

function isSet(text: string): boolean {
  return text !== '*' && text !== '?'
}

/** Day and week are exclusive: one of them is `?`, the other is not. */
function excludeDayOrWeek(texts: Record<CronFieldName, string>, changed: CronFieldName): void {
  if (changed !== 'day' && changed !== 'week') return
  const other = changed === 'day' ? 'week' : 'day'
  if (texts[changed] !== '?') texts[other] = '?'
  else if (texts[other] === '?') texts[other] = '*'
}

/**
 * Sets a field and what depends on it (spec 2 §4): a finer field that is still "every" becomes its first value, so
 * that "at 9" does not mean every second of that hour.
 *
 * @param weekdays numbering in which "week becomes 1" is read; it is written by name. @default 'unix'
 * @example changeCronField(DEFAULT_CRON, 'hour', '9') // second 0, minute 0, hour 9
 */
export function changeCronField(
  texts: CronTexts,
  field: CronFieldName,
  text: string,
  weekdays: WeekdayNumbering = 'unix',
): CronTexts {
  const next = { ...texts, [field]: text }
  excludeDayOrWeek(next, field)
  if (field === 'year' && isSet(next.year) && next.month === '*') next.month = '1'
  const monthChanged = next.month !== texts.month
  if (monthChanged && isSet(next.month)) {
    if (next.day === '?' && next.week === '*') next.week = WEEKDAY_NAMES[weekdays === 'unix' ? 1 : 0]
    if (next.week === '?' && next.day === '*') next.day = '1'
  }
  const dayChanged = next.day !== texts.day || next.week !== texts.week
  if (dayChanged && (isSet(next.day) || isSet(next.week)) && next.hour === '*') next.hour = '0'
  if (next.hour !== texts.hour && isSet(next.hour) && next.minute === '*') next.minute = '0'
  if (next.minute !== texts.minute && isSet(next.minute) && next.second === '*') next.second = '0'
  return next
}
