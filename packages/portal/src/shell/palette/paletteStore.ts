import { useEffect } from 'react'
import { create } from 'zustand'
import { shellKey } from './shellKey'
import type { ShellKey } from './shellKey'

interface Shown {
  shown: ShellKey | undefined
  show: (what: ShellKey | undefined) => void
}

/** Which of palette and keys is open; before the shell stands, which of them it opens with. */
export const usePalette = create<Shown>()((set) => ({
  shown: undefined,
  show: (shown) => set({ shown }),
}))

/** Hears the keys of the shell. */
export function useShellKeys(): void {
  const show = usePalette((state) => state.show)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const asked = shellKey(event)
      if (!asked) return
      event.preventDefault()
      show(asked)
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [show])
}
