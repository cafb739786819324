import { readDateText } from '@lading/core/text'
import { defineCell } from '../../api/cell'
import type { Parsed } from '../../api/cell'
import { compareTexts, plainText } from '../../api/plainText'
import { DatePanel, DatetimePanel } from './DatePanel'

/** A text as a day, or as a day and time; a day alone begins at midnight. */
function readAs(text: string, fault: 'notDate' | 'notDatetime'): Parsed {
  const found = readDateText(text)
  if (found === null) return { ok: true, value: null }
  if (typeof found === 'string') return { ok: false, reason: found === 'none' ? fault : 'ambiguousDate' }
  const { day, time = '00:00:00', finer } = found
  if (fault === 'notDatetime')
    return { ok: true, value: `${day} ${time}`, ...(finer && { altered: 'seconds' as const }) }
  return { ok: true, value: day, ...(time !== '00:00:00' && { altered: 'dayOnly' as const }) }
}

/** A day, `YYYY-MM-DD`. Blank is null. */
export const dateCell = defineCell({
  editor: 'line',
  filter: 'date',
  numberFormat: 'yyyy-mm-dd',
  minWidth: 135,
  emptyValue: null,
  // A timestamp of the server shows its day.
  toText: (value) => plainText(value).slice(0, 10),
  parse: (text) => readAs(text, 'notDate'),
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
  parse: (text) => readAs(text, 'notDatetime'),
  compare: compareTexts,
  Panel: DatetimePanel,
})
