import type { Row } from '@lading/core/rules'
import { IdIndex } from './idIndex'
import { applyOp } from './rowOps'
import type { Applied, RowOp } from './rowOps'

/**
 * The rows of a grid, in data order. Rows are never written to: a change replaces the row, so that whoever holds
 * one sees by identity whether it changed. The index from id to position is built on first use and dropped when
 * rows come, go or move, so that a list of 100,000 rows costs nothing until somebody edits.
 */
export class RowStore<R extends Row = Row> {
  #rows: R[] = []
  #positions: IdIndex | undefined
  readonly rowKey: string

  /** @param rowKey the field that holds the id of a row. */
  constructor(rowKey: string) {
    this.rowKey = rowKey
  }

  get count(): number {
    return this.#rows.length
  }

  /** The rows in data order. Not to be written to. */
  get rows(): readonly R[] {
    return this.#rows
  }

  /** Replaces everything. The list becomes the store's own. */
  load(rows: R[]): void {
    this.#rows = rows
    this.#positions = undefined
  }

  /**
   * Takes over where rows stand by id, as it was found out for another reason; not when others stand here by now.
   *
   * @param rows the rows it was made of
   */
  adopt(index: IdIndex, rows: readonly R[]): void {
    if (rows !== this.#rows) return
    index.readFrom((position) => this.idAt(position))
    this.#positions ??= index
  }

  at(position: number): R | undefined {
    return this.#rows[position]
  }

  idAt(position: number): string {
    return this.idOf(this.#rows[position])
  }

  idOf(row: R | undefined): string {
    return row ? String(row[this.rowKey]) : ''
  }

  byId(id: string): R | undefined {
    return this.#rows[this.positionOf(id)]
  }

  /** Whether rows are found by id without looking through all of them first. */
  get indexed(): boolean {
    return this.#positions !== undefined
  }

  /** Where a row stands, or -1. `hint` is a position where it probably is; a good one saves the index. */
  positionOf(id: string, hint?: number): number {
    if (hint !== undefined && this.idAt(hint) === id) return hint
    this.#positions ??= this.#index()
    return this.#positions.get(id)
  }

  /** Applies one op and answers what it did; op and inverse say by ids, too, which rows they mean. */
  apply(given: RowOp<R>): Applied<R> & { op: RowOp<R> } {
    const op = this.#named(given)
    const before = this.count
    const applied = applyOp(this.#rows, op)
    this.#rows = applied.rows
    if (op.kind === 'insert' && op.at[0] === before) {
      // Appended rows leave the others where they are.
      for (let position = before; position < this.count; position++) this.#append(position)
    } else if (op.kind !== 'update') this.#positions = undefined
    const inverse = this.#inverseNamed(op, applied.inverse)
    return { ...applied, op, inverse }
  }

  #named(op: RowOp<R>): RowOp<R> {
    if (op.kind === 'remove') return { ...op, ids: op.at.map((position) => this.idAt(position)) }
    if (op.kind === 'move') return { ...op, id: this.idAt(op.from) }
    if (op.kind !== 'insert') return op
    // The row before each: one of those that are inserted along with it, else the one that stands there.
    const after = op.at.map((position, i) =>
      i > 0 && op.at[i - 1] === position - 1 ? this.idOf(op.rows[i - 1]) : this.idAt(position - 1 - i),
    )
    return { ...op, after }
  }

  #inverseNamed(op: RowOp<R>, inverse: RowOp<R>): RowOp<R> {
    if (op.kind === 'insert' && inverse.kind === 'remove') {
      return { ...inverse, ids: op.rows.map((row) => this.idOf(row)) }
    }
    if (op.kind === 'move' && inverse.kind === 'move' && op.id !== undefined) return { ...inverse, id: op.id }
    if (op.kind !== 'remove' || inverse.kind !== 'insert') return inverse
    const after = op.at.map((position, i) =>
      i > 0 && op.at[i - 1] === position - 1 ? op.ids![i - 1]! : this.idAt(position - 1 - i),
    )
    return { ...inverse, after }
  }

  /** Replaces rows by ones with other ids; no transaction. */
  replaceIds(at: readonly number[], rows: readonly R[]): void {
    applyOp(this.#rows, { kind: 'update', at, rows })
    this.#positions = undefined
  }

  #append(position: number): void {
    if (this.#positions?.full) this.#positions = undefined
    this.#positions?.put(position)
  }

  #index(): IdIndex {
    const index = new IdIndex((position) => this.idAt(position), this.#rows.length)
    for (let position = 0; position < this.#rows.length; position++) index.put(position)
    return index
  }
}
