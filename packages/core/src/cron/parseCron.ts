import { CronError } from './cronError'
import { CRON_FIELDS } from './fields'
import type { CronFieldName, CronItem, CronSchedule, WeekdayNumbering } from './fields'
import { ItemReader, parseItem } from './parseItem'

/** Longest expression that is read. */
const MAX_LENGTH = 1000

/** How numbers in an expression are understood; `parseCron` and all that read expressions by it take these. */
export interface CronOptions {
  /** How numbers of week days are read; names mean the same in both. @default 'unix' */
  weekdays?: WeekdayNumbering
}

/** Items that stand alone in their field. */
function standsAlone(field: CronFieldName, text: string): boolean {
  return field === 'week' ? /[L#]/.test(text) : false
}

function parseField(
  field: CronFieldName,
  text: string,
  position: number,
  weekdays: WeekdayNumbering,
): CronItem[] {
  const texts = text.split(',')
  let at = position
  return texts.map((each) => {
    const reader = new ItemReader(field, each, at, weekdays)
    at += each.length + 1
    const item = parseItem(reader)
    if (texts.length > 1 && (item.type === 'unset' || standsAlone(field, each))) {
      reader.refuse(`“${each}”不能与其他值同列`, `“${each}” cannot stand in a list`)
    }
    return item
  })
}

/**
 * Reads an expression of six or seven fields (second minute hour day month week [year]) in Quartz' language. Of
 * day and week exactly one is `?`.
 *
 * @throws CronError with the position of the first fault
 * @example parseCron('0 15 10 ? * MON-FRI')
 */
export function parseCron(expression: string, { weekdays = 'unix' }: CronOptions = {}): CronSchedule {
  if (expression.length > MAX_LENGTH) {
    throw new CronError({ zh: '表达式过长', en: 'the expression is too long' }, MAX_LENGTH, 1)
  }
  const parts = [...expression.toUpperCase().matchAll(/[^ \t\r\n]+/g)]
  if (parts.length < 6 || parts.length > 7) {
    const extra = parts[7]?.index ?? expression.length
    const reason = {
      zh: `应有6或7个字段，实际有${parts.length}个`,
      en: `6 or 7 fields are needed, there are ${parts.length}`,
    }
    throw new CronError(reason, extra, 1)
  }
  const schedule = Object.fromEntries(
    CRON_FIELDS.map((field, at): [CronFieldName, CronItem[]] => {
      const part = parts[at]
      return [field, part ? parseField(field, part[0], part.index, weekdays) : [{ type: 'every' }]]
    }),
  ) as Record<CronFieldName, CronItem[]>

  const dayUnset = schedule.day[0]?.type === 'unset'
  if (dayUnset === (schedule.week[0]?.type === 'unset')) {
    const reason = { zh: '日和周必须有且只有一个为?', en: 'exactly one of day and week must be ?' }
    throw new CronError(reason, parts[5]!.index, parts[5]![0].length, 'week')
  }
  return schedule
}
