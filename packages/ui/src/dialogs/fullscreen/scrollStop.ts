/**
 * Makes an element a stop for the keyboard while there is more of it than is shown, so that it can be scrolled without a
 * mouse. To be used as a `ref`.
 */
export function scrollStop(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  const check = () => {
    if (element.scrollHeight > element.clientHeight + 1) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
  // Told of its size with the next frame: asked here, the page would be laid out for it while the dialog is drawn.
  const observer = new ResizeObserver(check)
  observer.observe(element)
  for (const child of element.children) observer.observe(child)
  return () => observer.disconnect()
}
