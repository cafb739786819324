import pg from 'pg'

/** PostgreSQL type numbers that need an agreed shape on the wire. */
const OID = { int8: 20, numeric: 1700, date: 1082, timestamp: 1114, timestamptz: 1184 } as const

const pad = (value: number, width = 2) => String(value).padStart(width, '0')
const GMT8 = 8 * 3_600_000

/** A point in time as the contract writes it: `YYYY-MM-DD HH:mm:ss`, GMT+8 (contract §1.5). */
export function stampOf(date: Date): string {
  const at = new Date(date.getTime() + GMT8)
  return `${pad(at.getUTCFullYear(), 4)}-${pad(at.getUTCMonth() + 1)}-${pad(at.getUTCDate())} ${pad(at.getUTCHours())}:${pad(at.getUTCMinutes())}:${pad(at.getUTCSeconds())}`
}

/** PostgreSQL's text of a `timestamptz`, any offset, → `YYYY-MM-DD HH:mm:ss` in GMT+8. */
export function parseTimestamptz(text: string): string {
  const match = /^(\d{4,})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)(?:\.(\d+))?([+-])(\d\d)(?::?(\d\d))?/.exec(text)
  if (!match) return text
  const [, year, month, day, hour, minute, second, fraction = '0', sign, offsetHour, offsetMinute = '00'] =
    match
  const offset = (Number(offsetHour) * 60 + Number(offsetMinute)) * 60_000 * (sign === '-' ? -1 : 1)
  const utc = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
    Math.floor(Number(`0.${fraction}`) * 1000),
  )
  return stampOf(new Date(utc - offset))
}

/** int8 → number while it is exact, else its text. */
function parseInt8(text: string): number | string {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : text
}

const parsers = new Map<number, (text: string) => unknown>([
  [OID.int8, parseInt8],
  [OID.numeric, Number],
  [OID.date, (text) => text],
  [OID.timestamp, (text) => text.slice(0, 19)],
  [OID.timestamptz, parseTimestamptz],
])

/** The same reading of values on PGlite and PostgreSQL: numbers as numbers, times as the contract's texts. */
export const wireTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format)) as never,
}
