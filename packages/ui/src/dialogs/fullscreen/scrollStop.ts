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
  const observer = new ResizeObserver(check)
  observer.observe(element)
  for (const child of element.children) observer.observe(child)
  check()
  return () => observer.disconnect()
}
