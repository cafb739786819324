/** How long a menu may take to come and to take the keyboard, in milliseconds. */
const PATIENCE = 1000

/** Ends what holds keys now: there is one keyboard. */
let endLast: (() => void) | undefined

/**
 * Keeps the keys that are pressed between a menu’s opening and its taking the focus, and gives them to the menu then:
 * they were meant for it, and would change what lies behind otherwise. Called where the menu is opened. When no menu
 * takes the keyboard within a second, the keys go where they always do.
 */
export function holdKeys(): void {
  endLast?.()
  const held: KeyboardEvent[] = []
  const hold = (event: KeyboardEvent) => {
    // The held ones, given to the menu.
    if (!event.isTrusted) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push(event)
  }
  let frame = 0
  const end = () => {
    cancelAnimationFrame(frame)
    window.removeEventListener('keydown', hold, true)
    if (endLast === end) endLast = undefined
  }
  endLast = end
  window.addEventListener('keydown', hold, true)
  const until = performance.now() + PATIENCE
  let taken = false
  // One key for each frame: the menu moves its mark in between.
  const step = () => {
    const { activeElement } = document
    const inMenu = activeElement?.closest('[role=menu]') != null
    taken ||= inMenu
    const key = inMenu ? held.shift() : undefined
    if (taken ? !key : performance.now() > until) {
      end()
      return
    }
    if (key) activeElement!.dispatchEvent(copyOf(key))
    frame = requestAnimationFrame(step)
  }
  frame = requestAnimationFrame(step)
}

function copyOf(event: KeyboardEvent): KeyboardEvent {
  const { key, code, location, ctrlKey, shiftKey, altKey, metaKey } = event
  // The menu reads the old numbers of keys.
  const numbers = { keyCode: event.keyCode, which: event.which }
  const init = { key, code, location, ctrlKey, shiftKey, altKey, metaKey, ...numbers }
  return new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true })
}
