import { Cell } from '../../engine/emitter'
import { rangeOf } from '../../kernel/selection'
import type { CellAt, CellRange, Selection } from '../../kernel/selection'
import type { SpanMap } from './spanMap'

const sameCell = (a: CellAt, b: CellAt) => a.row === b.row && a.column === b.column
const sameRange = (a: CellRange | undefined, b: CellRange | undefined) =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.top === b.top &&
    a.bottom === b.bottom &&
    a.left === b.left &&
    a.right === b.right)

/** A selection that cuts no merged cell in two: its cells are those that are drawn, its ranges hold whole merges. */
export function wholeMerges(given: Selection, spans: SpanMap | undefined): Selection {
  const { range: own, grown, ...plain } = given
  const base: Selection = own && !grown ? { ...plain, range: own } : plain
  if (!spans) return grown ? base : given
  const active = spans.anchor(given.active)
  const head = spans.anchor(given.head)
  const wanted = rangeOf(base)
  const range = spans.grow(wanted)
  const others = given.others?.map((other) => spans.grow(other))
  const next: Selection = {
    active,
    head,
    ...(others && { others }),
    ...(given.tabFrom !== undefined && { tabFrom: given.tabFrom }),
  }
  if (base.range) return { ...next, range }
  return sameRange(range, rangeOf(next)) ? next : { ...next, range, grown: true }
}

/** Whether the selection is one merged cell and nothing else. */
export function isOneMerge({ active, head, grown, others }: Selection): boolean {
  return grown === true && !others?.length && sameCell(active, head)
}

/** The selection of a grid: whoever sets it, it holds merged cells as a whole. */
export class SelectionCell extends Cell<Selection | undefined> {
  readonly #spans: () => SpanMap | undefined

  constructor(spans: () => SpanMap | undefined) {
    super(undefined)
    this.#spans = spans
  }

  override set(value: Selection | undefined): void {
    const next = value && wholeMerges(value, this.#spans())
    const now = this.get()
    if (next && now && sameSelection(next, now)) return
    super.set(next)
  }

  /** Takes over merges that have changed. */
  refresh(): void {
    this.set(this.get())
  }
}

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
