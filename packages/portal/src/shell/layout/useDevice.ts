import { useSyncExternalStore } from 'react'

/** The kinds of screens the shell knows. */
export type Device = 'desktop' | 'tablet' | 'mobile'

/** Breakpoints of spec 1 §9. */
export const BREAKPOINT = { tablet: 1087.99, mobile: 767.99 } as const

/** The device for a width in CSS pixels. */
export function deviceOf(width: number): Device {
  if (width <= BREAKPOINT.mobile) return 'mobile'
  return width <= BREAKPOINT.tablet ? 'tablet' : 'desktop'
}

const queries = Object.values(BREAKPOINT).map((width) => `(max-width: ${width}px)`)

function watch(changed: () => void): () => void {
  const lists = queries.map((query) => window.matchMedia(query))
  for (const list of lists) list.addEventListener('change', changed)
  return () => {
    for (const list of lists) list.removeEventListener('change', changed)
  }
}

/** The device of the window, following its width. */
export function useDevice(): Device {
  return useSyncExternalStore(watch, () => deviceOf(window.innerWidth))
}
