import { useEffect } from 'react'
import type { RefObject } from 'react'
import { useHandler } from '../../foundation/useHandler'

/**
 * Gives the keyboard to what is marked among radios, else to the first, as soon as they are there. Once it is among
 * them, it stays where it is.
 *
 * @param ready whether there is something to choose from
 * @returns does so again: a dialog cannot be focused before it is shown
 */
export function useFocusChoice(choice: RefObject<HTMLElement | null>, ready: boolean): () => void {
  const focus = useHandler(() => {
    const element = choice.current
    if (!element || element.contains(document.activeElement)) return
    const radio =
      element.querySelector<HTMLElement>('input:checked') ?? element.querySelector<HTMLElement>('input')
    radio?.focus()
  })
  useEffect(() => {
    if (ready) focus()
  }, [ready, focus])
  return focus
}
