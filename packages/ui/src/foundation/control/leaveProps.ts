import type { FocusEvent } from 'react'

/**
 * Handlers for the element around a control of several parts: `onLeave` is called when the keyboard leaves all of
 * them, not when it moves between them.
 *
 * @param held a dialog of the control is open: the keyboard is still its own
 */
export function leaveProps(onLeave: (() => void) | undefined, held = false) {
  return {
    onBlur: (event: FocusEvent<HTMLElement>) => {
      // Portals bubble through React's tree: what happens in a dialog is not a leaving.
      const inside = event.currentTarget.contains(event.target)
      if (!held && inside && !event.currentTarget.contains(event.relatedTarget)) onLeave?.()
    },
  }
}
