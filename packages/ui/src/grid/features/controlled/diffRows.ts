import type { RowOp } from '../../engine/rowOps'

/** More rows than this out of place are not moved one by one. */
const MAX_MOVES = 200

interface Listed<R> {
  rows: readonly R[]
  idOf: (row: R) => string
}

/**
 * The ops that make one list of rows into another: changed rows, rows that went, rows that moved, rows that came.
 * Rows that are the same object have not changed, so a page that copies what it changes pays for that only.
 *
 * @returns undefined when so many rows have moved that the list is better loaded anew
 */
export function diffRows<R extends Record<string, unknown>>(
  { rows: before, idOf }: Listed<R>,
  after: readonly R[],
): RowOp<R>[] | undefined {
  const wanted = new Map(after.map((row) => [idOf(row), row]))
  const present = new Set(before.map(idOf))
  const update = { at: [] as number[], rows: [] as R[] }
  const gone: number[] = []
  const order: string[] = []
  before.forEach((row, position) => {
    const id = idOf(row)
    const next = wanted.get(id)
    if (!next) {
      gone.push(position)
      return
    }
    order.push(id)
    if (next === row) return
    update.at.push(position)
    update.rows.push(next)
  })
  const moves = movesOf(
    order,
    after.map(idOf).filter((id) => present.has(id)),
  )
  if (!moves) return undefined
  const come = after.flatMap((row, index) => (present.has(idOf(row)) ? [] : [index]))
  const ops: RowOp<R>[] = [...moves]
  if (gone.length) ops.unshift({ kind: 'remove', at: gone })
  if (update.at.length) ops.unshift({ kind: 'update', ...update })
  if (come.length) ops.push({ kind: 'insert', at: come, rows: come.map((index) => after[index]!) })
  return ops
}

function movesOf(
  order: string[],
  wanted: readonly string[],
): { kind: 'move'; from: number; to: number }[] | undefined {
  const moves: { kind: 'move'; from: number; to: number }[] = []
  for (let to = 0; to < wanted.length; to++) {
    if (order[to] === wanted[to]) continue
    if (moves.length === MAX_MOVES) return undefined
    // A row that has gone up or down one place among others is one move, from either side.
    const down = order[to + 1] === wanted[to]
    const from = down ? to : order.indexOf(wanted[to]!, to)
    const target = down ? wanted.indexOf(order[to]!, to) : to
    order.splice(target, 0, ...order.splice(from, 1))
    moves.push({ kind: 'move', from, to: target })
    if (order[to] !== wanted[to]) to--
  }
  return moves
}
