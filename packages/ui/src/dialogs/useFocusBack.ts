import { useEffect, useState } from 'react'

/**
 * For a dialog that is taken away in place of being closed: antd then leaves the keyboard nowhere. It goes back to what
 * had it when the dialog came, unless something else has taken it.
 */
export function useFocusBack(): void {
  // A server that renders the page has no document, and nobody's keyboard.
  const [opener] = useState(() => globalThis.document?.activeElement)
  useEffect(
    () => () => {
      // The dialog is taken away first.
      setTimeout(() => {
        const here = document.activeElement
        if ((!here || here === document.body) && opener instanceof HTMLElement) opener.focus()
      })
    },
    [opener],
  )
}
