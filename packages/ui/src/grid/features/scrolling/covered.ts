/**
 * Up to where something that sticks to an edge of the page, e.g. its title or its buttons, lies over an element: seen
 * from the edge at the height `edge`, in pixels of the window. Without such a thing the edge itself.
 *
 * @param x where to look
 */
export function coveredTo(element: Element, side: 'top' | 'bottom', edge: number, x: number): number {
  const found = document.elementFromPoint(x, side === 'top' ? edge + 1 : edge - 1)
  if (!found || element.contains(found) || found.contains(element)) return edge
  for (let each: Element | null = found; each && !each.contains(element); each = each.parentElement)
    if (/sticky|fixed/.test(getComputedStyle(each).position))
      return each.getBoundingClientRect()[opposite[side]]
  return edge
}

const opposite = { top: 'bottom', bottom: 'top' } as const
