import { nextRuns, parseCron } from '@lading/core/cron'
import { Failure } from '../../http/failures'
import { said } from '../../http/language'

/** @throws Failure unless the expression is one of the seven fields (contract §19) that still has a run to come */
export function checkCron(expression: string): void {
  try {
    parseCron(expression)
  } catch {
    throw new Failure(said('Cron 表达式不正确', 'This is not a cron expression'))
  }
  if (nextRuns(expression, { count: 1 }).length === 0)
    throw new Failure(said('Cron 表达式不会再触发', 'The expression has no run to come'))
}

/** Whether a run is due between the last look and now. */
export function isDue(expression: string, since: Date, now: Date): boolean {
  const [next] = nextRuns(expression, { from: since, count: 1 })
  return next !== undefined && next <= now
}
