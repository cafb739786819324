import { expect } from 'vitest'

/**
 * What is printed through a frame of its own (see `printFrame`), instead of the browser's dialog.
 *
 * @param press asks for the print
 * @returns the body of the printed document
 */
export async function printed(press: () => Promise<void>): Promise<HTMLElement> {
  const { body } = document
  const pages: HTMLElement[] = []
  // Of this element only: its class has the original, whatever a failed try may have left.
  body.append = (...nodes) => {
    Element.prototype.append.apply(body, nodes)
    for (const node of nodes) {
      const view = node instanceof HTMLIFrameElement ? node.contentWindow : null
      if (view) view.print = () => void pages.push(view.document.body)
    }
  }
  try {
    await press()
    await expect.poll(() => pages.length).toBe(1)
  } finally {
    Reflect.deleteProperty(body, 'append')
  }
  return pages[0]!
}
