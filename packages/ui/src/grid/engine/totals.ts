import type { Row } from '@lading/core/rules'
import type { CompiledColumn } from './compileColumns'
import { Cell } from './emitter'
import { readFigures } from './readFigures'
import { Statistics } from './statistics'
import type { ColumnFigures } from './statistics'

/** Up to so many rows totals are counted at once when rows are loaded; of more, when the page has been drawn. */
const COUNTED_AT_ONCE = 20_000
const COUNT_DELAY = 50

/**
 * The footer's figures: counted once for the rows that are loaded, then following every change. Of very many rows
 * only those columns are counted that somebody looks at; others when they come into view, or are asked for.
 */
export class Totals {
  readonly figures = new Cell<Record<string, ColumnFigures>>({})
  readonly #statistics = new Statistics()
  #columns: readonly CompiledColumn[] = []
  #rows: () => readonly Row[]
  #due: ReturnType<typeof setTimeout> | undefined
  #wanted: readonly string[] | 'all' = []

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
    this.#stop()
    this.#statistics.reset([], this.#rows())
    if (this.#rows().length > COUNTED_AT_ONCE) this.#countSoon()
    else this.countNow()
  }

  /** Says which columns are looked at; `'all'`, once said, stays: the page listens to every figure. */
  want(keys: readonly string[] | 'all'): void {
    if (this.#wanted === 'all') return
    this.#wanted = keys
    if (this.#missing(keys).length > 0) this.#countSoon()
  }

  /** Counts every column that is still to be counted. */
  countNow(): void {
    this.#stop()
    this.#count('all')
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
    this.figures.set(readFigures(this.#columns, this.#statistics, this.figures.get()))
  }

  #countSoon(): void {
    this.#due ??= setTimeout(() => {
      this.#stop()
      this.#count(this.#wanted)
    }, COUNT_DELAY)
  }

  #stop(): void {
    clearTimeout(this.#due)
    this.#due = undefined
  }

  #count(wanted: readonly string[] | 'all'): void {
    const keys = this.#missing(wanted)
    if (keys.length > 0) this.#statistics.count(keys, this.#rows())
    this.publish()
  }

  /** Columns with figures, of those wanted, that are not counted yet. */
  #missing(wanted: readonly string[] | 'all'): string[] {
    return this.#columns
      .filter(({ key, def }) => def.statistics && (wanted === 'all' || wanted.includes(key)))
      .map(({ key }) => key)
      .filter((key) => !this.#statistics.has(key))
  }
}
