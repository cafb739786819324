import type { TableSchema } from '@lading/core/tables'
import { sqlName } from '@lading/core/tables'

/** What a conversion reads, as an expression of its column; null where a value does not fit. */
type Conversion = (value: string) => string

const WHOLE = String.raw`^[+-]?\d{1,9}$`
const DECIMAL = String.raw`^[+-]?\d{1,14}(\.\d+)?$`
const DAY = String.raw`(?!0000)\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`
const TIME = String.raw`([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?`

const plain = (text: string) => `replace(trim(${text}), ',', '')`

/** 30 February looks like a day: a cast would stop the whole step. */
const dayThereIs = (text: string) =>
  `substr(${text}, 9, 2)::integer <= extract(day from make_date(substr(${text}, 1, 4)::integer, substr(${text}, 6, 2)::integer, 1) + interval '1 month' - interval '1 day')`

/** `text->date` → how. What is not here cannot be converted. */
const CONVERSIONS: Readonly<Record<string, Conversion>> = {
  'text->integer': (text) => `case when ${plain(text)} ~ '${WHOLE}' then ${plain(text)}::integer end`,
  'text->numeric(20,6)': (text) =>
    `case when ${plain(text)} ~ '${DECIMAL}' then ${plain(text)}::numeric(20,6) end`,
  'text->date': (text) =>
    `case when trim(${text}) ~ '^${DAY}([ T].*)?$' then case when ${dayThereIs(`trim(${text})`)} then left(trim(${text}), 10)::date end end`,
  'text->timestamp(0)': (text) =>
    `case when trim(${text}) ~ '^${DAY}([ T]${TIME})?$' then case when ${dayThereIs(`trim(${text})`)} then trim(${text})::timestamp(0) end end`,
  'numeric(20,6)->integer': (number) =>
    `case when ${number} = trunc(${number}) and abs(${number}) <= 2147483647 then ${number}::integer end`,
  'timestamp(0)->date': (time) => `${time}::date`,
}

/** Can values of the one type be read as the other, as far as they fit? */
export function isConvertible(from: string, to: string): boolean {
  return Object.hasOwn(CONVERSIONS, `${from}->${to}`)
}

/** Fills a column from the one that it follows; what does not fit stays there alone. */
export function convertColumn(table: TableSchema, column: string, from: string, type: string): string {
  const convert = CONVERSIONS[`${type}->${table.columns[column]}`]!
  return `update ${sqlName(table.name)} set ${sqlName(column)} = ${convert(sqlName(from))};`
}
