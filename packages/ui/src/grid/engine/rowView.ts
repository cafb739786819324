/**
 * Which rows are shown, and in what order: positions of the data by index on screen. Without sort and filter it is
 * the data itself and costs nothing.
 */
export class RowView {
  #order: Uint32Array | undefined
  #indexes: Int32Array | undefined
  #count = 0
  #whole: { order: Uint32Array | undefined } | undefined

  get count(): number {
    return this.#order ? this.#order.length : this.#count
  }

  /** Number of rows in the data, shown or not. */
  get total(): number {
    return this.#count
  }

  /** Whether rows are sorted or filtered. */
  get arranged(): boolean {
    return this.#order !== undefined
  }

  /** The positions as shown; undefined when the data is shown as it is. Not to be written to. */
  get order(): Uint32Array | undefined {
    return this.#order
  }

  /** Whether rows are in groups, which may be folded. */
  get grouped(): boolean {
    return this.#whole !== undefined
  }

  /** Number of rows with those that are folded away: what leaves the grid. */
  get wholeCount(): number {
    return this.#whole ? (this.#whole.order?.length ?? this.#count) : this.count
  }

  /** The data position of a row, counted with those that are folded away and in the order without groups. */
  wholeAt(index: number): number {
    if (!this.#whole) return this.positionAt(index)
    return this.#whole.order ? (this.#whole.order[index] ?? -1) : index
  }

  /** Shows rows in groups: these positions, in this order, in place of those that were shown. */
  group(order: Uint32Array): void {
    this.#whole = { order: this.#order }
    this.#order = order
    this.#indexes = undefined
  }

  /** Shows the data as it is. */
  reset(count: number): void {
    this.#count = count
    this.#whole = undefined
    this.#order = undefined
    this.#indexes = undefined
  }

  /** Shows these positions, in this order. */
  arrange(order: Uint32Array, count: number): void {
    this.#count = count
    this.#whole = undefined
    this.#order = order
    this.#indexes = undefined
  }

  /** The data position of a row on screen. */
  positionAt(index: number): number {
    return this.#order ? (this.#order[index] ?? -1) : index
  }

  /** Where a data position is on screen, or -1 when it is filtered out. */
  indexOf(position: number): number {
    if (!this.#order) return position < this.#count ? position : -1
    if (!this.#indexes) {
      this.#indexes = new Int32Array(this.#count).fill(-1)
      for (let index = 0; index < this.#order.length; index++) this.#indexes[this.#order[index]!] = index
    }
    return this.#indexes[position] ?? -1
  }
}
