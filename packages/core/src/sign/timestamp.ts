/** Seconds by which the clocks of client and server may differ, both ways (contract §2.2). */
export const TIMESTAMP_TOLERANCE = 300

/** Offset of the time zone of the digit form, UTC+8, in milliseconds. */
const OFFSET = 8 * 3_600_000

const DIGITS = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/

/** The value of `X-TIMESTAMP`: 14 digits `yyyyMMddHHmmss` in UTC+8. */
export function signTimestamp(date: Date): string {
  return new Date(date.getTime() + OFFSET).toISOString().replace(/\D/g, '').slice(0, 14)
}

/** What a check of `X-TIMESTAMP` says; `time` is in epoch milliseconds, `message` the server's answer. */
export type TimestampAnswer =
  | { ok: true; time: number }
  | { ok: false; reason: 'missing' | 'format' | 'expired'; message: string }

/**
 * Reads `X-TIMESTAMP`: 14 digits are a date in UTC+8, other digits epoch milliseconds. `undefined` when it is
 * neither, e.g. month 13.
 */
export function parseTimestamp(text: string): number | undefined {
  const match = DIGITS.exec(text)
  if (!match) return /^\d{1,13}$|^\d{15}$/.test(text) ? Number(text) : undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number)
  const wall = Date.UTC(year, month - 1, day, hour, minute, second)
  // A date that does not exist (30 February) would roll over: its digits then differ.
  if (new Date(wall).toISOString().replace(/\D/g, '').slice(0, 14) !== text) return undefined
  return wall - OFFSET
}

/**
 * Whether `X-TIMESTAMP` is near enough to now, in the past as in the future. The two forms are compared as times,
 * never by their digits (contract §2.2, known defects).
 *
 * @param now epoch milliseconds
 */
export function checkTimestamp(
  text: string | undefined,
  now: number,
  toleranceSeconds: number = TIMESTAMP_TOLERANCE,
): TimestampAnswer {
  if (!text) return { ok: false, reason: 'missing', message: 'Sign签名校验失败，请求参数不完整！' }
  const time = parseTimestamp(text)
  if (time === undefined) {
    return { ok: false, reason: 'format', message: '签名验证失败:X-TIMESTAMP格式必须为:yyyyMMddHHmmss' }
  }
  if (Math.abs(now - time) > toleranceSeconds * 1000) {
    return { ok: false, reason: 'expired', message: '签名验证失败:X-TIMESTAMP已过期' }
  }
  return { ok: true, time }
}
