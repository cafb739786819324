import { useSyncExternalStore } from 'react'

/** From this width on the preview stands beside the canvas, in CSS pixels. */
const WIDE = '(min-width: 1440px)'

function watch(changed: () => void): () => void {
  const list = window.matchMedia(WIDE)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** Whether the window has room for the preview beside what is designed. */
export const useWideWindow = (): boolean => useSyncExternalStore(watch, () => window.matchMedia(WIDE).matches)
