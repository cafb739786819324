/** Formats of dates on screen and on the wire (spec 1 §9). */
export const DATE_FORMAT = 'YYYY-MM-DD'
/** Format of moments on screen and on the wire, in GMT+8 (spec 1 §9, contract §1.5). */
export const DATETIME_FORMAT = 'YYYY-MM-DD HH:mm:ss'

/** Offset of the wire's time zone, GMT+8, in milliseconds (contract §1.5). */
const WIRE_OFFSET = 8 * 3_600_000

function isRealDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match || match[1] === '0000') return false
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number)
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Whether the text is a day that exists, as `YYYY-MM-DD`. */
export function isDateText(text: string): boolean {
  return isRealDate(text)
}

/** Whether the text is a moment that exists, as `YYYY-MM-DD HH:mm:ss`. */
export function isDatetimeText(text: string): boolean {
  return (
    text.length === 19 &&
    isRealDate(text.slice(0, 10)) &&
    /^ ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(text.slice(10))
  )
}

/** First and last year of days that a record may hold; what lies outside was mistyped. */
export const YEARS = { min: 1900, max: 2200 } as const

/** Whether the text begins with a year of `YEARS`, as days and moments do. */
export function isYearInRange(text: string): boolean {
  const year = Number(text.slice(0, 4))
  return year >= YEARS.min && year <= YEARS.max
}

/** A moment as the wire writes it: `YYYY-MM-DD HH:mm:ss` in GMT+8, wherever this runs. */
export function wireDatetime(moment: Date | number): string {
  return new Date(Number(moment) + WIRE_OFFSET).toISOString().slice(0, 19).replace('T', ' ')
}

/** The day of a moment as the wire writes it: `YYYY-MM-DD` in GMT+8. */
export function wireDate(moment: Date | number): string {
  return wireDatetime(moment).slice(0, 10)
}
