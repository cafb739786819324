import type { Locale } from '../text/text'
import { formatField } from './formatCron'
import type { CronFieldName, CronItem, CronSchedule } from './fields'
import { parseCron } from './parseCron'
import type { CronOptions } from './parseCron'

const WEEKDAYS = {
  'zh-CN': ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  'en-US': ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
}
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const UNITS: Record<Locale, Record<CronFieldName, string>> = {
  'zh-CN': { second: '秒', minute: '分', hour: '点', day: '日', month: '月', week: '', year: '年' },
  'en-US': {
    second: 'second',
    minute: 'minute',
    hour: 'hour',
    day: 'day',
    month: 'month',
    week: '',
    year: 'year',
  },
}
const ZH_COUNTERS: Record<CronFieldName, string> = {
  second: '秒',
  minute: '分钟',
  hour: '小时',
  day: '天',
  month: '个月',
  week: '天',
  year: '年',
}

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth']

function ordinal(day: number): string {
  const tens = day % 100
  const suffix = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
  return `${day}${suffix}`
}

/** Words for items in one language. */
class Words {
  readonly #zh: boolean
  constructor(readonly locale: Locale) {
    this.#zh = locale === 'zh-CN'
  }

  say(zh: string, en: string): string {
    return this.#zh ? zh : en
  }

  list(texts: string[]): string {
    if (this.#zh) return texts.join('、')
    return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`
  }

  value(field: CronFieldName, value: number): string {
    if (field === 'week') return WEEKDAYS[this.locale][value]!
    if (field === 'month') return this.say(`${value}月`, MONTHS[value - 1]!)
    if (field === 'day') return this.say(`${value}日`, `the ${ordinal(value)}`)
    if (field === 'year') return this.say(`${value}年`, String(value))
    return this.say(`${value}${UNITS['zh-CN'][field]}`, `${UNITS['en-US'][field]} ${value}`)
  }

  /** `step` is over 1. */
  #every(field: CronFieldName, step: number): string {
    const unit = field === 'week' ? 'day' : UNITS['en-US'][field]
    return this.say(`每隔${step}${ZH_COUNTERS[field]}`, `every ${step} ${unit}s`)
  }

  item(field: CronFieldName, item: CronItem): string {
    switch (item.type) {
      case 'value':
        return this.value(field, item.value)
      case 'range': {
        const from = this.value(field, item.from)
        const to = this.value(field, item.to)
        const range = this.say(`${from}到${to}`, `${from} to ${to}`)
        return item.step > 1
          ? this.say(
              `${range}${this.#every(field, item.step)}`,
              `${this.#every(field, item.step)} from ${range}`,
            )
          : range
      }
      case 'loop': {
        const start = this.value(field, item.start)
        if (item.step === 1)
          return this.say(
            `从${start}起每${ZH_COUNTERS[field]}`,
            `every ${UNITS['en-US'][field] || 'day'} from ${start}`,
          )
        return this.say(
          `从${start}起${this.#every(field, item.step)}`,
          `${this.#every(field, item.step)} from ${start}`,
        )
      }
      case 'last':
        return item.offset
          ? this.say(`月末前${item.offset}天`, `${item.offset} days before the last day of the month`)
          : this.say('最后一天', 'the last day of the month')
      case 'workday':
        return this.say(`离${item.day}日最近的工作日`, `the working day nearest to the ${ordinal(item.day)}`)
      case 'lastWorkday':
        return item.offset
          ? this.say(
              `离月末前${item.offset}天最近的工作日`,
              `the working day nearest to ${item.offset} days before the last day of the month`,
            )
          : this.say('最后一个工作日', 'the last working day of the month')
      case 'lastWeekday':
        return this.say(
          `最后一个${this.value('week', item.weekday)}`,
          `the last ${this.value('week', item.weekday)} of the month`,
        )
      case 'nth':
        return this.say(
          `第${item.nth}个${this.value('week', item.weekday)}`,
          `the ${ORDINALS[item.nth]} ${this.value('week', item.weekday)} of the month`,
        )
      default:
        return ''
    }
  }

  items(field: CronFieldName, items: readonly CronItem[]): string {
    return this.list(items.map((item) => this.item(field, item)))
  }
}

/** Whether a field lets every value through. */
function isEvery(items: readonly CronItem[]): boolean {
  return items.some((item) => item.type === 'every')
}

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
  if (locale === 'zh-CN') {
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
