import { isDateText, isDatetimeText, wireDatetime } from './date'

/** A date that was found in a text, on the wall clock. */
export interface ReadDate {
  /** `YYYY-MM-DD` */
  day: string
  /** `HH:mm:ss`, when the text says a time. */
  time?: string
  /** The text is more exact than a second. */
  finer?: true
}

/** Why a text is no date: it is none, or it may be read as two. */
export type DateFault = 'none' | 'ambiguous'

/** A year, month and day, or why not. */
type Parts = readonly [year: number, month: number, day: number] | DateFault

const NAMES = 'january february march april may june july august september october november december'.split(
  ' ',
)
const MONTH = '([a-z]{3,9})\\.?'
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?'
const GAP = '[\\s\\-/.,]*'

const YEAR_FIRST = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})(?!\d)\s*日?/
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?!\d)/
const MONTH_DAY = /^(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?(?![-/.\d])/
const YEAR_LAST = /^(\d{1,2})\s*([-/.])\s*(\d{1,2})\s*\2\s*(\d{4}|\d{2})(?!\d)/
const YEAR_NAMED = new RegExp(`^(\\d{4})${GAP}${MONTH}${GAP}${DAY}(?!\\d)`, 'i')
const DAY_NAMED = new RegExp(`^${DAY}${GAP}${MONTH}(?:${GAP}(\\d{4}|\\d{2})(?![\\d:]))?`, 'i')
const NAMED_DAY = new RegExp(`^${MONTH}${GAP}${DAY}(?:,\\s*|\\s+)(\\d{4})(?![\\d:])`, 'i')
const NAMED_ONE = new RegExp(`^${MONTH}[\\s\\-/.']*\\d{1,2}$`, 'i')
const SERIAL = /^\d{5}(\.\d+)?$/
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,]?\s+|[\s,(]*(?:星期|礼拜|周)[一二三四五六日天]\)?/i
const TIME =
  /^[T,]?\s*([ap]\.?m\.?|上午|下午)?\s*(\d{1,2})\s*[:时点]\s*(\d{1,2})(?:\s*[:分]\s*(\d{1,2})(?:\.(\d+))?)?\s*[分秒]?\s*([ap]\.?m\.?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i

/** Day 0 of spreadsheets. */
const SERIAL_EPOCH = Date.UTC(1899, 11, 30)

const pad = (value: number, length = 2) => String(value).padStart(length, '0')
const dayOf = (parts: readonly [number, number, number]) =>
  `${pad(parts[0], 4)}-${pad(parts[1])}-${pad(parts[2])}`
const exists = (year: number, month: number, day: number) =>
  year >= 1000 && isDateText(dayOf([year, month, day]))

function monthOf(name: string): number {
  const plain = name.toLowerCase()
  return plain === 'sept' ? 9 : NAMES.findIndex((each) => each.startsWith(plain)) + 1
}

/** Years of two digits as spreadsheets read them: 30 is 1930, 29 is 2029. */
const yearOf = (text: string) =>
  text.length > 2 ? Number(text) : Number(text) + (Number(text) < 30 ? 2000 : 1900)

/** Day, month and year in figures: where nothing says which of the first two is the month, it is nobody's to guess. */
function yearLast([, a = '', sign = '', b = '', year = '']: RegExpExecArray): Parts {
  const dayFirst = [yearOf(year), Number(b), Number(a)] as const
  const monthFirst = [yearOf(year), Number(a), Number(b)] as const
  const readings = [dayFirst, monthFirst].filter((each) => exists(...each))
  // 24/12/26 is written for 2024 as well.
  if (year.length === 2) return readings.length > 0 ? 'ambiguous' : 'none'
  const [only = 'none'] = readings
  // Dots stand in dates only where the day comes first.
  const sure = readings.length < 2 || a === b || Number(a) === Number(b) || sign === '.'
  return sure ? only : 'ambiguous'
}

/** The date at the beginning of a text, and what follows it. */
function split(plain: string, thisYear: number): { parts: Parts; rest: string } {
  const found = (match: RegExpExecArray, parts: Parts) => ({ parts, rest: plain.slice(match[0].length) })
  let match = YEAR_FIRST.exec(plain) ?? COMPACT.exec(plain)
  if (match) return found(match, [Number(match[1]), Number(match[2]), Number(match[3])])
  match = YEAR_NAMED.exec(plain)
  if (match) return found(match, [Number(match[1]), monthOf(match[2]!), Number(match[3])])
  match = NAMED_DAY.exec(plain)
  if (match) return found(match, [Number(match[3]), monthOf(match[1]!), Number(match[2])])
  match = DAY_NAMED.exec(plain)
  if (match) {
    const year = match[3] === undefined ? thisYear : yearOf(match[3])
    return found(match, [year, monthOf(match[2]!), Number(match[1])])
  }
  match = YEAR_LAST.exec(plain)
  if (match) return found(match, yearLast(match))
  match = MONTH_DAY.exec(plain)
  if (match) return found(match, [thisYear, Number(match[1]), Number(match[2])])
  match = NAMED_ONE.exec(plain)
  return { parts: match && monthOf(match[1]!) > 0 ? 'ambiguous' : 'none', rest: '' }
}

/** A time of day behind a date; undefined when it is none. */
function readTime(rest: string, day: string): ReadDate | undefined {
  const match = TIME.exec(rest)
  if (!match) return undefined
  const [, before, hours, minutes, seconds = '0', fraction = '', after, zone] = match
  const half = before ?? after
  if (before && after) return undefined
  const late = half !== undefined && /^(?:p|下)/i.test(half)
  let hour = Number(hours)
  if (half !== undefined && /m/i.test(half) && (hour < 1 || hour > 12)) return undefined
  if (half !== undefined && hour === 12 && !late) hour = 0
  else if (late && hour < 12) hour += 12
  const time = `${pad(hour)}:${pad(Number(minutes))}:${pad(Number(seconds))}`
  if (!isDatetimeText(`${day} ${time}`)) return undefined
  const finer = /[1-9]/.test(fraction) ? ({ finer: true } as const) : {}
  if (zone === undefined) return { day, time, ...finer }
  const offset = zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone.toUpperCase()
  const moment = Date.parse(`${day}T${time}${offset}`)
  if (!Number.isFinite(moment)) return undefined
  const wire = wireDatetime(moment)
  return { day: wire.slice(0, 10), time: wire.slice(11), ...finer }
}

/** A spreadsheet's serial number, as a cell that lost its format shows it: 46380 is 2026-12-24. */
export function readSerialDate(serial: number): ReadDate | undefined {
  // From 1927 to 2173: a year or a short number is no date.
  if (!(serial >= 10_000 && serial < 100_000)) return undefined
  const wall = new Date(SERIAL_EPOCH + Math.round(serial * 86_400) * 1000).toISOString()
  const day = wall.slice(0, 10)
  return Number.isInteger(serial) ? { day } : { day, time: wall.slice(11, 19) }
}

/**
 * Reads a date as people and spreadsheets write it, with or without a time: `2026-1-5`, `2026年12月24日`, `20261224`,
 * `24-Dec-26`, `Dec 24, 2026`, `24.12.2026`, `24/12/2026`, a serial number, and without a year `1-5` and `24 Dec`. The
 * day comes before the month where there are dots; else figures that can be read both ways (`03/04/2026`, `24/12/26`)
 * are refused as ambiguous. A time with an offset is told in GMT+8, as everywhere on the wire.
 *
 * @param thisYear year of a date without one. @default the present one
 * @returns null for a blank text
 */
export function readDateText(text: string, thisYear = new Date().getFullYear()): ReadDate | DateFault | null {
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ').trim()
  if (plain === '') return null
  if (SERIAL.test(plain)) return readSerialDate(Number(plain)) ?? 'none'
  const { parts, rest } = split(plain.replace(WEEKDAY, ''), thisYear)
  if (typeof parts === 'string') return parts
  if (!exists(...parts)) return 'none'
  const day = dayOf(parts)
  return rest.trim() === '' ? { day } : (readTime(rest.trim(), day) ?? 'none')
}
