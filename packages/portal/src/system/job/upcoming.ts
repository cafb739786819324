import { nextRuns } from '@lading/core/cron'

const RUNS = 5
/** The server's clock (contract §1). */
const ZONE = 'Asia/Shanghai'

/** `YYYY-MM-DD HH:mm:ss`, the form of Swedish. */
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'medium' })

/** The next runs of an expression in the time of the server; none for one that cannot be read or never runs. */
export function upcoming(expression: string, from = new Date()): string[] {
  try {
    return nextRuns(expression, { from, count: RUNS, zone: ZONE }).map((run) => format.format(run))
  } catch {
    return []
  }
}
