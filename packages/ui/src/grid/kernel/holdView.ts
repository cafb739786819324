import type { GridEngine } from '../engine/gridEngine'
import type { Viewport } from './viewport'

/**
 * Notes which row stands where on screen: the active one if it is seen, else the first one seen. The answer puts it
 * there again after rows have come, gone or moved. At the very top nothing is held, so that new first rows are seen.
 */
export function holdView(
  viewport: Viewport,
  { store, view }: Pick<GridEngine, 'store' | 'view'>,
  activeId: string | undefined,
): () => void {
  const top = viewport.scrollOffset
  const indexOf = (id: string) => view.indexOf(store.positionOf(id))
  const seen = (index: number) => {
    const y = viewport.offsetOf(index) - top
    return index >= 0 && y > -viewport.heightOf(index) && y < viewport.bodyHeight
  }
  const first = view.positionAt(viewport.rowAt(viewport.head))
  const held = activeId !== undefined && seen(indexOf(activeId)) ? activeId : top > 0 && store.idAt(first)
  if (!held) return () => {}
  const y = viewport.offsetOf(indexOf(held)) - top
  return () => {
    const index = indexOf(held)
    if (index >= 0) viewport.scrollTo(viewport.offsetOf(index) - y)
  }
}
