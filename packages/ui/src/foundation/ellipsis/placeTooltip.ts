/** A rectangle in the window, in pixels. */
export interface Place {
  left: number
  top: number
  width: number
  height: number
}

/** Distance to what the tooltip belongs to, and to the window's edges, in pixels. */
const GAP = 6

/**
 * Where a tooltip stands: above and centred, below where there is no room above, always inside of the window.
 *
 * @param anchor what it belongs to
 * @param size of the tooltip
 * @param view inside of the window
 */
export function placeTooltip(
  anchor: Place,
  size: Pick<Place, 'width' | 'height'>,
  view: Pick<Place, 'width' | 'height'>,
): Pick<Place, 'left' | 'top'> {
  const centred = anchor.left + anchor.width / 2 - size.width / 2
  const above = anchor.top - size.height - GAP
  const below = anchor.top + anchor.height + GAP
  const top = above >= GAP || below + size.height > view.height - GAP ? above : below
  return {
    left: Math.max(GAP, Math.min(centred, view.width - size.width - GAP)),
    top: Math.max(GAP, Math.min(top, view.height - size.height - GAP)),
  }
}
