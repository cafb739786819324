import { defineCell } from '../defineCell'
import { compareTexts, plainText } from '../text/textCell'
import { DatePanel, DatetimePanel } from './DatePanel'
import { readDate, readDatetime } from './dateText'

/** A day, `YYYY-MM-DD`. Blank is null. */
export const dateCell = defineCell({
  editor: 'line',
  filter: 'date',
  numberFormat: 'yyyy-mm-dd',
  minWidth: 135,
  emptyValue: null,
  // A timestamp of the server shows its day.
  toText: (value) => plainText(value).slice(0, 10),
  parse(text) {
    const value = readDate(text)
    return value === undefined ? { ok: false, reason: 'notDate' } : { ok: true, value }
  },
  compare: compareTexts,
  Panel: DatePanel,
})

/** A day and time of day, `YYYY-MM-DD HH:mm:ss`, wall clock. Blank is null. */
export const datetimeCell = defineCell({
  editor: 'line',
  filter: 'date',
  numberFormat: 'yyyy-mm-dd hh:mm:ss',
  minWidth: 190,
  width: 200,
  emptyValue: null,
  toText: plainText,
  parse(text) {
    const value = readDatetime(text)
    return value === undefined ? { ok: false, reason: 'notDatetime' } : { ok: true, value }
  },
  compare: compareTexts,
  Panel: DatetimePanel,
})
