import { Signal } from '../../engine/emitter'
import type { GridController } from '../../kernel/gridController'
import { buildSpans } from './spanMap'
import type { SpanMap } from './spanMap'
import type { SpanFunction } from '../../api/column'
import { defineFeature } from '../../kernel/feature'
import { expandedOf } from '../expand/expandedRows'
import type { ExpandedRows } from '../expand/expandedRows'
import { rowToReveal } from './rowToReveal'
import { wholeMerges } from './wholeMerges'

/** The merged cells of a grid as it is shown: worked out when somebody asks, and again after rows have changed. */
export class GridSpans {
  /** Grows when other cells may be merged. */
  readonly version = new Signal(0)
  readonly #grid: Pick<GridController, 'engine' | 'layout' | 'extras'>
  #span: SpanFunction | undefined
  #told = false
  #stale = true
  #map: SpanMap | undefined

  constructor(grid: Pick<GridController, 'engine' | 'layout' | 'extras'>, expanded: ExpandedRows) {
    this.#grid = grid
    const forget = () => this.#forget()
    grid.engine.structure.on(forget)
    grid.layout.on(forget)
    expanded.version.on(forget)
    grid.engine.transactions.on(({ replaced }) => replaced.length > 0 && forget())
  }

  /** Takes over the grid's own function. */
  configure(span: SpanFunction | undefined): void {
    if (span === this.#span) return
    this.#span = span
    this.#told = false
    this.#forget()
  }

  /** Whether cells of this grid may be merged at all. */
  get enabled(): boolean {
    return this.#span !== undefined || this.#grid.layout.get().columns.some(({ column }) => column.def.span)
  }

  /** The merges; undefined without any. */
  get(): SpanMap | undefined {
    if (!this.#stale) return this.#map
    this.#stale = false
    const next = this.enabled ? this.#build() : undefined
    // Rows are drawn again for another map only.
    if (!sameMerges(this.#map, next)) this.#map = next
    return this.#map
  }

  #build(): SpanMap | undefined {
    const { engine, layout } = this.#grid
    const { view, store } = engine
    const { columns, startCount, endIndex } = layout.get()
    const open = new Set(this.#grid.extras.flatMap((each) => each(1)?.map(({ index }) => index) ?? []))
    return buildSpans({
      count: view.count,
      rowAt: (index) => store.at(view.positionAt(index)),
      columns: columns.map(({ column }) => column),
      span: this.guarded(),
      // Columns that scroll and columns that do not cannot share a cell.
      endOf: (index) => (index < startCount ? startCount : index < endIndex ? endIndex : columns.length),
      ...(open.size > 0 && { endsBelow: (index: number) => open.has(index) }),
    })
  }

  /** The grid's own function; what it throws is told once, and merges nothing. */
  guarded(): SpanFunction | undefined {
    const span = this.#span
    return (
      span &&
      ((row, index, column) => {
        try {
          return span(row, index, column)
        } catch (error) {
          if (!this.#told) console.error('The grid’s span() threw. Its cells are not merged.', error)
          this.#told = true
          return undefined
        }
      })
    )
  }

  #forget(): void {
    if (!this.#map && !this.enabled) return
    this.#stale = true
    this.version.set(this.version.get() + 1)
  }
}

function sameMerges(a: SpanMap | undefined, b: SpanMap | undefined): boolean {
  if (!a || !b) return a === b
  return (
    a.merges.length === b.merges.length &&
    a.merges.every((one, at) => {
      const other = b.merges[at]!
      return (
        one.top === other.top &&
        one.bottom === other.bottom &&
        one.left === other.left &&
        one.right === other.right
      )
    })
  )
}

/** The merged cells of a grid: its selection never cuts one in two. */
export const spansOf = defineFeature((grid) => {
  const spans = new GridSpans(grid, expandedOf(grid))
  grid.merging = {
    anchor: (at) => spans.get()?.anchor(at) ?? at,
    whole: (selection) => wholeMerges(selection, spans.get()),
    rowToReveal: (at) => rowToReveal(spans.get(), grid.viewport, at),
  }
  spans.version.on(() => grid.selection.refresh())
  return spans
})
