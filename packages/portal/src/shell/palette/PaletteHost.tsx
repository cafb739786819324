import { useFocusBack } from '@lading/ui/dialogs'
import { lazyDialog } from '@lading/ui/foundation'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { usePalette, useShellKeys } from './paletteStore'
import { useEarlyKeys } from './useEarlyKeys'
import type { PaletteSource } from './usePaletteEntries'

const Palette = lazyDialog(async () => (await import('./Palette')).Palette)
const KeyboardHelp = lazyDialog(async () => (await import('./KeyboardHelp')).KeyboardHelp)

type Source = Omit<PaletteSource, 'onKeys'>

/** Hears the keys of the shell, and shows what they ask for; the code comes with the first of them. */
export function PaletteHost(source: Source): ReactNode {
  const { show, shown } = usePalette()
  useShellKeys()
  // The shell goes with the session: the next one opens nothing.
  useEffect(() => () => show(undefined), [show])
  return shown ? <Opened {...source} /> : null
}

/** One of the two, or one after the other; the keyboard goes back to where it was before the first. */
function Opened(source: Source): ReactNode {
  const { show, shown } = usePalette()
  const [query, setQuery] = useState('')
  useFocusBack()
  const close = () => show(undefined)
  useEarlyKeys(shown === 'find', { onEdit: setQuery, onClose: close })
  return shown === 'find' ? (
    <Palette {...source} query={query} onQuery={setQuery} onKeys={() => show('keys')} onClose={close} />
  ) : (
    <KeyboardHelp onClose={close} />
  )
}
