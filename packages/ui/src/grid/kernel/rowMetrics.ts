/** A row that is higher than the others: what is opened below it. */
export interface ExtraHeight {
  /** Index of the row on screen; -1 stands above the first one. */
  index: number
  /** Pixels below the row itself. */
  height: number
}

/** Heights of rows, in pixels, without what is open below them. */
export interface RowHeights {
  readonly count: number
  /** Height of all rows together. */
  readonly total: number
  heightOf(index: number): number
  /** Where a row begins; for the number of rows, where the last one ends. */
  offsetOf(index: number): number
  /** The row at a height; the first or last one for heights outside. Not asked without rows. */
  indexAt(offset: number): number
}

/** Rows of one height: found by arithmetic, so that 2,000,000 of them cost nothing. */
export class EvenRows implements RowHeights {
  readonly count: number
  readonly rowHeight: number

  constructor(count: number, rowHeight: number) {
    this.count = count
    this.rowHeight = rowHeight
  }

  get total(): number {
    return this.count * this.rowHeight
  }

  heightOf(): number {
    return this.rowHeight
  }

  offsetOf(index: number): number {
    return index * this.rowHeight
  }

  indexAt(offset: number): number {
    return clamp(Math.floor(offset / this.rowHeight), 0, this.count - 1)
  }
}

/** Where rows are, in pixels from the first one: their heights, and the few that have something open below them. */
export class RowMetrics {
  readonly count: number
  readonly #rows: RowHeights
  readonly #indexes: readonly number[]
  /** Extra height of all rows up to and with the n-th listed one. */
  readonly #sums: readonly number[]

  /** @param extras ascending by index; indexes outside of the rows are passed over */
  constructor(rows: RowHeights, extras: readonly ExtraHeight[] = []) {
    this.count = rows.count
    this.#rows = rows
    const inside = extras.filter(({ index }) => index >= -1 && index < rows.count)
    let sum = 0
    this.#indexes = inside.map(({ index }) => index)
    this.#sums = inside.map(({ height }) => (sum += height))
  }

  /** Height of all rows together. */
  get total(): number {
    return this.#rows.total + (this.#sums.at(-1) ?? 0)
  }

  /** Height of a row itself. */
  heightOf(index: number): number {
    return this.#rows.heightOf(index)
  }

  /** Where a row begins; for the number of rows, where the last one ends. */
  offsetOf(index: number): number {
    return this.#rows.offsetOf(index) + this.#extraBefore(this.#listedBefore(index))
  }

  /** The row at a height; the first or last one for heights outside, -1 without rows. */
  indexAt(offset: number): number {
    if (this.count === 0) return -1
    const last = this.count - 1
    if (this.#indexes.length === 0) return this.#rows.indexAt(offset)
    // The listed rows divide the height into stretches of plain rows.
    let low = 0
    let high = this.#indexes.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.offsetOf(this.#indexes[middle]! + 1) <= offset) low = middle + 1
      else high = middle
    }
    const plain = this.#rows.indexAt(offset - this.#extraBefore(low))
    return clamp(Math.min(plain, this.#indexes[low] ?? last), 0, last)
  }

  #listedBefore(index: number): number {
    let low = 0
    let high = this.#indexes.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#indexes[middle]! < index) low = middle + 1
      else high = middle
    }
    return low
  }

  #extraBefore(listed: number): number {
    return listed === 0 ? 0 : this.#sums[listed - 1]!
  }
}

/** What several put below rows, as one list, ascending; undefined without any. */
export function joinExtras(
  lists: readonly (readonly ExtraHeight[] | undefined)[],
): readonly ExtraHeight[] | undefined {
  const [first, ...more] = lists.filter((list) => list !== undefined && list.length > 0)
  if (!first || more.length === 0) return first
  const byIndex = new Map<number, number>()
  for (const { index, height } of [first, ...more].flatMap((list) => list ?? []))
    byIndex.set(index, (byIndex.get(index) ?? 0) + height)
  return [...byIndex].map(([index, height]) => ({ index, height })).sort((a, b) => a.index - b.index)
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high))
}
