import { Signal } from '../../engine/emitter'
import type { GridEngine } from '../../engine/gridEngine'
import type { ExtraHeight } from '../../kernel/rowMetrics'
import { defineFeature } from '../../kernel/feature'

/** Pixels below a row that was just opened, until what stands there is measured. */
const FIRST_HEIGHT = 160

/** The rows that are open: what stands below them makes them higher. Costs grow with the open rows only. */
export class ExpandedRows {
  /** Grows when rows are opened or closed, or what stands below one has another height. */
  readonly version = new Signal(0)
  /** Told of every change by the user. */
  report: ((ids: readonly string[]) => void) | undefined
  /** Whether the grid has something to show below its rows. */
  enabled = false
  readonly #open = new Set<string>()
  readonly #heights = new Map<string, number>()
  readonly #engine: GridEngine

  constructor(engine: GridEngine) {
    this.#engine = engine
    engine.transactions.on(({ reason, removed }) => {
      if (reason === 'load') this.set([...this.#open].filter((id) => engine.store.positionOf(id) >= 0))
      else for (const id of removed) this.#heights.delete(id)
    })
  }

  has(id: string): boolean {
    return this.enabled && this.#open.has(id)
  }

  /** Ids of the open rows, in the order of the data. */
  ids(): string[] {
    const { store } = this.#engine
    return [...this.#open]
      .filter((id) => store.positionOf(id) >= 0)
      .sort((a, b) => store.positionOf(a) - store.positionOf(b))
  }

  /** Opens or closes a row by hand. Answers whether anything changed. */
  toggle(id: string, open = !this.#open.has(id)): boolean {
    if (!this.enabled || open === this.#open.has(id)) return false
    if (open) this.#open.add(id)
    else this.#open.delete(id)
    this.#changed([id])
    this.report?.(this.ids())
    return true
  }

  /** Opens these rows and no others. */
  set(ids: readonly string[]): void {
    const next = new Set(ids)
    const touched = [...this.#open, ...next].filter((id) => next.has(id) !== this.#open.has(id))
    if (touched.length === 0) return
    this.#open.clear()
    for (const id of next) this.#open.add(id)
    this.#changed(touched)
  }

  /** Takes over how high what stands below a row is, in pixels. */
  measure(id: string, height: number): void {
    if (this.#heights.get(id) === height) return
    this.#heights.set(id, height)
    this.version.set(this.version.get() + 1)
  }

  /** The open rows that are shown, by index on screen; undefined without any. */
  extras(): ExtraHeight[] | undefined {
    if (!this.enabled || this.#open.size === 0) return undefined
    const { store, view } = this.#engine
    return [...this.#open]
      .flatMap((id) => {
        const position = store.positionOf(id)
        const index = position < 0 ? -1 : view.indexOf(position)
        return index < 0 ? [] : [{ index, height: this.#heights.get(id) ?? FIRST_HEIGHT }]
      })
      .sort((a, b) => a.index - b.index)
  }

  #changed(ids: readonly string[]): void {
    ids.forEach((id) => this.#engine.signals.touch(id))
    this.version.set(this.version.get() + 1)
  }
}

/** The rows of a grid that have something open below them. */
export const expandedOf = defineFeature((grid) => {
  const expanded = new ExpandedRows(grid.engine)
  grid.extras.push(() => expanded.extras())
  expanded.version.on(() => grid.remeasure())
  return expanded
})
