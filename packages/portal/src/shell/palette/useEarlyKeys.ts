import { useHandler } from '@lading/ui/foundation'
import { useEffect } from 'react'

interface EarlyKeys {
  /** Changes the text by what was typed. */
  onEdit: (edit: (text: string) => string) => void
  onClose: () => void
}

/**
 * Takes the keys between the one that asks for the palette and the moment when its field has the keyboard (its code may
 * still be on its way): letters are kept for the field, Backspace takes the last one back, Escape closes. Nothing of it
 * reaches what has the keyboard until then, such as a cell of a grid, which a letter would overwrite.
 *
 * @param isAsked whether the palette was asked for
 */
export function useEarlyKeys(isAsked: boolean, { onEdit, onClose }: EarlyKeys): void {
  const take = useHandler((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    // A further key of the shell, a shortcut of the browser, or the input method at work.
    if (ctrlKey || metaKey || altKey || event.isComposing || key === 'Process') return
    event.preventDefault()
    event.stopPropagation()
    if (key === 'Escape') onClose()
    else if (key === 'Backspace') onEdit((text) => text.slice(0, -1))
    else if (key.length === 1) onEdit((text) => text + key)
  })
  useEffect(() => {
    if (!isAsked) return
    const stop = () => {
      document.removeEventListener('keydown', take, true)
      document.removeEventListener('focusin', stopInside)
    }
    // What takes the keyboard in a dialog, this one or one that came over it, keeps it.
    const stopInside = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('[role=dialog]')) stop()
    }
    document.addEventListener('keydown', take, true)
    document.addEventListener('focusin', stopInside)
    return stop
  }, [isAsked, take])
}
