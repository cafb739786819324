import type { Viewport } from '../../kernel/viewport'
import type { CellAt } from '../../kernel/selection'
import type { SpanMap } from './spanMap'

/**
 * The row to scroll to for a cell: of a merged one the row that is nearest to what is seen, so that one that reaches
 * into view stays where it is.
 */
export function rowToReveal(spans: SpanMap | undefined, viewport: Viewport, { row, column }: CellAt): number {
  const merge = spans?.at(row, column)
  if (!merge) return row
  const first = viewport.rowAt(viewport.head)
  const whole = viewport.offsetOf(first) < viewport.scrollOffset ? first + 1 : first
  return Math.max(merge.top, Math.min(whole, merge.bottom))
}
