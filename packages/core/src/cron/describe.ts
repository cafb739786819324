import { ownLocale } from '../text/languages'
import type { Locale } from '../text/text'
import { formatField } from './formatCron'
import type { CronItem, CronSchedule } from './fields'
import { parseCron } from './parseCron'
import type { CronOptions } from './parseCron'
import { isEvery, Words } from './words'

function plainValues(items: readonly CronItem[]): number[] | undefined {
  return items.every((item) => item.type === 'value')
    ? items.map((item) => (item as { value: number }).value)
    : undefined
}

/** Clock times when hours, minutes and seconds are single values and not too many. */
function clockTimes(schedule: CronSchedule): string[] | undefined {
  const [hours, minutes, seconds] = [schedule.hour, schedule.minute, schedule.second].map(plainValues)
  if (!hours || !minutes || !seconds || hours.length * minutes.length * seconds.length > 6) return undefined
  const two = (value: number) => String(value).padStart(2, '0')
  const times = hours.flatMap((hour) =>
    minutes.flatMap((minute) => seconds.map((second) => `${two(hour)}:${two(minute)}:${two(second)}`)),
  )
  return [...new Set(times)].sort()
}

function describeTime(schedule: CronSchedule, words: Words): string {
  const times = clockTimes(schedule)
  if (times) return words.say(words.list(times), `at ${words.list(times)}`)
  const parts = (['hour', 'minute', 'second'] as const).map((field) => {
    const items = schedule[field]
    if (isEvery(items))
      return words.say({ hour: '每小时', minute: '每分钟', second: '每秒' }[field], `every ${field}`)
    return words.items(field, items)
  })
  const shown =
    isEvery(schedule.second) && isEvery(schedule.minute) && isEvery(schedule.hour) ? parts.slice(2) : parts
  return words.say(shown.join('的'), shown.toReversed().join(', '))
}

function describeDays(schedule: CronSchedule, words: Words): string {
  const byWeek = schedule.day[0]?.type === 'unset'
  const field = byWeek ? 'week' : 'day'
  const items = schedule[field]
  const everyMonth = isEvery(schedule.month)
  if (isEvery(items)) return everyMonth ? words.say('每天', 'every day') : words.say('的每天', 'every day')
  const days = words.items(field, items)
  const monthly = items.some((item) => item.type === 'nth' || item.type === 'lastWeekday')
  if (byWeek && !monthly) return words.say(everyMonth ? `每${days}` : `的每${days}`, `on ${days}`)
  return words.say(
    everyMonth ? `每月${days}` : `的${days}`,
    `on ${days}${everyMonth && !/of the month/.test(days) ? ' of every month' : ''}`,
  )
}

/** A schedule in plain words, e.g. `每周一到周五 09:00:00` or `on Monday to Friday, at 09:00:00`. */
export function describeSchedule(schedule: CronSchedule, locale: Locale): string {
  const words = new Words(locale)
  const year = isEvery(schedule.year) ? '' : words.items('year', schedule.year)
  const month = isEvery(schedule.month) ? '' : words.items('month', schedule.month)
  const days = describeDays(schedule, words)
  const time = describeTime(schedule, words)
  if (ownLocale(locale) === 'zh-CN') {
    const date = month === '' ? days : `${year === '' ? '每年' : ''}${month}${days}`
    return `${year}${date} ${time}`
  }
  return [days, month && `in ${month}`, year && `in ${year}`, time].filter(Boolean).join(', ')
}

/**
 * An expression in plain words.
 *
 * @throws CronError when it cannot be read
 * @example describeCron('0 0 9 ? * MON-FRI', 'zh-CN') // '每周一到周五 09:00:00'
 */
export function describeCron(expression: string, locale: Locale, options: CronOptions = {}): string {
  return describeSchedule(parseCron(expression, options), locale)
}

/** The week days of an expression by name: what its numbers were read as, e.g. `MON,WED`; empty when week is `?`. */
export function readWeekdays(expression: string, options: CronOptions = {}): string {
  const { week } = parseCron(expression, options)
  return week[0]?.type === 'unset' ? '' : formatField('week', week)
}
