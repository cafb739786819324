import type { GridController } from '../../kernel/gridController'
import type { MeasuredRows } from './measuredRows'

/** A difference that only comes of rounding at some zoom. */
const NOTHING = 0.3

/** Takes over how high the drawn rows are: when others are drawn, and when one becomes higher or lower. */
export function followHeights(
  grid: GridController,
  rows: MeasuredRows,
): { measure: () => void; end: () => void } {
  const { viewport } = grid
  const observer = new ResizeObserver(() => measure())
  let seen = new Set<Element>()

  const drawn = () => {
    // While they are not drawn by their texts, they are of one height.
    const body = viewport.element?.querySelector<HTMLElement>('.lg-body.lg-auto')
    const first = Number(body?.dataset['head'] ?? 1) + 1
    return [...(body?.querySelectorAll<HTMLElement>(':scope>.lg-row:not(.lg-ghost)') ?? [])].map((row) => ({
      row,
      index: Number(row.getAttribute('aria-rowindex')) - first,
    }))
  }

  const observe = (elements: readonly Element[]) => {
    const now = new Set(elements)
    for (const element of seen) if (!now.has(element)) observer.unobserve(element)
    for (const element of now) if (!seen.has(element)) observer.observe(element)
    seen = now
  }

  const measure = () => {
    const found = drawn()
    observe(found.map(({ row }) => row))
    const known = viewport.window.get().metrics
    // Not where it is drawn: a window that is just opening is drawn smaller than it is.
    const heights = found
      .map(({ row, index }) => [index, Number.parseFloat(getComputedStyle(row).height)] as const)
      .filter(([index, height]) => height > 0 && !(Math.abs(known.heightOf(index) - height) < NOTHING))
    const atEnd = viewport.scrollOffset > 0 && viewport.scrollOffset + viewport.bodyHeight >= known.total - 1
    if (heights.length === 0) return
    const { revealed } = viewport
    grid.keepPlace(() => {
      if (rows.measure(heights)) grid.remeasure()
    })
    if (atEnd) viewport.scrollTo(viewport.window.get().metrics.total - viewport.bodyHeight)
    if (revealed !== undefined) viewport.reveal(revealed)
  }

  return { measure, end: () => observer.disconnect() }
}
