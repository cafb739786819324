/** Where a dialog stands in the window, in pixels. */
export interface DialogBox {
  left: number
  top: number
  width: number
  height: number
}

/** The window's inside, in pixels. */
export interface Viewport {
  width: number
  height: number
}

/** Which sides of a dialog are pulled: -1 the left or upper one, 1 the right or lower one, 0 neither. */
export interface Edges {
  x: -1 | 0 | 1
  y: -1 | 0 | 1
}

/** Least size of a dialog; windows may be smaller. */
const MIN = { width: 320, height: 200 }

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))

/** The same dialog inside of the window: moved first, and made smaller only where it does not fit. */
export function fitBox(box: DialogBox, view: Viewport): DialogBox {
  const width = Math.min(box.width, view.width)
  const height = Math.min(box.height, view.height)
  return {
    width,
    height,
    left: clamp(box.left, 0, view.width - width),
    top: clamp(box.top, 0, view.height - height),
  }
}

/** The dialog moved, no further than the window's edge. */
export function moveBox(box: DialogBox, dx: number, dy: number, view: Viewport): DialogBox {
  return fitBox({ ...box, left: box.left + dx, top: box.top + dy }, view)
}

/** One axis of a pull: the other side stays where it is. */
function pull(
  start: number,
  size: number,
  side: -1 | 0 | 1,
  by: number,
  limit: number,
  least: number,
): [start: number, size: number] {
  // What is smaller already is not made larger by a pull the other way.
  const smallest = Math.min(least, limit, size)
  if (side > 0) return [start, clamp(size + by, Math.min(smallest, limit - start), limit - start)]
  if (side < 0) {
    const end = start + size
    const next = clamp(start + by, 0, Math.max(0, end - smallest))
    return [next, end - next]
  }
  return [start, size]
}

/** The dialog pulled at its sides, within the window and no smaller than 320 × 200 or than it was. */
export function resizeBox(box: DialogBox, edges: Edges, dx: number, dy: number, view: Viewport): DialogBox {
  const [left, width] = pull(box.left, box.width, edges.x, dx, view.width, MIN.width)
  const [top, height] = pull(box.top, box.height, edges.y, dy, view.height, MIN.height)
  return { left, top, width, height }
}

/** Pixels per key press. */
const STEP = 16

/** The dialog after a key: arrows move it, with Shift they pull its lower right corner; `undefined` for other keys. */
export function boxAfterKey(
  box: DialogBox,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  view: Viewport,
): DialogBox | undefined {
  const x = { ArrowLeft: -STEP, ArrowRight: STEP }[key] ?? 0
  const y = { ArrowUp: -STEP, ArrowDown: STEP }[key] ?? 0
  if (x === 0 && y === 0) return undefined
  return shiftKey ? resizeBox(box, { x: 1, y: 1 }, x, y, view) : moveBox(box, x, y, view)
}
