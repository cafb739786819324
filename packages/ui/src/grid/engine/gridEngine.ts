import type { Row } from '@lading/core/rules'
import type { ChangeReason } from '../api/change'
import { deriveRow, rowLogic } from './changeRow'
import type { RowLogic } from './changeRow'
import { AlteredStore } from './alteredStore'
import { ChangeTracker } from './changeTracker'
import type { CompiledColumn } from '../api/cell'
import { ConflictStore } from './conflictStore'
import { Emitter, Signal } from './emitter'
import { EntryStore } from './entryStore'
import type { EntryChange } from './entryStore'
import { History } from './history'
import { IssueStore } from './issueStore'
import { TemporaryIds, defaultRow, doubledPositions, identify } from './newRows'
import { locateChanges, planChanges } from './planChanges'
import type { PlannedRows } from './planChanges'
import type { RowOp } from './rowOps'
import { RowSignals } from './rowSignals'
import { RowStore } from './rowStore'
import { RowView } from './rowView'
import { runOps } from './runOps'
import { Transaction } from './transaction'
import type { CellChange, EngineOptions, Mark } from './transaction'
import { Totals } from './totals'

/**
 * The rows of a grid and all that follows from changing them. Every change, whatever made it, is a transaction:
 * undo, changeset, totals and messages are derived from transactions and from nothing else. Knows no React.
 */
export class GridEngine {
  readonly store: RowStore
  readonly tracker = new ChangeTracker((row) => this.store.idOf(row))
  readonly signals = new RowSignals()
  readonly view = new RowView()
  readonly issues = new IssueStore((id) => {
    this.signals.touch(id)
    this.issueVersion.set(this.issueVersion.get() + 1)
  })
  readonly issueVersion = new Signal(0)
  /** Texts that were entered and are no values (yet). */
  readonly entries = new EntryStore((id, key, refusal) => {
    this.issues.set(id, key, refusal)
    this.signals.touch(id)
  })
  /** Texts whose values say less than they did. */
  readonly altered = new AlteredStore((id) => {
    this.signals.touch(id)
    this.alteredVersion.set(this.alteredVersion.get() + 1)
  })
  readonly alteredVersion = new Signal(0)
  /** Cells changed both here and elsewhere. */
  readonly conflicts = new ConflictStore((id) => {
    this.signals.touch(id)
    this.conflictVersion.set(this.conflictVersion.get() + 1)
  })
  readonly conflictVersion = new Signal(0)
  /** Grows when rows are added, removed, moved, sorted or filtered. */
  readonly structure = new Signal(0)
  /** Whether undo and redo have something to do, e.g. `'10'`. */
  readonly historyState = new Signal('00')
  /** The footer's figures. */
  readonly totals = new Totals(() => this.store.rows)
  readonly transactions = new Emitter<Transaction>()
  /** Set by the view: where the user is, and how to go back there. */
  marks: { take(): Mark; restore(mark: Mark): void } | undefined
  /** Called before rows are shown again after a structural change; sort and filter hook in here. */
  arrange: () => void = () => this.view.reset(this.store.count)

  readonly #history = new History<RowOp, Mark>()
  readonly #ids = new TemporaryIds()
  /** Rows were changed from outside since they were loaded: steps of the history find theirs by id. */
  #outside = false
  /** Rows that were added with nothing entered, as they began, by id: a default may be another one the next time. */
  readonly #begun = new Map<string, Row>()
  #columns: readonly CompiledColumn[] = []
  #logic: RowLogic = rowLogic([], (row) => row)
  #options: EngineOptions

  constructor(options: EngineOptions) {
    this.#options = options
    this.#ids.prefix = options.casePrefix ?? ''
    this.store = new RowStore(options.rowKey)
  }

  get options(): EngineOptions {
    return this.#options
  }

  /** All columns, hidden ones too. */
  get columns(): readonly CompiledColumn[] {
    return this.#columns
  }

  column(key: string): CompiledColumn | undefined {
    return this.#logic.columns.get(key)
  }

  /** Takes over columns. Rows stay as they are. */
  configure(columns: readonly CompiledColumn[]): void {
    this.#columns = columns
    this.#logic = rowLogic(columns, (row) => this.#deriveRow(row))
    this.totals.configure(columns)
    this.signals.touchAll()
  }

  /** What the page computes; when that throws, the row stays as it was entered. */
  #deriveRow(row: Row): Row {
    try {
      return this.#options.deriveRow?.(row) ?? row
    } catch (error) {
      const id = this.store.idOf(row)
      console.error(`The grid's deriveRow() threw for the row "${id}"; it is left as it is.`, error)
      return row
    }
  }

  /** Settings apply from the next change on. */
  setOptions(options: EngineOptions): void {
    this.#options = options
    this.#ids.prefix = options.casePrefix ?? ''
  }

  /** Loads rows: no changes, no undo, no messages. */
  load(rows: readonly Row[]): void {
    const { rows: identified, temporary } = identify(rows, this.#options.rowKey, this.#ids)
    this.store.load(identified)
    this.tracker.reset()
    for (const id of temporary) this.tracker.insert(id)
    this.#history.clear()
    this.issues.clear()
    this.conflicts.clear()
    this.altered.clear()
    this.#begun.clear()
    this.#outside = false
    this.totals.recount()
    this.#publish(true)
    this.signals.touchAll()
    this.entries.clear()
    this.transactions.emit(new Transaction('load', (row) => this.store.idOf(row)))
  }

  /**
   * Gives rows whose id another row has already an id of their own, as new rows, so that none is lost. Answers the
   * ids that occurred twice. Apart from `load`, because it takes a while for 100,000 rows.
   */
  separateDoubles(): string[] {
    const at = doubledPositions(this.store.count, (position) => this.store.idAt(position))
    if (at.length === 0) return []
    const ids = at.map((position) => this.store.idAt(position))
    const rows = at.map((position) => {
      const id = this.#ids.next((each) => this.store.positionOf(each) >= 0)
      this.tracker.insert(id)
      return { ...this.store.at(position)!, [this.#options.rowKey]: id }
    })
    this.store.replaceIds(at, rows)
    this.#publish(true)
    return ids
  }

  /** Writes cells as one undo step. */
  setCells(changes: readonly CellChange[], reason: ChangeReason): void {
    this.transact(reason, this.planUpdate(changes))
  }

  /** Writes fields of many rows as one undo step. Ids that are not in the grid are passed over. */
  updateRows(changes: readonly { id: string; values: Row }[], reason: ChangeReason): void {
    this.transact(reason, this.#planChanges(locateChanges(changes, this.store)))
  }

  /** The op that writes cells with all that follows in their rows; none when nothing changes. */
  planUpdate(changes: readonly CellChange[]): RowOp[] {
    const byRow = new Map<number, Row>()
    for (const { position, key, value } of changes) {
      const values = byRow.get(position)
      if (values) values[key] = value
      else byRow.set(position, { [key]: value })
    }
    return this.planRows(byRow)
  }

  /** As `planUpdate`, by data position. */
  planRows(byRow: ReadonlyMap<number, Row>): RowOp[] {
    const at = Array.from(Int32Array.from(byRow.keys()).sort())
    return this.#planChanges({ at, values: at.map((position) => byRow.get(position)!) })
  }

  #planChanges(planned: PlannedRows): RowOp[] {
    return planChanges(planned, this.store, this.#logic, this.#options.deriveRow !== undefined)
  }

  /** How many of `wanted` new rows there is room for. */
  room(wanted: number): number {
    const { maxRows } = this.#options
    return maxRows === undefined ? wanted : Math.max(0, Math.min(wanted, maxRows - this.store.count))
  }

  /** New rows with ids, default values and computed fields, not yet in the grid. */
  createRows(given: readonly Row[]): Row[] {
    const taken = new Set<string>()
    return given.map((values) => {
      const row = defaultRow(this.#columns, { ...this.#options.newRow?.(), ...values })
      const id = this.#ids.next((each) => taken.has(each) || this.store.positionOf(each) >= 0)
      taken.add(id)
      // A copied row must not pass for the one it was copied from.
      row[this.#options.rowKey] = id
      return deriveRow(row, this.#logic)
    })
  }

  /** Inserts new rows before a data position. Answers their ids. */
  insertRows(position: number, given: readonly Row[], reason: ChangeReason = 'add'): string[] {
    const rows = this.createRows(given.slice(0, this.room(given.length)))
    if (rows.length === 0) return []
    rows.forEach((row, index) => {
      if (Object.keys(given[index]!).length === 0) this.#begun.set(this.store.idOf(row), row)
    })
    const start = Math.max(0, Math.min(position, this.store.count))
    this.transact(reason, [{ kind: 'insert', at: rows.map((_, index) => start + index), rows }])
    return rows.map((row) => this.store.idOf(row))
  }

  /** A row that was added with nothing entered, as it began. */
  begunAs(id: string): Row | undefined {
    return this.#begun.get(id)
  }

  /**
   * Takes over rows that came from outside, e.g. the children of a row that was opened: behind the others, without an
   * undo step and without being changes. Rows whose id is in the grid already are passed over.
   */
  takeRows(given: readonly Row[]): void {
    const { rows } = identify(given, this.#options.rowKey, this.#ids)
    const added = rows.filter((row) => this.store.positionOf(this.store.idOf(row)) < 0)
    const start = this.store.count
    if (added.length)
      this.applyOutside([{ kind: 'insert', at: added.map((_, index) => start + index), rows: added }])
  }

  /** Removes rows; ids that are not in the grid are passed over. */
  removeRows(ids: readonly string[], reason: ChangeReason = 'remove'): void {
    const at = [...new Set(ids)].map((id) => this.store.positionOf(id)).filter((position) => position >= 0)
    if (at.length) this.transact(reason, [{ kind: 'remove', at: at.sort((a, b) => a - b) }])
  }

  /** Moves a row to a data position; only within bounds (spec 2 §4). Answers whether it moved. */
  moveRow(id: string, to: number): boolean {
    const from = this.store.positionOf(id)
    if (from < 0 || to < 0 || to >= this.store.count || from === to) return false
    this.transact('move', [{ kind: 'move', from, to }])
    return true
  }

  /**
   * Applies ops as one undo step.
   *
   * @param texts what becomes of texts that are no values, in the same step
   */
  transact(reason: ChangeReason, ops: readonly RowOp[], texts: readonly EntryChange[] = []): void {
    if (ops.length === 0 && texts.length === 0) return
    const mark = this.marks?.take()
    const { inverse, done, transaction } = this.#run(reason, ops)
    this.#history.push({
      label: reason,
      undo: inverse,
      redo: done,
      texts,
      markBefore: mark,
      markAfter: this.marks?.take(),
    })
    this.#finish(transaction, texts, 'after')
  }

  /** Applies ops from outside: no undo step, no edit of the user. The caller tells the tracker. */
  applyOutside(ops: readonly RowOp[], reason: ChangeReason = 'remote'): void {
    if (ops.length === 0) return
    this.#outside = true
    this.#finish(this.#run(reason, ops, false).transaction)
  }

  /** A row with its computed fields; the given one is written to. */
  derived(row: Row): Row {
    return deriveRow(row, this.#logic)
  }

  /** Whether there is anything that is not saved: changes, and texts that are no values yet. */
  get dirty(): boolean {
    return this.tracker.dirty || this.entries.count > 0
  }

  /** Whether the unparsed text of a cell was entered by the last step of the history, so that `undo` removes it. */
  undoTakes(rowId: string, key: string): boolean {
    const entry = this.entries.at(rowId, key)
    return (this.#history.last?.texts ?? []).some((each) => each.after === entry && each.rowId === rowId)
  }

  undo(): void {
    const entry = this.#history.undo()
    if (!entry) return
    const { transaction } = this.#run('undo', entry.undo)
    this.#finish(transaction, entry.texts, 'before')
    if (entry.markBefore !== undefined) this.marks?.restore(entry.markBefore)
  }

  redo(): void {
    const entry = this.#history.redo()
    if (!entry) return
    const { transaction } = this.#run('redo', entry.redo)
    this.#finish(transaction, entry.texts, 'after')
    if (entry.markAfter !== undefined) this.marks?.restore(entry.markAfter)
  }

  #run(reason: ChangeReason, ops: readonly RowOp[], own = true) {
    const replay = this.#outside && (reason === 'undo' || reason === 'redo')
    return runOps(this, reason, ops, { own, replay })
  }

  #finish(
    transaction: Transaction,
    texts: readonly EntryChange[] = [],
    to: 'before' | 'after' = 'after',
  ): void {
    this.#publish(transaction.structural)
    this.signals.follow(transaction, this.store)
    this.entries.follow(transaction)
    this.entries.apply(texts, to)
    this.transactions.emit(transaction)
  }

  /** Sorts and filters anew. */
  rearrange(): void {
    this.#publish(true)
  }

  #publish(structural: boolean): void {
    if (structural) {
      this.arrange()
      this.structure.set(this.structure.get() + 1)
    }
    this.historyState.set(`${this.#history.canUndo ? 1 : 0}${this.#history.canRedo ? 1 : 0}`)
    this.totals.publish()
  }
}
