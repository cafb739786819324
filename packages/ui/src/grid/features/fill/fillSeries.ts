import { numberText } from '../../cells/number/numberText'
import { daySeries, readDay, readTime, timeSeries } from './series/daySeries'
import { listOf, nameSeries } from './series/nameSeries'
import { numberSeries } from './series/numberSeries'
import { numberedSeries, readNumbered } from './series/numberedSeries'
import type { Series } from './series/series'

/** What the values of a column are, as far as they go on; those of other columns (codes, options) are copied. */
export type SeriesKind = 'numbers' | 'days' | 'texts'

/** How values are continued. */
export interface FillOptions {
  kind: SeriesKind | undefined
  /** Upwards or to the left: a single value is followed by smaller ones. @default false */
  back?: boolean
  /** The other way round (Ctrl): what would go on is copied, and a number that would be copied counts up. @default false */
  other?: boolean
  /** Decimal places of the column, for trends. */
  digits?: number | undefined
}

/** Values of one pattern that go on together. */
interface Group {
  /** Their places in the pattern. */
  places: number[]
  /** Undefined: they are copied. */
  series: Series | undefined
}

/**
 * Continues values as a spreadsheet does: numbers (two at least) in their steps or along their trend, days and months,
 * times, names of days and months, texts with a number in them. Of a pattern of several kinds each goes on by itself;
 * what does not go on is repeated in turn.
 *
 * @param values what is filled from, in the direction of filling
 * @param count how many more are wanted
 */
export function fillSeries(values: readonly unknown[], count: number, options: FillOptions): unknown[] {
  const { other = false } = options
  let groups = group(values, options, false)
  if (other) groups = groups.some(({ series }) => series) ? [] : group(values, options, true)
  const result: unknown[] = Array.from({ length: count }, (_, n) => values[n % values.length])
  for (const { places, series } of groups) {
    if (!series) continue
    for (let cycle = 0; cycle * values.length < count; cycle++)
      places.forEach((place, member) => {
        const at = cycle * values.length + place
        if (at < count) result[at] = series(cycle * places.length + member + 1)
      })
  }
  return result
}

/** @param counting a number alone counts up, too */
function group(values: readonly unknown[], options: FillOptions, counting: boolean): Group[] {
  const byKey = new Map<string, number[]>()
  values.forEach((value, place) => {
    const key = keyOf(value, values, options.kind)
    if (key !== undefined) byKey.set(key, [...(byKey.get(key) ?? []), place])
  })
  return [...byKey].map(([key, places]) => ({
    places,
    series: seriesOf(
      key,
      places.map((place) => values[place]),
      options,
      counting,
    ),
  }))
}

const DECIMAL = /^-?\d+\.\d+$/

/** What a value goes on as: values with the same key belong together. Undefined is copied. */
function keyOf(value: unknown, values: readonly unknown[], kind: SeriesKind | undefined): string | undefined {
  if (kind === undefined || value === '') return undefined
  if (typeof value === 'number') return kind === 'days' || !Number.isFinite(value) ? undefined : 'number'
  if (typeof value !== 'string') return undefined
  if (kind === 'numbers') return value.trim() !== '' && Number.isFinite(Number(value)) ? 'number' : undefined
  const day = readDay(value)
  if (day) return `day${day.mark}${day.time === undefined ? '' : ' '}`
  if (kind === 'days') return undefined
  if (readTime(value) !== undefined) return 'time'
  const list = listOf(value, values)
  if (list !== undefined) return `list${list}`
  if (DECIMAL.test(value)) return 'decimal'
  const numbered = readNumbered(value)
  return numbered && `text\n${numbered.before}\n${numbered.after}`
}

function seriesOf(
  key: string,
  values: readonly unknown[],
  { back = false, digits }: FillOptions,
  counting: boolean,
): Series | undefined {
  const texts = values as readonly string[]
  if (key === 'number' || key === 'decimal') {
    const numbers = values.map(Number)
    const alone = numbers.length === 1
    if (alone && !counting) return undefined
    const [first = 0] = numbers
    const series = numberSeries(alone ? [back ? first + 1 : first - 1, first] : numbers, digits)
    return key === 'number' ? series : (n) => numberText(series(n))
  }
  if (key === 'time') return timeSeries(texts, back)
  if (key.startsWith('day'))
    return daySeries(
      values.map((value) => readDay(value)!),
      back,
    )
  if (key.startsWith('list')) return nameSeries(texts, Number(key.slice(4)), back)
  return numberedSeries(
    texts.map((text) => readNumbered(text)!),
    back,
  )
}
