import { isRtl } from '../../kernel/isRtl'

/** Distance between a cell and what floats at it, in pixels. */
const GAP = 4

/** Puts a floating element at a cell, on the other side when there is no room, always inside of the window. */
export function placeFloat(element: HTMLElement, anchor: DOMRect, side: 'above' | 'below'): void {
  const { offsetWidth: width, offsetHeight: height } = element
  const below = anchor.bottom + GAP
  const above = anchor.top - GAP - height
  const fitsBelow = below + height <= window.innerHeight
  const top = side === 'below' ? (fitsBelow || above < 0 ? below : above) : above >= 0 ? above : below
  const wished = isRtl(element) ? anchor.right - Math.max(width, anchor.width) : anchor.left
  const left = Math.max(GAP, Math.min(wished, window.innerWidth - width - GAP))
  element.style.left = `${left}px`
  element.style.top = `${top}px`
  element.style.minWidth = `${anchor.width}px`
}
