import { Signal } from '../../engine/emitter'
import { defineFeature } from '../../kernel/feature'
import type { RowHeights } from '../../kernel/rowMetrics'

/** What measures rows; its code comes when it is first wanted. */
export interface RowMeasures {
  /** The heights as they are known; another object when they, or the rows, have changed. */
  heights(count: number, least: number): RowHeights
}

/** Rows that are as high as their texts take: whether they are wanted, and what measures them, which is loaded when they are. */
export class AutoHeight {
  /** Rows are to be as high as their texts take. */
  readonly wanted = new Signal(false)
  /** They are: what measures them has come. */
  readonly on = new Signal(false)
  /** Grows when rows come, go or change places. */
  order = 0
  #measures: RowMeasures | undefined

  heights(count: number, least: number): RowHeights | undefined {
    return this.#measures?.heights(count, least)
  }

  /** Begins with the measured heights; the answer ends it. */
  use(measures: RowMeasures): () => void {
    this.#measures = measures
    this.on.set(true)
    return () => {
      this.#measures = undefined
      this.on.set(false)
    }
  }
}

/** The measured heights of a grid. Asked for from the start: it must hear of other rows before the window does. */
export const autoHeightOf = defineFeature((grid) => {
  const auto = new AutoHeight()
  grid.engine.structure.on(() => auto.order++)
  grid.measured = (count, least) => auto.heights(count, least)
  auto.on.on(() => grid.keepPlace(() => grid.remeasure()))
  return auto
})
