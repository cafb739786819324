import type { KeyboardEvent } from 'react'

/** Enter belongs to the control (it opens the calendar, and takes the day): the browser submits no form for it. */
export function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}
