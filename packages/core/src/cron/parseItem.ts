import type { Text } from '../text/text'
import { CronError } from './cronError'
import { MONTH_NAMES, RANGES, WEEKDAY_NAMES } from './fields'
import type { CronFieldName, CronItem, WeekdayNumbering } from './fields'

/** One item of a field's list, and where it stands in the expression. */
export class ItemReader {
  constructor(
    readonly field: CronFieldName,
    readonly text: string,
    readonly position: number,
    readonly weekdays: WeekdayNumbering,
  ) {}

  refuse(zh: string, en: string): never {
    const reason: Text = { zh, en }
    throw new CronError(reason, this.position, Math.max(1, this.text.length), this.field)
  }

  integer(text: string): number {
    if (!/^\d{1,4}$/.test(text)) this.refuse(`“${text}”不是数字`, `“${text}” is not a number`)
    return Number(text)
  }

  /** A number or name of the field; week days come out as 0–6, a unix 7 as 0. */
  value(text: string): number {
    const names: readonly string[] =
      this.field === 'month' ? MONTH_NAMES : this.field === 'week' ? WEEKDAY_NAMES : []
    const named = names.indexOf(text)
    if (named >= 0) return this.field === 'month' ? named + 1 : named
    const number = this.integer(text)
    const { min, max } = this.limits()
    if (number < min || number > max)
      this.refuse(`${number}不在${min}到${max}之间`, `${number} is not from ${min} to ${max}`)
    if (this.field !== 'week') return number
    return this.weekdays === 'quartz' ? number - 1 : number % 7
  }

  limits(): { min: number; max: number } {
    if (this.field !== 'week') return RANGES[this.field]
    return this.weekdays === 'quartz' ? { min: 1, max: 7 } : { min: 0, max: 7 }
  }

  step(text: string): number {
    const step = this.integer(text)
    const { step: max } = RANGES[this.field]
    if (step < 1 || step > max)
      this.refuse(`间隔${step}不在1到${max}之间`, `the step ${step} is not from 1 to ${max}`)
    return step
  }
}

function parseLast(reader: ItemReader): CronItem | undefined {
  const match = /^L(?:-(\d{1,2}))?(W)?$/.exec(reader.text)
  if (!match) return undefined
  const offset = Number(match[1] ?? 0)
  if (offset > 30) reader.refuse('月末前的天数不能超过30', 'at most 30 days before the end of the month')
  return match[2] ? { type: 'lastWorkday', offset } : { type: 'last', offset }
}

function parseDay(reader: ItemReader): CronItem | undefined {
  const workday = /^(\d{1,2})W$/.exec(reader.text)
  if (workday) return { type: 'workday', day: reader.value(workday[1]!) }
  return parseLast(reader)
}

function parseWeek(reader: ItemReader): CronItem | undefined {
  if (reader.text === 'L') return { type: 'value', value: 6 }
  const last = /^(\d|[A-Z]{3})L$/.exec(reader.text)
  if (last) return { type: 'lastWeekday', weekday: reader.value(last[1]!) }
  const nth = /^([^#]*)#(.*)$/.exec(reader.text)
  if (!nth) return undefined
  const [, weekday = '', count = ''] = nth
  if (!/^[1-5]$/.test(count)) reader.refuse('#后应为1到5', '# must be followed by 1 to 5')
  return { type: 'nth', weekday: reader.value(weekday), nth: Number(count) }
}

function parseRange(reader: ItemReader, text: string, step: number): CronItem {
  const [begin = '', end = ''] = text.split(/-(.*)/s)
  const from = reader.value(begin)
  // Sunday to Sunday is the whole week, not one day: a unix 7 is 0 in the next week.
  const to = reader.field === 'week' && begin === '0' && end === '7' ? 6 : reader.value(end)
  if (reader.field === 'year' && to < from) {
    reader.refuse('结束年份早于开始年份', 'the last year is before the first')
  }
  return { type: 'range', from, to, step }
}

/** Reads one item. Letters are upper case already. @throws CronError */
export function parseItem(reader: ItemReader): CronItem {
  const { field, text } = reader
  if (text === '') reader.refuse('列表中有空项', 'the list has an empty item')
  if (text === '*') return { type: 'every' }
  if (text === '?') {
    if (field !== 'day' && field !== 'week') reader.refuse('?只能用于日或周', '? is for day and week only')
    return { type: 'unset' }
  }
  const special = field === 'day' ? parseDay(reader) : field === 'week' ? parseWeek(reader) : undefined
  if (special) return special

  const slash = text.indexOf('/')
  if (slash < 0) {
    return text.includes('-') ? parseRange(reader, text, 1) : { type: 'value', value: reader.value(text) }
  }
  const base = text.slice(0, slash)
  const step = reader.step(text.slice(slash + 1))
  if (base.includes('-')) return parseRange(reader, base, step)
  const start = base === '' || base === '*' ? RANGES[field].min : reader.value(base)
  return { type: 'loop', start, step }
}
