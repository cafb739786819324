import type { GridEngine } from './gridEngine'
import { IdIndex } from './idIndex'
import { nextTask } from '../../foundation/nextTask'

/** Up to so many rows doubled ids are looked for at once; in more, shortly after they are shown. */
const AT_ONCE = 5000
/** Of more rows the index is not kept, which takes 10 to 20 bytes a row. */
const KEPT = 250_000
/** Milliseconds until then. */
const SOON = 300
/** How long one slice of the search may keep the page busy, in milliseconds. */
const SLICE = 8

/** Looks for rows that were loaded with an id another row has already, and gives them ids of their own. */
export class DoubledRows {
  readonly #engine: GridEngine
  /** The search that is to come or under way. */
  #search: { controller: AbortController; timer: ReturnType<typeof setTimeout> } | undefined
  /** Rows were loaded that have not been looked through. */
  #open = false

  constructor(engine: GridEngine) {
    this.#engine = engine
  }

  /** Rows were loaded. Many are looked through later, in slices: they are on screen first. */
  check(): void {
    this.#end()
    this.#open = this.#engine.store.count > AT_ONCE
    if (this.#open) this.#begin()
    else this.#separate()
  }

  /** The grid is on the page. What is returned ends the search, which would keep the rows of a grid that is gone. */
  follow(): () => void {
    if (this.#open && !this.#search) this.#begin()
    return () => this.#end()
  }

  #begin(): void {
    const controller = new AbortController()
    const timer = setTimeout(() => {
      const { store } = this.#engine
      const { rows } = store
      void indexUnlessDoubled(rows, store.rowKey, controller.signal).then((found) => {
        if (found === undefined) return
        this.#open = false
        if (found === 'doubled') this.#separate()
        // The first change would make the same index.
        else if (rows.length <= KEPT) store.adopt(found, rows)
      })
    }, SOON)
    this.#search = { controller, timer }
  }

  #end(): void {
    if (!this.#search) return
    this.#search.controller.abort()
    clearTimeout(this.#search.timer)
    this.#search = undefined
  }

  #separate(): void {
    const doubled = this.#engine.separateDoubles()
    if (doubled.length === 0) return
    const { rowKey } = this.#engine.options
    console.error(
      `The grid was given ${doubled.length} rows whose "${rowKey}" another row has already (${doubled.slice(0, 5).join(', ')}). They are kept as new rows; ids must differ.`,
    )
  }
}

/**
 * Where the rows stand by id, or that two have one id; undefined when the search was ended. No task of it is longer
 * than a slice.
 */
export async function indexUnlessDoubled(
  rows: readonly Readonly<Record<string, unknown>>[],
  rowKey: string,
  signal: AbortSignal,
): Promise<IdIndex | 'doubled' | undefined> {
  const seen = new IdIndex((position) => String(rows[position]?.[rowKey] ?? ''), rows.length)
  let until = performance.now() + SLICE
  for (let position = 0; position < rows.length; position++) {
    if ((position & 255) === 255 && performance.now() > until) {
      await nextTask()
      if (signal.aborted) return undefined
      until = performance.now() + SLICE
    }
    if (seen.put(position)) return 'doubled'
  }
  return signal.aborted ? undefined : seen
}
