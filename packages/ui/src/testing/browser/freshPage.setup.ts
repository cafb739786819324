import { beforeEach } from 'vitest'
import { userEvent } from 'vitest/browser'

// The driver's pointer and what the browser keeps outlive tests, and even files: at first the pointer may be anywhere.
let moved = true
const move = ({ isTrusted }: Event) => {
  moved ||= isTrusted
}
for (const name of ['pointermove', 'pointerdown', 'wheel']) document.addEventListener(name, move, true)

/** Each test finds nothing that the one before left: no stored settings, and no pointer that hovers something. */
beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  if (!moved) return
  await userEvent.hover(document.documentElement, { position: { x: 0, y: 0 } })
  moved = false
})
