import { useCallback, useSyncExternalStore } from 'react'

/** antd's breakpoints, in CSS pixels. */
const BREAKPOINTS = { sm: 576, md: 768, lg: 992, xl: 1200 } as const

const queryOf = (width: number) => globalThis.matchMedia?.(`(min-width: ${width}px)`)

/**
 * Whether the window is at least as wide. antd's `useBreakpoint` draws its component anew whenever it is shown again, with
 * all that stands in it; this one only when the answer changes.
 *
 * @param width in CSS pixels, or the name of a breakpoint
 * @returns true where there is no screen
 */
export function useMinWidth(width: number | keyof typeof BREAKPOINTS): boolean {
  const pixels = typeof width === 'number' ? width : BREAKPOINTS[width]
  const follow = useCallback(
    (changed: () => void) => {
      const query = queryOf(pixels)
      query?.addEventListener('change', changed)
      return () => query?.removeEventListener('change', changed)
    },
    [pixels],
  )
  return useSyncExternalStore(
    follow,
    () => queryOf(pixels)?.matches ?? true,
    () => true,
  )
}
