import { isDateText, isYearInRange } from '../text/date'
import { fieldMessages as messages } from './messages'
import type { Kind } from './kind'

/** A day, `YYYY-MM-DD`. */
export const dateKind: Kind = {
  stored: 'date',
  query: 'range',
  conditions: 'moment',
  head: 'date',
  column: 'date',
  // A date stands in it whole (spec 2 §9).
  width: 135,
  searchRank: 3,
  fault: (text) => {
    if (!isDateText(text)) return messages.date
    return isYearInRange(text) ? undefined : messages.years
  },
  example: (row) => `2026-01-0${row}`,
  random: (source) => source.day(),
}
