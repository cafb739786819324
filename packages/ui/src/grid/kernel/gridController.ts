import type { Row } from '@lading/core/rules'
import type { Locale } from '@lading/core/text'
import type { CompiledColumn } from '../api/cell'
import type { Notice } from '../api/notice'
import { cellText } from '../engine/cellText'
import { isEditable } from '../engine/compileColumns'
import { DoubledRows } from '../engine/doubledRows'
import { Emitter, Signal } from '../engine/emitter'
import { GridEngine } from '../engine/gridEngine'
import { LookupTexts } from '../engine/lookupTexts'
import type { EngineOptions } from '../engine/transaction'
import { Validator } from '../engine/validator'
import type { GridMessages } from '../locale/zh-CN'
import { buildLayout } from './gridLayout'
import type { GridLayout, LaidColumn } from './gridLayout'
import { holdView } from './holdView'
import { joinExtras } from './rowMetrics'
import type { ExtraHeight, RowHeights } from './rowMetrics'
import { RowSlots } from './rowSlots'
import { clampSelection } from './selection'
import type { CellAt, Selection } from './selection'
import { NO_MERGING, SelectionSignal } from './selectionSignal'
import type { Merging } from './selectionSignal'
import { findSelection, markSelection } from './selectionMark'
import type { SelectionMark } from './selectionMark'
import { Viewport } from './viewport'

/** A cell on screen with its row and column. */
export interface Spot {
  at: CellAt
  position: number
  id: string
  row: Row
  laid: LaidColumn
  column: CompiledColumn
}

/** What of a keyboard event tells which key it is. */
type PressedKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>

/** Heights in pixels. */
type ViewSizes = Record<'rowHeight' | 'head' | 'foot', number>

/**
 * The kernel of one mounted grid: its rows, the window on them, the selection, the active cell. What more there is are
 * features: functions over it, whose state it keeps (`defineFeature`) without knowing any of them. Knows no React.
 */
export class GridController {
  readonly id: string
  readonly engine: GridEngine
  readonly validator: Validator
  readonly viewport = new Viewport()
  readonly slots = new RowSlots()
  readonly lookupTexts = new LookupTexts(() => this.engine.signals.touchAll())
  readonly selection = new SelectionSignal((selection) => this.merging.whole(selection))
  readonly layout: Signal<GridLayout>
  readonly doubles: DoubledRows
  /** Said to screen readers. */
  readonly live = new Signal('')
  /** The grid has the keyboard. */
  readonly focused = new Signal(false)
  /** The last press was a finger's. */
  readonly touch = new Signal(false)
  /** Other rows are about to be loaded. */
  readonly loading = new Emitter()
  /** Rows or columns may have gone: the selection has been kept inside. */
  readonly bounded = new Emitter()
  /** The grid stands in a `UiProvider`. */
  provided = false
  /** Nothing can be changed, for now or at all. */
  readOnly = false
  /** Nothing can be changed at all: what is there for changing is not shown. */
  forReading = false
  /** Whether the user may add rows: the grid has a toolbar that offers it. */
  rowsAddable = false
  /** Whether the user may put rows into another order: the grid has a column to drag them by, or a toolbar. */
  rowsMovable = false
  /** What the grid is called, for files and paper; set by the grid. */
  title: () => string = () => this.messages.exportName
  messages: GridMessages
  /** Takes the keyboard; set by the editor host. */
  focusInput: () => void = () => {}
  /** Shows what a paste could not take. */
  notify: (notice: Notice | undefined) => void = () => {}
  /** How merged cells bear on the selection; set by what merges them. */
  merging: Merging = NO_MERGING
  /** Heights of what stands below rows, for rows of a height; what opens or adds something there is in this list. */
  readonly extras: ((rowHeight: number) => readonly ExtraHeight[] | undefined)[] = []
  /** Classes of cells by what their rows hold; what marks cells is in this list. */
  readonly marks: ((row: Row, laid: LaidColumn, id: string) => string)[] = []
  /** What screen readers are told of a cell besides its value; what marks cells is in this list. */
  readonly notes: ((spot: Spot) => string | undefined)[] = []
  /** Keys of features that no cell handles; the answer is true when it was one. */
  readonly keys: ((event: PressedKey) => boolean)[] = []
  /** Entries that features add to the menu of a row, for one of its cells. */
  readonly rowEntries: ((spot: Spot) => { label: string; run: () => void } | undefined)[] = []
  /** Shows a row that is folded away; set by what folds rows. */
  unfold: (rowId: string) => void = () => {}
  /** Heights of rows that are measured, another object when they have changed; set by what measures them. */
  measured: (count: number, rowHeight: number) => RowHeights | undefined = () => undefined
  /** Fetches the code that is needed once somebody works in the grid, e.g. when the pointer comes. */
  readonly fetchLazy: () => Promise<unknown>

  readonly #states = new Map<object, object>()
  #received: readonly Row[] | undefined
  #sizes: ViewSizes | undefined

  constructor(
    id: string,
    options: EngineOptions,
    messages: GridMessages,
    locale: Locale,
    fetchLazy: () => Promise<unknown> = async () => {},
  ) {
    this.id = id
    this.messages = messages
    this.fetchLazy = fetchLazy
    this.engine = new GridEngine(options)
    this.doubles = new DoubledRows(this.engine)
    this.validator = new Validator(this.engine, messages, locale)
    this.layout = new Signal(buildLayout(id, { start: [], center: [], end: [] }))
    this.engine.marks = {
      take: () => markSelection(this),
      restore: (mark) => this.#restore(mark as SelectionMark | undefined),
    }
  }

  /** Follows the rows; called once, after features that must hear of a change before the selection does. */
  start(): void {
    this.engine.structure.on(() => {
      this.remeasure()
      this.keepInside()
    })
  }

  /** Fetches it ahead, so that nothing is waited for later on; what fails is tried again when it is needed. */
  prefetch(): void {
    void this.fetchLazy().catch(() => undefined)
  }

  /** What a feature keeps for this grid; made by `create` when it is first asked for. */
  state<State extends object>(feature: object, create: (grid: GridController) => State): State {
    const known = this.#states.get(feature) as State | undefined
    if (known) return known
    const state = create(this)
    this.#states.set(feature, state)
    return state
  }

  /** Takes over columns. */
  configure(columns: readonly CompiledColumn[]): void {
    this.engine.configure(columns)
    this.keepInside()
  }

  /** The page has given rows, or none: what is empty now is so. */
  get received(): boolean {
    return this.#received !== undefined
  }

  /** Loads rows, unless they are the ones that were loaded last: a page may build the same list at every render. */
  receive(rows: readonly Row[]): void {
    const last = this.#received
    if (last && last.length === rows.length && last.every((row, index) => row === rows[index])) return
    this.#received = rows
    this.load(rows)
  }

  load(rows: readonly Row[]): void {
    this.loading.emit()
    this.engine.load(rows)
    this.keepInside()
    this.doubles.check()
  }

  /** Takes over the columns' places and widths. */
  relayout(layout: GridLayout, sizes: ViewSizes): void {
    const keys = (each: GridLayout) => each.columns.map(({ column }) => column.key).join('\n')
    // Columns that change places take the active cell along.
    const mark = keys(layout) === keys(this.layout.get()) ? undefined : markSelection(this)
    this.layout.set(layout)
    this.resizeView(sizes)
    if (mark) this.#restore(mark)
  }

  /** Tells the window how high rows, header and footer are. */
  resizeView(sizes: ViewSizes): void {
    this.#sizes = sizes
    const extras = joinExtras(this.extras.map((each) => each(sizes.rowHeight)))
    const rows = this.measured(this.rowCount, sizes.rowHeight)
    this.viewport.configure({
      ...sizes,
      layout: this.layout.get(),
      rowCount: this.rowCount,
      ...(extras && { extras }),
      ...(rows && { rows }),
    })
  }

  /** Measures anew after rows have come or gone, or what stands below them is higher. */
  remeasure(): void {
    if (this.#sizes) this.resizeView(this.#sizes)
  }

  /** Number of rows on screen and off it, after filtering. */
  get rowCount() {
    return this.engine.view.count
  }

  /** What screen readers are told of a cell besides its value. */
  noteOf(spot: Spot): string {
    return this.notes.flatMap((each) => each(spot) ?? []).join(' ')
  }

  /** What stands at a place on screen. */
  spot(at: CellAt): Spot | undefined {
    const laid = this.layout.get().columns[at.column]
    const position = this.engine.view.positionAt(at.row)
    const row = this.engine.store.at(position)
    if (!laid || !row) return undefined
    return { at, position, id: this.engine.store.idOf(row), row, laid, column: laid.column }
  }

  /** The active cell. */
  active(): Spot | undefined {
    const selection = this.selection.get()
    return selection && this.spot(selection.active)
  }

  /**
   * Where a cell is on screen; undefined when its row is filtered out or its column hidden. A cell that is covered by
   * a merged one is where that is.
   */
  find(rowId: string, key: string): CellAt | undefined {
    const laid = this.layout.get().byKey.get(key)
    const row = this.engine.view.indexOf(this.engine.store.positionOf(rowId))
    const at = laid && row >= 0 ? { row, column: laid.index } : undefined
    return at && this.merging.anchor(at)
  }

  canEdit(spot: Pick<Spot, 'column' | 'row'>): boolean {
    return !this.readOnly && isEditable(spot.column, spot.row)
  }

  /** What the row of a cell is called, by the columns that say so; not in such a column itself. */
  rowName({ row, column }: Spot): string {
    const named = this.engine.columns.filter(({ def }) => def.rowHeader)
    return named.includes(column) ? '' : named.map((each) => cellText(each, row)).join(' ')
  }

  textAt(spot: Spot): string {
    return this.engine.entries.at(spot.id, spot.column.key)?.text ?? cellText(spot.column, spot.row)
  }

  /** Makes a cell active and brings it into view; with `extend` the range ends there, and the active cell stays. */
  select(at: CellAt, extend = false): void {
    const now = this.selection.get()
    if (!extend || !now) return this.choose({ active: at, head: at })
    this.choose({ active: now.active, head: at, ...(now.others && { others: now.others }) }, 'head')
  }

  /**
   * Sets the selection, kept inside of the grid, and brings a cell of it into view: the active one, or the one the
   * range ends at; of that one what has changed, so that a range over all rows does not scroll to the last.
   */
  choose(selection: Selection, show: 'active' | 'head' = 'active'): void {
    const before = show === 'head' ? this.selection.get()?.head : undefined
    this.selection.set(clampSelection(selection, this.size()))
    // Asked anew: leaving a row may have put it elsewhere, and the others with it.
    const at = this.selection.get()?.[show]
    if (!at) return
    if (before?.row !== at.row) this.viewport.reveal(this.merging.rowToReveal(at))
    if (before?.column !== at.column) this.viewport.revealColumn(at.column)
  }

  /** Keeps the selection inside of the grid after rows or columns have gone. */
  keepInside(): void {
    this.selection.set(clampSelection(this.selection.get(), this.size()))
    this.bounded.emit()
  }

  /** Changes the rows' order or number so that the active cell stays the same one, and what is seen where it is. */
  keepPlace(change: () => void): void {
    const mark = markSelection(this)
    const held = holdView(this.viewport, this.engine, mark?.active?.rowId)
    change()
    if (mark) this.selection.set(clampSelection(findSelection(this, mark), this.size()))
    held()
  }

  /** Sorts and filters anew. The active cell stays the same cell, if it is still shown. */
  rearrange(): void {
    const mark = markSelection(this)
    this.engine.rearrange()
    this.#restore(mark)
  }

  /** How many rows and columns are shown, and where cells begin that can be active. */
  size() {
    const layout = this.layout.get()
    return { rows: this.rowCount, firstColumn: layout.firstData, columns: layout.columns.length }
  }

  #restore(mark: SelectionMark | undefined): void {
    if (mark) this.choose(findSelection(this, mark))
  }
}
