import { changeCronField, CronError, joinCron, parseCron, splitCron } from '@lading/core/cron'
import type { CronFieldName, CronTexts, WeekdayNumbering } from '@lading/core/cron'
import { withNames } from './fieldChoice'

/** The fields that the builder shows for a value; nothing typed shows the default (spec 2 §4). */
export function textsOf(value: string): CronTexts {
  return splitCron(value)
}

/**
 * The expression after a field was set, with everything that depends on it (spec 2 §4). Week days come out by name,
 * whatever the numbering they were read in: names mean the same to every scheduler.
 *
 * @param text the field's new text
 */
export function setField(
  value: string,
  field: CronFieldName,
  text: string,
  weekdays: WeekdayNumbering,
): string {
  const next = changeCronField(textsOf(value), field, text, weekdays)
  return joinCron({ ...next, week: withNames('week', next.week, weekdays) })
}

/** Why an expression cannot be read, and in which field; `undefined` for a good one and for none. */
export function faultOf(value: string, weekdays: WeekdayNumbering): CronError | undefined {
  if (value.trim() === '') return undefined
  try {
    parseCron(value, { weekdays })
    return undefined
  } catch (error) {
    if (error instanceof CronError) return error
    throw error
  }
}
