/** What scrolls around an element in a direction, from the nearest to the page. */
export function scrollParents(element: Element, direction: 'x' | 'y' = 'y'): Element[] {
  const parents: Element[] = []
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(outer)
    const whole = outer === document.scrollingElement
    if (!whole && !/auto|scroll/.test(direction === 'y' ? overflowY : overflowX)) continue
    const more =
      direction === 'y' ? outer.scrollHeight > outer.clientHeight : outer.scrollWidth > outer.clientWidth
    if (more) parents.push(outer)
  }
  return parents
}

/** Where a scroll parent shows its contents, in pixels of the window. */
export function frameOf(parent: Element): { top: number; bottom: number; left: number; right: number } {
  return parent === document.scrollingElement
    ? { top: 0, bottom: innerHeight, left: 0, right: innerWidth }
    : parent.getBoundingClientRect()
}
