import { wireDate } from '../text/date'

/** Days that move with the clock, in the order in which they are offered. */
export const RELATIVE_DATES = [
  'today',
  'yesterday',
  'last7Days',
  'last30Days',
  'next7Days',
  'beforeToday',
  'before7Days',
  'before30Days',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'thisYear',
  'lastYear',
] as const

/** Name of days that move with the clock, one of `RELATIVE_DATES`. */
export type RelativeDate = (typeof RELATIVE_DATES)[number]

/** Days from one to another, both counted, as `YYYY-MM-DD`. */
export interface DayRange {
  begin: string
  end: string
}

/** Whether a text names days that move with the clock. */
export function isRelativeDate(text: string): text is RelativeDate {
  return (RELATIVE_DATES as readonly string[]).includes(text)
}

const DAY = 86_400_000
/** Where days without a beginning begin. */
const EARLIEST = '1900-01-01'

/**
 * The days that a name means at a moment: in GMT+8 as everything on the wire (contract §1.5), with weeks from
 * Monday. Browser and server call this same function; the server's clock decides what a query finds.
 *
 * @example relativeDays('thisMonth', Date.parse('2026-11-21T12:00:00Z')) // 2026-11-01 … 2026-11-30
 */
export function relativeDays(name: RelativeDate, now: Date | number): DayRange {
  const [year = 0, month = 1, day = 1] = wireDate(now).split('-').map(Number)
  const at = (y: number, m: number, d: number) => new Date(Date.UTC(y, m - 1, d)).toISOString().slice(0, 10)
  const from = (days: number) => at(year, month, day + days)
  const weekday = (new Date(Date.UTC(year, month - 1, day)).getTime() / DAY + 3) % 7
  const quarter = month - ((month - 1) % 3)
  switch (name) {
    case 'today':
      return { begin: from(0), end: from(0) }
    case 'yesterday':
      return { begin: from(-1), end: from(-1) }
    case 'last7Days':
      return { begin: from(-6), end: from(0) }
    case 'last30Days':
      return { begin: from(-29), end: from(0) }
    case 'next7Days':
      return { begin: from(0), end: from(6) }
    case 'beforeToday':
      return { begin: EARLIEST, end: from(-1) }
    case 'before7Days':
      return { begin: EARLIEST, end: from(-7) }
    case 'before30Days':
      return { begin: EARLIEST, end: from(-30) }
    case 'thisWeek':
      return { begin: from(-weekday), end: from(6 - weekday) }
    case 'lastWeek':
      return { begin: from(-weekday - 7), end: from(-weekday - 1) }
    case 'thisMonth':
      return { begin: at(year, month, 1), end: at(year, month + 1, 0) }
    case 'lastMonth':
      return { begin: at(year, month - 1, 1), end: at(year, month, 0) }
    case 'thisQuarter':
      return { begin: at(year, quarter, 1), end: at(year, quarter + 3, 0) }
    case 'thisYear':
      return { begin: at(year, 1, 1), end: at(year, 12, 31) }
    case 'lastYear':
      return { begin: at(year - 1, 1, 1), end: at(year - 1, 12, 31) }
  }
}
