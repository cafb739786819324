import { Signal } from '../engine/emitter'
import type { CellAt, CellRange, Selection } from './selection'

/** How merged cells bear on the selection; the grid without merges is the default. */
export interface Merging {
  /** The cell that stands in place of one that is covered. */
  anchor(at: CellAt): CellAt
  /** The selection grown so that it cuts no merged cell in two. */
  whole(selection: Selection): Selection
  /** The row to scroll to for a cell. */
  rowToReveal(at: CellAt): number
}

/** Nothing is merged. */
export const NO_MERGING: Merging = {
  anchor: (at) => at,
  whole: (selection) => selection,
  rowToReveal: ({ row }) => row,
}

/** The selection of a grid: whoever sets it, it holds merged cells as a whole. */
export class SelectionSignal extends Signal<Selection | undefined> {
  readonly #whole: (selection: Selection) => Selection

  constructor(whole: (selection: Selection) => Selection) {
    super(undefined)
    this.#whole = whole
  }

  override set(value: Selection | undefined): void {
    const next = value && this.#whole(value)
    const now = this.get()
    if (next && now && sameSelection(next, now)) return
    super.set(next)
  }

  /** Takes over merges that have changed. */
  refresh(): void {
    this.set(this.get())
  }
}

/** Whether two places are one cell. */
export const sameCell = (a: CellAt, b: CellAt): boolean => a.row === b.row && a.column === b.column

/** Whether two ranges hold the same cells. */
export const sameRange = (a: CellRange | undefined, b: CellRange | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.top === b.top &&
    a.bottom === b.bottom &&
    a.left === b.left &&
    a.right === b.right)

function sameSelection(a: Selection, b: Selection): boolean {
  return (
    sameCell(a.active, b.active) &&
    sameCell(a.head, b.head) &&
    sameRange(a.range, b.range) &&
    a.grown === b.grown &&
    (a.others?.length ?? 0) === (b.others?.length ?? 0) &&
    (a.others ?? []).every((range, at) => sameRange(range, b.others?.[at]))
  )
}
