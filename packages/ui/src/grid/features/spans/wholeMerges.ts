import { rangeOf } from '../../kernel/selection'
import type { Selection } from '../../kernel/selection'
import { sameCell, sameRange } from '../../kernel/selectionSignal'
import type { SpanMap } from './spanMap'

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
