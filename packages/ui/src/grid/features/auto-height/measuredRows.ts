import { Virtualizer } from '@tanstack/react-virtual'
import type { RowHeights } from '../../kernel/rowMetrics'
import type { RowMeasures } from './autoHeightOf'

const nothing = () => {}

/** Where rows are found, and what tells when they are others. */
export interface MeasuredOrder {
  /** Grows when rows come, go or change places. */
  readonly order: number
}

/**
 * Heights of rows that were measured on screen, kept by the ids of the rows, so that they go along when rows are sorted
 * or filtered; the other rows count as of the least height. TanStack Virtual keeps the sums; what is in view the grid
 * finds by itself, as it does for rows of one height.
 */
export class MeasuredRows implements RowMeasures {
  readonly #order: MeasuredOrder
  readonly #idAt: (index: number) => string
  readonly #virtual: Virtualizer<Element, Element>
  #known: { order: number; count: number; least: number } | undefined
  #heights: RowHeights | undefined

  /** @param idAt id of a row on screen */
  constructor(order: MeasuredOrder, idAt: (index: number) => string) {
    this.#order = order
    this.#idAt = idAt
    this.#virtual = new Virtualizer<Element, Element>(this.#options(0, 0))
    this.#virtual.shouldAdjustScrollPositionOnItemSizeChange = () => false
  }

  heights(count: number, least: number): RowHeights {
    const { order } = this.#order
    const known = this.#known
    if (!known || known.order !== order || known.count !== count || known.least !== least) {
      this.#known = { order, count, least }
      this.#virtual.setOptions(this.#options(count, least))
      this.#heights = undefined
    }
    return (this.#heights ??= this.#view(count))
  }

  /** Takes over heights as they stand on screen, by index. Answers whether any is another one. */
  measure(rows: Iterable<readonly [index: number, height: number]>): boolean {
    let changed = false
    for (const [index, height] of rows) {
      if (index >= this.#virtual.options.count) continue
      const before = this.#virtual.itemSizeCache.get(this.#idAt(index)) ?? this.#known?.least
      if (before === height) continue
      this.#virtual.resizeItem(index, height)
      changed = true
    }
    if (changed) this.#heights = undefined
    return changed
  }

  #options(count: number, least: number) {
    return {
      count,
      estimateSize: () => least,
      // A function of its own each time: what is known of the order is found anew.
      getItemKey: (index: number) => this.#idAt(index),
      getScrollElement: () => null,
      observeElementRect: nothing,
      observeElementOffset: nothing,
      scrollToFn: nothing,
    }
  }

  #view(count: number): RowHeights {
    const virtual = this.#virtual
    const total = virtual.getTotalSize()
    const items = virtual.measurementsCache
    return {
      count,
      total,
      heightOf: (index) => items[index]?.size ?? 0,
      offsetOf: (index) => (index >= count ? total : (items[Math.max(0, index)]?.start ?? 0)),
      indexAt: (offset) => virtual.getVirtualItemForOffset(offset)?.index ?? 0,
    }
  }
}
