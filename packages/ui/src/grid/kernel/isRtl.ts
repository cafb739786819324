/** Whether an element's text runs from right to left, wherever that was said. */
export function isRtl(element: Element | null): boolean {
  return element !== null && getComputedStyle(element).direction === 'rtl'
}
