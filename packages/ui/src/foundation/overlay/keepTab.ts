import type { KeyboardEvent } from 'react'

const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [contenteditable=true], [tabindex]'

/**
 * Tab goes round in a dialog. Antd's trap takes the keyboard back only once it is somewhere else on the page: after the
 * last stop, and before the first, it is nowhere for one press.
 */
export function keepTab(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return
  const dialog = (event.target as Element).closest('[role=dialog]')
  if (!dialog) return
  const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(isStop)
  const [first, last] = [stops[0], stops.at(-1)]
  if (!first || !last || document.activeElement !== (event.shiftKey ? first : last)) return
  event.preventDefault()
  ;(event.shiftKey ? last : first).focus()
}

function isStop(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.getClientRects().length === 0) return false
  if (getComputedStyle(element).visibility === 'hidden') return false
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || !element.name) return true
  // Radios are one stop: the marked one, or the first where none is.
  const group = [...element.closest('[role=dialog]')!.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  const mates = group.filter(({ name }) => name === element.name)
  return element === (mates.find(({ checked }) => checked) ?? mates[0])
}
