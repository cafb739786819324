import { CronError, cronWarnings, describeCron, nextRuns } from '@lading/core/cron'
import type { WeekdayNumbering } from '@lading/core/cron'
import { textIn } from '@lading/core/text'
import type { Locale } from '@lading/core/text'

/** How many runs are shown (spec 2 §5). */
export const PREVIEW_RUNS = 10

/** What an expression means. */
export interface CronPreview {
  /** In plain words. */
  words: string
  /** What its author may not expect; empty for most expressions. */
  warnings: string[]
  /** Wall clock times of the zone with year and week day; fewer than ten when the expression ends. */
  runs: string[]
}

/** A moment on the clock of a zone: `2026-11-23 09:00:00 周一`. */
export function runText(moment: Date, zone: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  const weekday = new Intl.DateTimeFormat(locale, { timeZone: zone, weekday: 'short' }).format(moment)
  const { year, month, day, hour, minute, second } = parts
  return `${year}-${month}-${day} ${hour}:${minute}:${second} ${weekday}`
}

/**
 * The meaning of an expression; `undefined` when it cannot be read.
 *
 * @param from runs are after this moment
 */
export function previewOf(
  expression: string,
  options: { from: Date; zone: string; locale: Locale; weekdays: WeekdayNumbering },
): CronPreview | undefined {
  const { from, zone, locale, weekdays } = options
  try {
    const runs = nextRuns(expression, { from, zone, weekdays, count: PREVIEW_RUNS })
    return {
      words: describeCron(expression, locale, { weekdays }),
      warnings: cronWarnings(expression, { weekdays }).map(({ text }) => textIn(text, locale)),
      runs: runs.map((run) => runText(run, zone, locale)),
    }
  } catch (error) {
    if (error instanceof CronError) return undefined
    throw error
  }
}

/** Names of the time zones that this browser knows, UTC first. */
export function timeZones(): string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')]
}
