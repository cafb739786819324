import { wireDate } from '@lading/core/text'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const GMT8_MS = 8 * HOUR_MS

/** That many days ago at an hour of the working day (GMT+8), in milliseconds; negative days are to come. */
export function daysAgo(days: number, hour = 10, now = Date.now()): number {
  const midnight = Math.floor((now + GMT8_MS) / DAY_MS) * DAY_MS - GMT8_MS
  return midnight - days * DAY_MS + hour * HOUR_MS
}

/** The date that many days ago, `YYYY-MM-DD`. */
export const dateAgo = (days: number): string => wireDate(daysAgo(days))
