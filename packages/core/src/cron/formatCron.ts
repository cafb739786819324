import { CRON_FIELDS, RANGES, WEEKDAY_NAMES } from './fields'
import type { CronFieldName, CronItem, CronSchedule } from './fields'

function nameOf(field: CronFieldName, value: number): string {
  return field === 'week' ? WEEKDAY_NAMES[value]! : String(value)
}

/** The text of one item. Week days are written by name, which means the same in every numbering. */
export function formatItem(field: CronFieldName, item: CronItem): string {
  const step = 'step' in item && item.step > 1 ? `/${item.step}` : ''
  switch (item.type) {
    case 'every':
      return '*'
    case 'unset':
      return '?'
    case 'value':
      return nameOf(field, item.value)
    case 'range':
      return `${nameOf(field, item.from)}-${nameOf(field, item.to)}${step}`
    case 'loop':
      // A step after a week day's name is ignored by some schedulers, after a range of all days it is not.
      if (field === 'week') return `${nameOf(field, item.start)}-SAT/${item.step}`
      return `${item.start === RANGES[field].min ? (field === 'year' ? '*' : item.start) : item.start}/${item.step}`
    case 'last':
      return item.offset ? `L-${item.offset}` : 'L'
    case 'workday':
      return `${item.day}W`
    case 'lastWorkday':
      return item.offset ? `L-${item.offset}W` : 'LW'
    case 'lastWeekday':
      return `${nameOf(field, item.weekday)}L`
    case 'nth':
      return `${nameOf(field, item.weekday)}#${item.nth}`
  }
}

/** The text of one field: its items, parted by commas; week days by name, months by number. */
export function formatField(field: CronFieldName, items: readonly CronItem[]): string {
  return items.map((item) => formatItem(field, item)).join(',')
}

/**
 * The expression of a schedule; the year is left out when it is every year.
 *
 * @param withYear write the year in any case. @default false
 */
export function formatCron(schedule: CronSchedule, withYear = false): string {
  const texts = CRON_FIELDS.map((field) => formatField(field, schedule[field]))
  return (withYear || texts[6] !== '*' ? texts : texts.slice(0, 6)).join(' ')
}
