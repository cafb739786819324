import { sqlName } from '@lading/core/tables'

const DAY = `^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])`
const TIME = `[ T]([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?`

/** A day out of a text, none where the calendar has no such day. */
const dayOf = (text: string) =>
  `CASE WHEN to_char((substr(${text}, 1, 7) || '-01')::date + (substr(${text}, 9, 2)::int - 1), 'YYYY-MM-DD') = substr(${text}, 1, 10) THEN (substr(${text}, 1, 7) || '-01')::date + (substr(${text}, 9, 2)::int - 1) END`

const WHOLE = (value: string) =>
  `CASE WHEN ${value} = trunc(${value}) AND abs(${value}) <= 2147483647 THEN ${value}::integer END`

/**
 * The expression that reads a column as another type: nothing where a value cannot be read, never an error.
 * @param column name as the server assigned it
 */
export function conversion(column: string, from: string, to: string): string {
  const name = sqlName(column)
  const text = `trim(${name})`
  if (from === to) return name
  if (to === 'text') return `${name}::text`
  if (from === 'text') {
    if (to === 'integer') return `CASE WHEN ${text} ~ '^-?\\d{1,9}$' THEN ${text}::integer END`
    if (to.startsWith('numeric'))
      return `CASE WHEN ${text} ~ '^-?\\d{1,14}(\\.\\d{1,10})?$' THEN ${text}::${to} END`
    if (to === 'date') return `CASE WHEN ${text} ~ '${DAY}(${TIME})?$' THEN ${dayOf(text)} END`
    return `CASE WHEN ${text} ~ '${DAY}$' THEN (${dayOf(text)})::timestamp(0)
      WHEN ${text} ~ '${DAY}${TIME}$' THEN (${dayOf(text)}) + substr(${text}, 12)::time END`
  }
  if (from.startsWith('numeric') && to === 'integer') return WHOLE(name)
  if (from === 'integer' && to.startsWith('numeric')) return `${name}::${to}`
  if (from === 'date' && to.startsWith('timestamp')) return `${name}::${to}`
  if (from.startsWith('timestamp') && to === 'date')
    return `CASE WHEN ${name} = date_trunc('day', ${name}) THEN ${name}::date END`
  return `NULL::${to}`
}
