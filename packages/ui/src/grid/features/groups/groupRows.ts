/** Rows that have one value in common. */
export interface RowGroup {
  /** The value, as a text. */
  value: string
  /** Positions of its rows in the data, in the order shown. */
  positions: readonly number[]
}

/** The groups of rows, each where its first row stands, with their rows in the given order. */
export function groupRows(positions: Iterable<number>, valueAt: (position: number) => unknown): RowGroup[] {
  const byValue = new Map<string, number[]>()
  for (const position of positions) {
    const value = String(valueAt(position) ?? '')
    const known = byValue.get(value)
    if (known) known.push(position)
    else byValue.set(value, [position])
  }
  return [...byValue].map(([value, rows]) => ({ value, positions: rows }))
}

/** What is shown of groups. */
export interface ShownGroups {
  /** Positions of the rows that are not folded away. */
  order: Uint32Array
  /** The groups that begin below a row, by its index on screen; -1 is above the first one. */
  below: ReadonlyMap<number, readonly RowGroup[]>
}

/** Puts groups one after the other; of a folded one its heading alone is shown. */
export function showGroups(groups: readonly RowGroup[], isFolded: (value: string) => boolean): ShownGroups {
  const shown = groups.map((group) => (isFolded(group.value) ? undefined : group.positions))
  const order = new Uint32Array(shown.reduce((sum, rows) => sum + (rows?.length ?? 0), 0))
  const below = new Map<number, RowGroup[]>()
  let at = 0
  groups.forEach((group, n) => {
    const here = below.get(at - 1)
    if (here) here.push(group)
    else below.set(at - 1, [group])
    const rows = shown[n]
    if (!rows) return
    order.set(rows, at)
    at += rows.length
  })
  return { order, below }
}
