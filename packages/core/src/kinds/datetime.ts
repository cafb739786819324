import { isDatetimeText, isYearInRange } from '../text/date'
import { fieldMessages as messages } from './messages'
import type { Kind } from './kind'

/** A moment of the wall clock, `YYYY-MM-DD HH:mm:ss`. */
export const datetimeKind: Kind = {
  stored: 'timestamp',
  query: 'range',
  conditions: 'moment',
  head: 'date',
  column: 'datetime',
  // A date with its time stands in it whole (spec 2 §9).
  width: 190,
  fault: (text) => {
    if (!isDatetimeText(text)) return messages.datetime
    return isYearInRange(text) ? undefined : messages.years
  },
  example: (row) => `2026-01-0${row} 08:30:00`,
  random: (source) => `${source.day()} ${String(source.integer(8, 18)).padStart(2, '0')}:30:00`,
}
