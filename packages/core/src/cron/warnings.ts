import type { Text } from '../text/text'
import { valuesOf } from './days'
import type { CronItem, CronSchedule } from './fields'
import { parseCron } from './parseCron'
import type { CronOptions } from './parseCron'

/** Something that an expression does and that its author may not expect. */
export interface CronWarning {
  /**
   * `workdayLosesRuns`: a Quartz server leaves out runs of a `W` day that runs more than once. `shortMonths`: months
   * without the day do not run. `never`: no day of the calendar fits.
   */
  code: 'workdayLosesRuns' | 'shortMonths' | 'never'
  text: Text
}

const MAX_LENGTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function isWorkday({ type }: CronItem): boolean {
  return type === 'workday' || type === 'lastWorkday'
}

/** The plain days of a month when nothing else decides: `29,31`; `undefined` for week days, `L`, `W` and `*`. */
function plainDays(schedule: CronSchedule): number[] | undefined {
  const plain = schedule.day.every(({ type }) => type === 'value' || type === 'range' || type === 'loop')
  return plain ? valuesOf('day', schedule.day) : undefined
}

/** What to say about a schedule that was read; see `cronWarnings`. */
export function warningsOf(schedule: CronSchedule): CronWarning[] {
  const warnings: CronWarning[] = []
  const times = (['hour', 'minute', 'second'] as const)
    .map((field) => valuesOf(field, schedule[field]).length)
    .reduce((product, count) => product * count, 1)
  if (times > 1 && schedule.day.some(isWorkday)) {
    warnings.push({
      code: 'workdayLosesRuns',
      text: {
        zh: '含W且每天运行多次：Quartz服务器会漏掉跨月后首日的部分运行，此处按文档显示全部',
        en: 'W with several runs a day: Quartz servers leave some of them out; all are shown here, as documented',
      },
    })
  }
  const days = plainDays(schedule)
  if (!days) return warnings
  const months = valuesOf('month', schedule.month)
  const least = Math.min(...days)
  const without = months.filter((month) => least > MAX_LENGTH[month - 1]!)
  if (without.length === months.length) {
    warnings.push({
      code: 'never',
      text: {
        zh: '所选月份没有这样的日期，永远不会运行',
        en: 'no chosen month has such a day: it never runs',
      },
    })
  } else if (without.length > 0 || (least === 29 && months.includes(2))) {
    warnings.push({
      code: 'shortMonths',
      text: {
        zh: `没有${least}日的月份不会运行；要每月最后一天运行，请用L`,
        en: `months without day ${least} do not run; for the last day of every month use L`,
      },
    })
  }
  return warnings
}

/**
 * What an expression does that its author may not expect; empty for most.
 *
 * @throws CronError when it cannot be read
 * @example cronWarnings('0 0 0 31 * ?')[0].code // 'shortMonths'
 */
export function cronWarnings(expression: string, options: CronOptions = {}): CronWarning[] {
  return warningsOf(parseCron(expression, options))
}
