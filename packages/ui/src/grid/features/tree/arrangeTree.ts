/** The rows of a tree as they are shown. */
export interface TreeOrder {
  /** Positions of the shown rows: every parent before its children. */
  order: Uint32Array
  /** Depth by position, from 0; of rows that are not shown, too. */
  depths: Uint16Array
  /** Positions that have children. */
  parents: Uint8Array
}

/**
 * Puts rows in the order of a tree. Families stay together: siblings stand in the order of `positions`.
 * Rows whose parent is missing, or whose ancestors go in a circle, stand at the top, so that none is lost.
 * Time and memory grow with the number of rows, whatever the depth.
 *
 * @param parentAt position of a row's parent, -1 for rows at the top
 * @param positions rows in the order of siblings (sorted), or undefined: the order of the data
 * @param isOpen whether the children of the row at a position are shown
 * @param passed rows that pass the filters: only they and their ancestors are shown, and branches are open then
 */
export function arrangeTree(
  count: number,
  parentAt: (position: number) => number,
  positions: Uint32Array | undefined,
  isOpen: (position: number) => boolean,
  passed?: Uint32Array,
): TreeOrder {
  const parent = new Int32Array(count)
  for (let position = 0; position < count; position++) parent[position] = parentAt(position)
  cutCircles(parent)
  const parents = new Uint8Array(count)
  for (const of of parent) if (of >= 0) parents[of] = 1
  const kept = passed && withAncestors(passed, parent)

  // Siblings as linked lists, filled from the last, so that they come out in order.
  const firstChild = new Int32Array(count).fill(-1)
  const next = new Int32Array(count).fill(-1)
  let root = -1
  const size = positions?.length ?? count
  for (let index = size - 1; index >= 0; index--) {
    const position = positions ? positions[index]! : index
    if (kept && !kept[position]) continue
    const of = parent[position]!
    next[position] = of < 0 ? root : firstChild[of]!
    if (of < 0) root = position
    else firstChild[of] = position
  }

  const depths = depthsOf(parent)
  const order = new Uint32Array(size)
  let shown = 0
  const above: number[] = []
  for (let position = root; position >= 0;) {
    order[shown++] = position
    const child = firstChild[position]!
    if (child >= 0 && (kept !== undefined || isOpen(position))) {
      above.push(next[position]!)
      position = child
      continue
    }
    position = next[position]!
    while (position < 0 && above.length) position = above.pop()!
  }
  return { order: order.slice(0, shown), depths, parents }
}

/** Rows whose chain of parents does not end stand at the top. */
function cutCircles(parent: Int32Array): void {
  const state = new Uint8Array(parent.length)
  const path: number[] = []
  for (let start = 0; start < parent.length; start++) {
    let position = start
    while (position >= 0 && state[position] === 0) {
      state[position] = 1
      path.push(position)
      position = parent[position]!
    }
    if (position >= 0 && state[position] === 1) parent[position] = -1
    for (const each of path) state[each] = 2
    path.length = 0
  }
}

function withAncestors(passed: Uint32Array, parent: Int32Array): Uint8Array {
  const kept = new Uint8Array(parent.length)
  for (const start of passed) {
    for (let position = start; position >= 0 && !kept[position]; position = parent[position]!)
      kept[position] = 1
  }
  return kept
}

function depthsOf(parent: Int32Array): Uint16Array {
  const depths = new Uint16Array(parent.length)
  const known = new Uint8Array(parent.length)
  const path: number[] = []
  for (let start = 0; start < parent.length; start++) {
    let position = start
    while (position >= 0 && !known[position]) {
      path.push(position)
      position = parent[position]!
    }
    let depth = position < 0 ? 0 : depths[position]! + 1
    for (let each = path.pop(); each !== undefined; each = path.pop()) {
      depths[each] = depth++
      known[each] = 1
    }
  }
  return depths
}
