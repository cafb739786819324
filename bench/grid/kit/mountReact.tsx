import type { ReactNode } from 'react'
import { useReducer } from 'react'
import { createRoot } from 'react-dom/client'
import type { MountedGrid } from '../page/peer'

/** Shows a React grid, and again whenever the rows in hand change. Returns how to take it away. */
export function mountReact(
  host: HTMLElement,
  hand: { onChange: () => void },
  render: () => ReactNode,
): () => void {
  const root = createRoot(host)
  function View() {
    const [, again] = useReducer((count: number) => count + 1, 0)
    hand.onChange = again
    return render()
  }
  root.render(<View />)
  return () => root.unmount()
}

/** Position and scrolling of a grid whose body is one scrolling element. */
export function scrolling(
  vertical: () => HTMLElement,
  sideways: () => HTMLElement = vertical,
): Pick<MountedGrid, 'position' | 'scrollTo'> {
  return {
    position: () => ({ left: sideways().scrollLeft, top: vertical().scrollTop }),
    scrollTo({ left, top }) {
      if (top !== undefined) vertical().scrollTop = top
      if (left !== undefined) sideways().scrollLeft = left
    },
  }
}
