import { useSyncExternalStore } from 'react'

const queryOf = (width: number) => window.matchMedia(`(min-width: ${width}px)`)

/** Whether the window is at least as wide, in CSS pixels. */
export function useWideWindow(width: number): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = queryOf(width)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => queryOf(width).matches,
  )
}
