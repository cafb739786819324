import type { Text } from '../text/text'

/** The seven fields of an expression, in their order. */
export const CRON_FIELDS = ['second', 'minute', 'hour', 'day', 'month', 'week', 'year'] as const
/** Name of a field, from `second` to `year`. */
export type CronFieldName = (typeof CRON_FIELDS)[number]

/** Names of the fields for messages and labels, in the languages of `Text`. */
export const FIELD_LABELS: Readonly<Record<CronFieldName, Text>> = {
  second: { zh: '秒', en: 'second' },
  minute: { zh: '分', en: 'minute' },
  hour: { zh: '时', en: 'hour' },
  day: { zh: '日', en: 'day' },
  month: { zh: '月', en: 'month' },
  week: { zh: '周', en: 'week' },
  year: { zh: '年', en: 'year' },
}

/** How numbers of week days are read: `unix` 0–6 = SUN–SAT and 7 = SUN, `quartz` 1–7 = SUN–SAT. */
export type WeekdayNumbering = 'unix' | 'quartz'

/** Values that a field can have; week days are counted 0–6 = SUN–SAT here whatever their numbering. */
export const RANGES: Readonly<Record<CronFieldName, { min: number; max: number; step: number }>> = {
  second: { min: 0, max: 59, step: 59 },
  minute: { min: 0, max: 59, step: 59 },
  hour: { min: 0, max: 23, step: 23 },
  day: { min: 1, max: 31, step: 31 },
  month: { min: 1, max: 12, step: 12 },
  week: { min: 0, max: 6, step: 7 },
  year: { min: 1970, max: 2199, step: 229 },
}

/** Names of week days in an expression, by number 0–6 whatever the numbering. */
export const WEEKDAY_NAMES = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const
/** Names of months in an expression, January first; the number of a month is its index + 1. */
export const MONTH_NAMES = [
  'JAN',
  'FEB',
  'MAR',
  'APR',
  'MAY',
  'JUN',
  'JUL',
  'AUG',
  'SEP',
  'OCT',
  'NOV',
  'DEC',
] as const

/** One item of a field. Week days are 0–6 = SUN–SAT. */
export type CronItem =
  | { type: 'every' }
  /** `?`: this field does not decide. */
  | { type: 'unset' }
  | { type: 'value'; value: number }
  /** Inclusive; `to` before `from` goes over the end. */
  | { type: 'range'; from: number; to: number; step: number }
  /** From `start` to the end, every `step`. */
  | { type: 'loop'; start: number; step: number }
  /** Day: `offset` days before the last of the month. */
  | { type: 'last'; offset: number }
  /** Day: the working day nearest to a day of the month. */
  | { type: 'workday'; day: number }
  /** Day: the working day nearest to `offset` days before the last of the month. */
  | { type: 'lastWorkday'; offset: number }
  /** Week: the last such day of the month. */
  | { type: 'lastWeekday'; weekday: number }
  /** Week: the `nth` such day of the month. */
  | { type: 'nth'; weekday: number; nth: number }

/**
 * An expression that was read: the items of each field. A left-out year is "every". Made by `parseCron`, written by
 * `formatCron`.
 */
export type CronSchedule = Readonly<Record<CronFieldName, readonly CronItem[]>>
