import type { Row } from '@lading/core/rules'
import type { CompiledColumn } from './compileColumns'
import { Cell } from './emitter'
import { readFigures } from './readFigures'
import { Statistics } from './statistics'
import type { ColumnFigures } from './statistics'

/** Up to so many rows totals are counted at once when rows are loaded; of more, when the page has been drawn. */
const COUNTED_AT_ONCE = 20_000
const COUNT_DELAY = 50

/** The footer's figures: counted once for the rows that are loaded, then following every change. */
export class Totals {
  readonly figures = new Cell<Record<string, ColumnFigures>>({})
  readonly #statistics = new Statistics()
  #columns: readonly CompiledColumn[] = []
  #rows: () => readonly Row[]
  #due: ReturnType<typeof setTimeout> | undefined

  /** @param rows answers the rows as they are when they are counted. */
  constructor(rows: () => readonly Row[]) {
    this.#rows = rows
  }

  configure(columns: readonly CompiledColumn[]): void {
    this.#columns = columns
    this.recount()
  }

  /** Starts over. */
  recount(): void {
    clearTimeout(this.#due)
    this.#due = undefined
    if (this.#rows().length > COUNTED_AT_ONCE) this.#due = setTimeout(() => this.#count(), COUNT_DELAY)
    else this.#count()
  }

  /** Counts what is still to be counted: changes rest on it. */
  countNow(): void {
    if (this.#due !== undefined) this.#count()
  }

  replace(before: Row, after: Row): void {
    this.#statistics.replace(before, after)
  }

  insert(row: Row): void {
    this.#statistics.insert(row)
  }

  remove(row: Row): void {
    this.#statistics.remove(row)
  }

  /** Tells the figures, if they differ from those told last. */
  publish(): void {
    if (this.#due === undefined)
      this.figures.set(readFigures(this.#columns, this.#statistics, this.figures.get()))
  }

  #count(): void {
    clearTimeout(this.#due)
    this.#due = undefined
    const keys = this.#columns.filter((column) => column.def.statistics).map((column) => column.key)
    this.#statistics.reset(keys, this.#rows())
    this.publish()
  }
}
