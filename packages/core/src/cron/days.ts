import { RANGES } from './fields'
import type { CronFieldName, CronItem, CronSchedule } from './fields'

/** The values of a field that do not depend on the month, sorted. */
export function valuesOf(field: CronFieldName, items: readonly CronItem[]): number[] {
  const { min, max } = RANGES[field]
  const size = max - min + 1
  const values = new Set<number>()
  const add = (from: number, count: number, step: number) => {
    for (let at = 0; at < count; at += step) values.add(((from - min + at) % size) + min)
  }
  for (const item of items) {
    if (item.type === 'every') add(min, size, 1)
    else if (item.type === 'value') values.add(item.value)
    else if (item.type === 'range') add(item.from, ((item.to - item.from + size) % size) + 1, item.step)
    else if (item.type === 'loop') add(item.start, max - item.start + 1, item.step)
  }
  return [...values].sort((a, b) => a - b)
}

/** Number of the last day of a month, leap years counted. @param month 1–12 */
export function lastDayOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** Week day (0 = Sunday) of a day. */
export function weekdayOf(year: number, month: number, day: number): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay()
}

/** The working day nearest to a day, within its month. */
function nearestWorkday(year: number, month: number, day: number): number {
  const weekday = weekdayOf(year, month, day)
  if (weekday === 6) return day === 1 ? 3 : day - 1
  if (weekday === 0) return day === lastDayOf(year, month) ? day - 2 : day + 1
  return day
}

function dayOf(item: CronItem, year: number, month: number): number | undefined {
  const last = lastDayOf(year, month)
  if (item.type === 'last') return last - item.offset
  if (item.type === 'workday') return item.day <= last ? nearestWorkday(year, month, item.day) : undefined
  if (item.type === 'lastWorkday') {
    return item.offset < last ? nearestWorkday(year, month, last - item.offset) : undefined
  }
  return undefined
}

function weekDays(items: readonly CronItem[], year: number, month: number): number[] {
  const last = lastDayOf(year, month)
  const first = weekdayOf(year, month, 1)
  const on = (weekday: number) => ((weekday - first + 7) % 7) + 1
  const [only] = items
  if (only?.type === 'nth') {
    const day = on(only.weekday) + (only.nth - 1) * 7
    return day <= last ? [day] : []
  }
  if (only?.type === 'lastWeekday') {
    const day = on(only.weekday)
    return [day + Math.floor((last - day) / 7) * 7]
  }
  const days: number[] = []
  for (const weekday of valuesOf('week', items)) {
    for (let day = on(weekday); day <= last; day += 7) days.push(day)
  }
  return days
}

/** The days of a month on which a schedule fires, sorted. */
export function daysOf(schedule: CronSchedule, year: number, month: number): number[] {
  if (schedule.day[0]?.type === 'unset') return weekDays(schedule.week, year, month).sort((a, b) => a - b)
  const last = lastDayOf(year, month)
  const plain = valuesOf('day', schedule.day)
  const special = schedule.day.flatMap((item) => dayOf(item, year, month) ?? [])
  const days = new Set([...plain, ...special].filter((day) => day >= 1 && day <= last))
  return [...days].sort((a, b) => a - b)
}
