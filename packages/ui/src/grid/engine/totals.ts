import type { Row } from '@lading/core/rules'
import type { CompiledColumn } from '../api/cell'
import { Signal } from './emitter'
import { readFigures } from './readFigures'
import { nextTask } from '../../foundation/nextTask'
import { ColumnSums, Statistics } from './statistics'
import type { ColumnFigures } from '../api/figures'
import type { ReplacedRows } from './transaction'

/** Up to so many rows totals are counted at once when rows are loaded; of more, when the page has been drawn. */
const COUNTED_AT_ONCE = 20_000
const COUNT_DELAY = 50
/** How long one slice of counting may keep the page busy, in milliseconds. */
const SLICE = 12
/** A count that changes of rows have ended so often is then done at once. */
const PATIENCE = 3

/**
 * The footer's figures: counted once for the rows that are loaded, then following every change. Of very many rows
 * only those columns are counted that somebody looks at; others when they come into view, or are asked for.
 */
export class Totals {
  readonly figures = new Signal<Record<string, ColumnFigures>>({})
  readonly #statistics = new Statistics()
  #columns: readonly CompiledColumn[] = []
  #rows: () => readonly Row[]
  #due: ReturnType<typeof setTimeout> | undefined
  #wanted: readonly string[] | 'all' = []
  #counting: ColumnSums | undefined
  #ended = 0

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

  /** Rows are about to change: what is being counted would be neither the old nor the new. */
  beforeChange(): void {
    if (!this.#counting) return
    this.#counting = undefined
    this.#ended++
    this.#countSoon()
  }

  /** Whether any column is counted, so that changes must be told. */
  get counted(): boolean {
    return this.#statistics.size > 0
  }

  replace({ before, after, keys }: ReplacedRows): void {
    for (let i = 0; i < after.length; i++) this.#statistics.replace(before[i]!, after[i]!, keys?.[i])
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
      if (this.#ended >= PATIENCE) this.#count(this.#wanted)
      else void this.#countSliced()
    }, COUNT_DELAY)
  }

  /** Counts in slices that leave the page responsive. */
  async #countSliced(): Promise<void> {
    const keys = this.#missing(this.#wanted)
    if (keys.length === 0) return
    const counting = new ColumnSums(keys, this.#rows())
    this.#counting = counting
    while (!counting.advance(performance.now() + SLICE)) {
      await nextTask()
      if (this.#counting !== counting) return
    }
    this.#counting = undefined
    this.#ended = 0
    this.#statistics.adopt(counting)
    this.publish()
    // Other columns may have come into view meanwhile.
    if (this.#missing(this.#wanted).length > 0) this.#countSoon()
  }

  #stop(): void {
    clearTimeout(this.#due)
    this.#due = undefined
    this.#counting = undefined
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
