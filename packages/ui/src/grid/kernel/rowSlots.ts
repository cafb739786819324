/**
 * Gives the rows in the document their elements: a row keeps the one it has, a new row takes over one that has come
 * free, in order. A jump to other rows then changes texts and makes, moves and throws away nothing.
 */
export class RowSlots {
  #slots = new Map<string, number>()

  /** The slot of each of these rows (ids, in the order of the document), which are all that will be drawn. */
  assign(ids: readonly string[]): number[] {
    const before = this.#slots
    const taken = new Map<string, number>()
    for (const id of ids) {
      const slot = before.get(id)
      if (slot !== undefined) taken.set(id, slot)
    }
    const kept = new Set(taken.values())
    const free = [...before.values()].filter((slot) => !kept.has(slot))
    let next = Math.max(-1, ...before.values()) + 1
    let given = 0
    const now = new Map<string, number>()
    const slots = ids.map((id) => {
      // Rows of one id, as they come now and then from a server, have an element each.
      const own = now.has(id) ? undefined : taken.get(id)
      const slot = own ?? free[given++] ?? next++
      now.set(id, slot)
      return slot
    })
    this.#slots = now
    return slots
  }
}
