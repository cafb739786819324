import { lazyDialog } from '@lading/ui/foundation'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { create } from 'zustand'
import { shellKey } from './shellKey'
import type { ShellKey } from './shellKey'
import type { PaletteSource } from './usePaletteEntries'

const Palette = lazyDialog(async () => (await import('./Palette')).Palette)
const KeyboardHelp = lazyDialog(async () => (await import('./KeyboardHelp')).KeyboardHelp)

interface Shown {
  shown: ShellKey | undefined
  show: (what: ShellKey | undefined) => void
}

/** Which of the two is open. */
export const usePalette = create<Shown>()((set) => ({
  shown: undefined,
  show: (shown) => set({ shown }),
}))

/** Hears the keys of the shell, and shows what they ask for; the code comes with the first of them. */
export function PaletteHost(source: Omit<PaletteSource, 'onKeys'>): ReactNode {
  const { show, shown } = usePalette()
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const asked = shellKey(event)
      if (!asked) return
      event.preventDefault()
      show(asked)
    }
    document.addEventListener('keydown', hear)
    return () => {
      document.removeEventListener('keydown', hear)
      show(undefined)
    }
  }, [show])
  const close = () => show(undefined)
  if (shown === 'find') return <Palette {...source} onKeys={() => show('keys')} onClose={close} />
  return shown === 'keys' ? <KeyboardHelp onClose={close} /> : null
}
