import { beforeEach } from 'vitest'
import { page, server, userEvent } from 'vitest/browser'

// The driver's pointer and what the browser keeps outlive tests, and even files: at first the pointer may be anywhere.
let moved = true
const move = ({ isTrusted }: Event) => {
  moved ||= isTrusted
}
for (const name of ['pointermove', 'pointerdown', 'wheel']) document.addEventListener(name, move, true)

const { width, height } = server.config.browser.viewport

/**
 * Each test finds nothing that the one before left: no stored settings, no other size of the page, and no pointer that
 * hovers something.
 */
beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height)
  if (!moved) return
  await userEvent.hover(document.documentElement, { position: { x: 0, y: 0 } })
  moved = false
})
