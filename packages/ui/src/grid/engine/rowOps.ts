import type { Row } from '@lading/core/rules'

/**
 * One change of the list of rows. Positions are those of the data (not of a sorted or filtered view) and ascend.
 * Every op has an inverse, which `applyOp` answers; undo, redo and the changeset rest on nothing else.
 */
export type RowOp<R extends Row = Row> =
  | {
      kind: 'update'
      at: readonly number[]
      rows: readonly R[]
      /** For each row, the fields that may differ; undefined: any. */
      keys?: readonly (readonly string[] | undefined)[]
    }
  /** `at` are the positions the rows have afterwards. `after`: ids of the rows that stood before each. */
  | { kind: 'insert'; at: readonly number[]; rows: readonly R[]; after?: readonly string[] }
  /** `at` are the positions the rows have before, `ids` what they are called. */
  | { kind: 'remove'; at: readonly number[]; ids?: readonly string[] }
  | { kind: 'move'; from: number; to: number; id?: string }

/** What an op did: the new list (the same array when nothing was added, removed or moved), and the way back. */
export interface Applied<R extends Row> {
  rows: R[]
  inverse: RowOp<R>
  /** The rows as they were: replaced, or removed ones. */
  before: readonly R[]
}

/**
 * Applies one op to a list of rows. `update` writes into the list, the others answer a new one.
 *
 * @throws RangeError when a position lies outside the list.
 */
export function applyOp<R extends Row>(rows: R[], op: RowOp<R>): Applied<R> {
  switch (op.kind) {
    case 'update':
      return update(rows, op)
    case 'insert':
      return insert(rows, op.at, op.rows)
    case 'remove':
      return remove(rows, op.at)
    case 'move':
      return move(rows, op.from, op.to)
  }
}

function update<R extends Row>(
  rows: R[],
  { at, rows: next, keys }: Extract<RowOp<R>, { kind: 'update' }>,
): Applied<R> {
  const before = at.map((position) => rowAt(rows, position))
  for (let i = 0; i < at.length; i++) rows[at[i]!] = next[i]!
  return { rows, before, inverse: { kind: 'update', at, rows: before, ...(keys && { keys }) } }
}

function insert<R extends Row>(rows: R[], at: readonly number[], added: readonly R[]): Applied<R> {
  const length = rows.length + added.length
  const result = new Array<R>(length)
  let taken = 0
  let next = 0
  for (let position = 0; position < length; position++) {
    if (at[next] === position) result[position] = added[next++]!
    else result[position] = rowAt(rows, taken++)
  }
  return { rows: result, before: [], inverse: { kind: 'remove', at } }
}

function remove<R extends Row>(rows: R[], at: readonly number[]): Applied<R> {
  const before = at.map((position) => rowAt(rows, position))
  const result: R[] = []
  let next = 0
  for (let position = 0; position < rows.length; position++) {
    if (at[next] === position) next++
    else result.push(rows[position]!)
  }
  return { rows: result, before, inverse: { kind: 'insert', at, rows: before } }
}

function move<R extends Row>(rows: R[], from: number, to: number): Applied<R> {
  const result = rows.slice()
  const [row] = result.splice(from, 1)
  if (!row || to < 0 || to >= rows.length) throw outside(row ? to : from, rows.length)
  result.splice(to, 0, row)
  return { rows: result, before: [row], inverse: { kind: 'move', from: to, to: from } }
}

function rowAt<R extends Row>(rows: readonly R[], position: number): R {
  const row = rows[position]
  if (!row) throw outside(position, rows.length)
  return row
}

function outside(position: number, length: number): RangeError {
  return new RangeError(`Row position ${position} is outside of the grid's ${length} rows.`)
}
