import { ownLocale } from '../text/languages'
import type { Locale, OwnLocale } from '../text/text'
import type { CronFieldName, CronItem } from './fields'

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
const UNITS: Record<OwnLocale, Record<CronFieldName, string>> = {
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

/** Words for values and items in one language. */
export class Words {
  readonly #zh: boolean
  constructor(readonly locale: Locale) {
    this.#zh = ownLocale(locale) === 'zh-CN'
  }

  say(zh: string, en: string): string {
    return this.#zh ? zh : en
  }

  list(texts: string[]): string {
    if (this.#zh) return texts.join('、')
    return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`
  }

  value(field: CronFieldName, value: number): string {
    if (field === 'week') return WEEKDAYS[ownLocale(this.locale)][value]!
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
export function isEvery(items: readonly CronItem[]): boolean {
  return items.some((item) => item.type === 'every')
}
