import type { Row } from '@lading/core/rules'
import { finiteIn } from '../api/numberIn'
import type { ColumnFigures } from '../api/figures'

/**
 * A sum of numbers, and how many they are. Many additions and subtractions do not wear it out: the rounding errors are
 * carried along.
 */
class ExactSum {
  #high = 0
  #low = 0
  numbers = 0

  add(value: number): void {
    const total = this.#high + value
    const back = total - this.#high
    this.#low += this.#high - (total - back) + (value - back)
    this.#high = total
  }

  get value(): number {
    return this.#high + this.#low
  }

  /** Adds what a cell holds, if it is a number; `sign` -1 takes it away again. */
  addCell(value: unknown, sign: 1 | -1): void {
    const number = finiteIn(value)
    if (number === undefined) return
    this.numbers += sign
    this.add(sign * number)
  }

  /** @param numbers how many of the values stand for numbers; the others are 0 */
  addAll(values: Float64Array, count: number, numbers: number): void {
    this.numbers += numbers
    let high = this.#high
    let low = this.#low
    for (let i = 0; i < count; i++) {
      const value = values[i]!
      const total = high + value
      const back = total - high
      low += high - (total - back) + (value - back)
      high = total
    }
    this.#high = high
    this.#low = low
  }
}

/** Rows whose numbers are read at once: they stay in the processor's cache while one column after the other is read. */
const BLOCK = 256

/**
 * The sums of columns over a list of rows, some rows at a time. The numbers of a column are read in a row of their own
 * small loop: with all columns in one loop each access takes three times as long.
 */
export class ColumnSums {
  readonly keys: readonly string[]
  readonly #rows: readonly Row[]
  readonly #sums: readonly ExactSum[]
  readonly #block = new Float64Array(BLOCK)
  #next = 0

  constructor(keys: readonly string[], rows: readonly Row[]) {
    this.keys = keys
    this.#rows = rows
    this.#sums = keys.map(() => new ExactSum())
  }

  /** Counts on until all is counted or the time (as `performance.now`) has come. Answers whether all is counted. */
  advance(until = Number.POSITIVE_INFINITY): boolean {
    const rows = this.#rows
    while (this.#next < rows.length) {
      const end = Math.min(rows.length, this.#next + BLOCK)
      for (let k = 0; k < this.keys.length; k++) {
        const numbers = readNumbers(rows, this.keys[k]!, this.#next, end, this.#block)
        this.#sums[k]!.addAll(this.#block, end - this.#next, numbers)
      }
      this.#next = end
      if (until !== Number.POSITIVE_INFINITY && performance.now() >= until) break
    }
    return this.#next >= rows.length
  }

  sumOf(index: number): ExactSum {
    return this.#sums[index]!
  }
}

/** Reads a stretch of a column; answers how many numbers are in it. */
function readNumbers(
  rows: readonly Row[],
  key: string,
  from: number,
  to: number,
  into: Float64Array,
): number {
  let numbers = 0
  for (let position = from; position < to; position++) {
    const raw = rows[position]![key]
    const number = typeof raw === 'number' && raw - raw === 0 ? raw : finiteIn(raw)
    into[position - from] = number ?? 0
    if (number !== undefined) numbers++
  }
  return numbers
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

  /** Starts over for these columns and rows. */
  reset(keys: readonly string[], rows: readonly R[]): void {
    this.#sums = new Map()
    this.count(keys, rows)
  }

  /** Counts further columns of the present rows. */
  count(keys: readonly string[], rows: readonly R[]): void {
    const counted = new ColumnSums(keys, rows)
    counted.advance()
    this.adopt(counted)
  }

  /** Takes over columns that were counted apart, of the present rows. */
  adopt(counted: ColumnSums): void {
    counted.keys.forEach((key, index) => this.#sums.set(key, counted.sumOf(index)))
  }

  /** How many columns are counted. */
  get size(): number {
    return this.#sums.size
  }

  /** Whether a column is counted. */
  has(key: string): boolean {
    return this.#sums.has(key)
  }

  /** @param keys the fields that may differ; undefined: any */
  replace(before: R, after: R, keys: Iterable<string> = this.#sums.keys()): void {
    for (const key of keys) {
      const sum = this.#sums.get(key)
      if (!sum || Object.is(before[key], after[key])) continue
      sum.addCell(before[key], -1)
      sum.addCell(after[key], 1)
    }
  }

  insert(row: R): void {
    for (const [key, sum] of this.#sums) sum.addCell(row[key], 1)
  }

  remove(row: R): void {
    for (const [key, sum] of this.#sums) sum.addCell(row[key], -1)
  }

  /** The figures of a column, or undefined when it is not summed up. */
  figures(key: string): ColumnFigures | undefined {
    const sum = this.#sums.get(key)
    if (!sum) return undefined
    const { value, numbers } = sum
    return { sum: roundStatistic(value), average: numbers ? roundStatistic(value / numbers) : 0 }
  }
}
