import { parseCron, runsOftenerThan } from '@lading/core/cron'
import { REPORT_MAIL_LIMITS } from '@lading/core/entity'
import { upcoming } from '@/system/job/upcoming'

/** What is wrong with when a report is mailed. `unread`: the input says why itself. */
export function cronFault(expression: string): 'unread' | 'never' | 'often' | undefined {
  try {
    parseCron(expression)
    if (upcoming(expression).length === 0) return 'never'
    return runsOftenerThan(expression, REPORT_MAIL_LIMITS.apart) ? 'often' : undefined
  } catch {
    return 'unread'
  }
}

/** What is wrong with whom a report is mailed to. */
export const receiversFault = (receivers: readonly string[]): 'nobody' | 'many' | undefined =>
  receivers.length === 0 ? 'nobody' : receivers.length > REPORT_MAIL_LIMITS.receivers ? 'many' : undefined
