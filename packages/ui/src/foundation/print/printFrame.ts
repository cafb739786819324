/** A frame whose printing was never said to have ended goes after so many milliseconds. */
const FORGOTTEN = 10 * 60_000

/**
 * Prints a document of its own, through a frame nobody sees.
 *
 * @param write fills the empty document
 * @returns whether there was a frame to print from
 */
export async function printFrame(write: (target: Document) => Promise<void> | void): Promise<boolean> {
  const frame = document.createElement('iframe')
  frame.setAttribute('aria-hidden', 'true')
  frame.tabIndex = -1
  Object.assign(frame.style, {
    position: 'fixed',
    width: '0',
    height: '0',
    border: '0',
    insetInlineStart: '-1px',
  })
  document.body.append(frame)
  const view = frame.contentWindow
  const target = frame.contentDocument
  if (!view || !target) {
    frame.remove()
    return false
  }
  await write(target)
  const done = () => frame.remove()
  // Not at once: the browser may still be reading the frame.
  view.addEventListener('afterprint', () => setTimeout(done))
  setTimeout(done, FORGOTTEN)
  view.focus()
  view.print()
  return true
}

/** Gives a document a style sheet. One made by script is allowed where a policy refuses styles written into the page. */
export function adoptStyles(target: Document, css: string): void {
  const sheet = new (target.defaultView as Window & typeof globalThis).CSSStyleSheet()
  sheet.replaceSync(css)
  target.adoptedStyleSheets = [sheet]
}
