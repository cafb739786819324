const pad = (value: number, length = 2) => String(value).padStart(length, '0')

/** Whether such a day exists. */
function exists(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

const FULL = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?/
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?!\d)/
const SHORT = /^(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?(?![-/.\d])/
const TIME =
  /^T?\s*(\d{1,2})\s*[:：时]\s*(\d{1,2})(?:\s*[:：分]\s*(\d{1,2})(?:\.\d+)?)?\s*[分秒]?\s*(Z|[+-]\d{2}:?\d{2})?$/

/** A date in a text and what follows it, or undefined. `2026-1-5`, `2026/1/5`, `2026年1月5日`, `20260105`, `1-5`. */
function splitDate(text: string, thisYear: number): { date: string; rest: string } | undefined {
  const plain = text.normalize('NFKC').trim()
  const long = FULL.exec(plain) ?? COMPACT.exec(plain)
  const short = long ? null : SHORT.exec(plain)
  const match = long ?? short
  if (!match) return undefined
  const [year, month, day] = long
    ? [Number(match[1]), Number(match[2]), Number(match[3])]
    : [thisYear, Number(match[1]), Number(match[2])]
  if (year < 1000 || !exists(year, month, day)) return undefined
  return { date: `${pad(year, 4)}-${pad(month)}-${pad(day)}`, rest: plain.slice(match[0].length) }
}

/**
 * A typed or pasted date as `YYYY-MM-DD` (spec 2 §9). A time behind it is dropped. Blank gives null, no date
 * undefined.
 *
 * @param thisYear year of a date without one. @default the present one
 */
export function readDate(text: string, thisYear = new Date().getFullYear()): string | null | undefined {
  if (text.trim() === '') return null
  const found = splitDate(text, thisYear)
  if (!found) return undefined
  return found.rest.trim() === '' || TIME.test(found.rest) ? found.date : undefined
}

/**
 * A typed or pasted date and time as `YYYY-MM-DD HH:mm:ss` (spec 2 §9), wall clock. A date alone gets midnight.
 * Blank gives null, anything else undefined.
 */
export function readDatetime(text: string, thisYear = new Date().getFullYear()): string | null | undefined {
  if (text.trim() === '') return null
  const found = splitDate(text, thisYear)
  if (!found) return undefined
  if (found.rest.trim() === '') return `${found.date} 00:00:00`
  const match = TIME.exec(found.rest)
  if (!match || match[4]) return undefined
  const [hour, minute, second] = [Number(match[1]), Number(match[2]), Number(match[3] ?? 0)]
  if (hour > 23 || minute > 59 || second > 59) return undefined
  return `${found.date} ${pad(hour)}:${pad(minute)}:${pad(second)}`
}
