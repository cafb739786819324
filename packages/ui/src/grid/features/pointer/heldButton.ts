/**
 * Watches the mouse button that was just pressed, for code that is fetched meanwhile.
 *
 * @returns whether it is still held
 */
export function heldButton(): () => boolean {
  let held = true
  const letGo = () => {
    held = false
  }
  window.addEventListener('mouseup', letGo, { once: true, capture: true })
  return () => {
    window.removeEventListener('mouseup', letGo, { capture: true })
    return held
  }
}
