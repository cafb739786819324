/** The list with the item at `from` standing at `to`; places outside the list change nothing. */
export function reorder<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const moved = [...list]
  if (!(from in moved) || to < 0 || to >= moved.length) return moved
  const [item] = moved.splice(from, 1)
  moved.splice(to, 0, item!)
  return moved
}
