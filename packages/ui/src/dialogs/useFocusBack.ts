import { useEffect, useState } from 'react'
import { useHandler } from '../foundation/useHandler'

/**
 * For a dialog that is taken away in place of being closed: antd then leaves the keyboard nowhere. It goes back to what
 * had it when the dialog came, unless something else has taken it.
 *
 * @param otherwise what takes it where nothing had it before, or that is gone by now: a dialog may come by itself
 */
export function useFocusBack(otherwise?: () => HTMLElement | null): void {
  // A server that renders the page has no document, and nobody's keyboard.
  const [opener] = useState(() => globalThis.document?.activeElement)
  const instead = useHandler(() => otherwise?.())
  useEffect(
    () => () => {
      // The dialog is taken away first.
      setTimeout(() => {
        const here = document.activeElement
        if (here && here !== document.body) return
        const known = opener instanceof HTMLElement && opener !== document.body && opener.isConnected
        const next = known ? opener : instead()
        next?.focus()
      })
    },
    [opener, instead],
  )
}
