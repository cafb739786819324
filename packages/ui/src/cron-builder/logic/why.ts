import { CronError, explainCron, nextRuns } from '@lading/core/cron'
import type { CronExplanation, WeekdayNumbering } from '@lading/core/cron'

/** On which clock and in which numbering an expression is read. */
export interface Reading {
  zone: string
  weekdays: WeekdayNumbering
}

/** The explanation of a time; `undefined` when the expression or the time cannot be read. */
export function whyOf(expression: string, at: string, reading: Reading): CronExplanation | undefined {
  try {
    return explainCron(expression, at, reading)
  } catch (error) {
    if (error instanceof CronError) return undefined
    throw error
  }
}

/** A moment on the clock of a zone: `2026-11-23 09:00:00`. */
export function wallOf(moment: Date, zone: string): string {
  // Swedish writes times as the ISO does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(
    moment,
  )
}

/**
 * The time of a day to ask about first: of its first run, or the time of day that was asked about before.
 *
 * @param date `YYYY-MM-DD`
 * @param before `YYYY-MM-DD HH:mm:ss`
 */
export function timeToAsk(expression: string, date: string, before: string, reading: Reading): string {
  const kept = `${date} ${before.slice(11) || '00:00:00'}`
  const midnight = whyOf(expression, `${date} 00:00:00`, reading)
  if (!midnight) return kept
  if (midnight.runs) return midnight.at
  // A day that begins with a jump of the clock has no midnight; what comes next is found all the same.
  const next = midnight.next ?? nextRuns(expression, { ...reading, count: 1 })[0]
  const wall = next && wallOf(next, reading.zone)
  return wall?.startsWith(date) ? wall : kept
}
