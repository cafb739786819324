import { nextRuns } from './nextRuns'
import type { NextRunsOptions } from './nextRuns'

/** Runs that are looked at. */
const RUNS = 50
const MINUTE_MS = 60_000

/**
 * Whether two of the next runs are closer to one another than some minutes.
 * @throws CronError when the expression cannot be read
 */
export function runsOftenerThan(
  expression: string,
  minutes: number,
  options: Omit<NextRunsOptions, 'count'> = {},
): boolean {
  const runs = nextRuns(expression, { ...options, count: RUNS }).map((run) => run.getTime())
  return runs.some((run, at) => at > 0 && run - runs[at - 1]! < minutes * MINUTE_MS)
}
