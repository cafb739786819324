import type { Row } from '@lading/core/rules'

/** How a column is summed up in the footer: 合计 or 平均. */
export type StatisticKind = 'sum' | 'average'

/** The figures of one column, rounded to two decimals (spec 2 §9). */
export interface ColumnFigures {
  sum: number
  /** Over all rows; a row without a number counts as 0 there, as it does in the sum. */
  average: number
}

/** A sum that many additions and subtractions do not wear out: the rounding errors are carried along. */
class ExactSum {
  #high = 0
  #low = 0

  add(value: number): void {
    const total = this.#high + value
    const back = total - this.#high
    this.#low += this.#high - (total - back) + (value - back)
    this.#high = total
  }

  get value(): number {
    return this.#high + this.#low
  }

  static of(high: number, low: number): ExactSum {
    const sum = new ExactSum()
    sum.#high = high
    sum.#low = low
    return sum
  }
}

/**
 * The sums of columns. Rows are gone through once, not once for each column: 100,000 rows are not in the processor's
 * cache, and fetching them is what takes the time.
 */
function sumColumns(keys: readonly string[], rows: readonly Row[]): ExactSum[] {
  const high = new Float64Array(keys.length)
  const low = new Float64Array(keys.length)
  for (let position = 0; position < rows.length; position++) {
    const row = rows[position]!
    for (let k = 0; k < keys.length; k++) {
      const raw = row[keys[k]!]
      const value = typeof raw === 'number' && raw - raw === 0 ? raw : numberIn(raw)
      const total = high[k]! + value
      const back = total - high[k]!
      low[k]! += high[k]! - (total - back) + (value - back)
      high[k] = total
    }
  }
  return keys.map((_, k) => ExactSum.of(high[k]!, low[k]!))
}

/** What a value adds to a sum: its `parseFloat`, or 0 (spec 2 §5). */
export function numberIn(value: unknown): number {
  if (typeof value === 'number') return Number.isFinite(value) ? value : 0
  const parsed = typeof value === 'string' ? Number.parseFloat(value) : Number.NaN
  return Number.isFinite(parsed) ? parsed : 0
}

/** Rounds to two decimals the way people do: 1.005 → 1.01, -1.005 → -1.01. */
export function roundStatistic(value: number): number {
  const sign = value < 0 ? -1 : 1
  const rounded = (sign * Math.round((Math.abs(value) + Number.EPSILON * Math.abs(value)) * 100)) / 100
  return rounded === 0 ? 0 : rounded
}

/** Footer figures that follow every change instead of being counted again. */
export class Statistics<R extends Row = Row> {
  #sums = new Map<string, ExactSum>()
  #count = 0

  /** Starts over for these columns and rows. */
  reset(keys: readonly string[], rows: readonly R[]): void {
    this.#count = rows.length
    this.#sums = new Map()
    this.count(keys, rows)
  }

  /** Counts further columns of the present rows. */
  count(keys: readonly string[], rows: readonly R[]): void {
    const sums = sumColumns(keys, rows)
    keys.forEach((key, k) => this.#sums.set(key, sums[k]!))
  }

  /** Whether a column is counted. */
  has(key: string): boolean {
    return this.#sums.has(key)
  }

  replace(before: R, after: R): void {
    for (const [key, sum] of this.#sums) {
      if (!Object.is(before[key], after[key])) {
        sum.add(-numberIn(before[key]))
        sum.add(numberIn(after[key]))
      }
    }
  }

  insert(row: R): void {
    this.#count++
    for (const [key, sum] of this.#sums) sum.add(numberIn(row[key]))
  }

  remove(row: R): void {
    this.#count--
    for (const [key, sum] of this.#sums) sum.add(-numberIn(row[key]))
  }

  /** The figures of a column, or undefined when it is not summed up. */
  figures(key: string): ColumnFigures | undefined {
    const sum = this.#sums.get(key)?.value
    if (sum === undefined) return undefined
    return { sum: roundStatistic(sum), average: this.#count ? roundStatistic(sum / this.#count) : 0 }
  }
}
