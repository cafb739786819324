import type { CSSProperties } from 'react'
import type { Row } from '@lading/core/rules'
import type { Locale } from '@lading/core/text'
import { isEditable } from '../engine/compileColumns'
import type { CompiledColumn } from '../api/cell'
import { cellText } from '../engine/cellText'
import { DoubledRows } from '../engine/doubledRows'
import { Cell } from '../engine/emitter'
import { GridEngine } from '../engine/gridEngine'
import type { EngineOptions } from '../engine/transaction'
import { LookupTexts } from '../engine/lookupTexts'
import { Validator } from '../engine/validator'
import { CellUploads } from '../../kinds/file/cell/cellUploads'
import { CheckedRows } from '../features/checked/checkedRows'
import { HeaderState } from '../features/columns/headerState'
import { ExpandedRows } from '../features/expand/expandedRows'
import { Editing } from '../features/editing/editing'
import type { ValidationRun } from '../features/validation/validateGrid'
import { withLater } from '../react/laterParts'
import type { GridMessages } from '../locale/zh-CN'
import { moveSelection } from '../features/navigation/moveSelection'
import type { Step } from '../features/navigation/keyCommand'
import { arrangeRows } from '../features/filtering/arrangeRows'
import { NO_FILTERS } from '../features/filtering/columnFilter'
import type { ColumnFilters, FilterCondition, SortChoice } from '../api/arrangement'
import { Flash } from '../features/live/flash'
import { followEdits } from '../features/live/followEdits'
import { LiveQueue } from '../features/live/liveQueue'
import { SortSettler } from '../features/sorting/sortSettler'
import type { OpenCell } from '../features/sub-table/openCell'
import { TreeRows } from '../features/tree/treeRows'
import { clampSelection } from './selection'
import { GridSpans } from '../features/spans/gridSpans'
import { rowToReveal } from '../features/spans/rowToReveal'
import { SelectionCell } from '../features/spans/wholeMerges'
import type { CellAt, CellRange, Selection } from './selection'
import type { GridLayout, LaidColumn } from './gridLayout'
import { buildLayout } from './gridLayout'
import { holdView } from './holdView'
import type { Notice } from '../api/notice'
import { RowSlots } from './rowSlots'
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

/** Heights in pixels. */
type ViewSizes = Record<'rowHeight' | 'head' | 'foot', number>

/** What ties one mounted grid together: engine, window, selection, the open editor. Features are functions over it. */
export class GridController {
  readonly id: string
  readonly engine: GridEngine
  readonly validator: Validator
  readonly viewport = new Viewport()
  readonly editing = new Editing()
  readonly slots = new RowSlots()
  readonly checked: CheckedRows
  /** The rows as a tree. */
  readonly tree: TreeRows
  /** Rows with something open below them. */
  readonly expanded: ExpandedRows
  readonly uploads: CellUploads
  readonly lookupTexts = new LookupTexts(() => this.engine.signals.touchAll())
  readonly selection = new SelectionCell(() => this.spans.get())
  readonly layout: Cell<GridLayout>
  /** Which cells are merged. */
  readonly spans: GridSpans
  /** When sorted rows go to their places. */
  readonly settler: SortSettler
  /** By which column the rows are shown. */
  readonly sort = new Cell<SortChoice | undefined>(undefined)
  /** Which rows are shown. */
  readonly filters = new Cell<readonly FilterCondition[]>([])
  /** What the columns' own filters let through, by key. */
  readonly columnFilters = new Cell<ColumnFilters>(NO_FILTERS)
  readonly header = new HeaderState()
  /** The cell whose dialog is open, and a text to begin with. */
  readonly dialog = new Cell<{ rowId: string; key: string; draft?: string } | undefined>(undefined)
  /** The cell whose sub-table or row's details were asked for; anew at every asking. */
  readonly opened = new Cell<OpenCell | undefined>(undefined)
  /** The image that is shown over the page. */
  readonly preview = new Cell<{ name: string; path: string } | undefined>(undefined)
  /** The grid stands in a `UiProvider`. */
  provided = false
  /** Grows when the search is asked for; 0 while it is closed. */
  readonly finding = new Cell(0)
  /** The grid fills the window. */
  readonly full = new Cell(false)
  /** The search bar replaces, too. */
  readonly replacing = new Cell(false)
  /** Between which rows a dragged one will be put in: 0 is before the first. */
  readonly dropLine = new Cell<number | undefined>(undefined)
  /** The range as it will be when the fill handle is let go. */
  readonly fillPreview = new Cell<CellRange | undefined>(undefined)
  /** The check of all rows that is under way, once it takes longer than a moment. */
  readonly validating = new Cell<ValidationRun | undefined>(undefined)
  /** Said to screen readers. */
  readonly live = new Cell('')
  /** The grid has the keyboard. */
  readonly focused = new Cell(false)
  /** The last press was a finger's. */
  readonly touch = new Cell(false)
  /** Cells that have just been changed from outside. */
  readonly flash: Flash
  /** Changes from outside, on their way into the rows. */
  readonly liveQueue = new LiveQueue((take) => withLater(this, ({ applyLive }) => applyLive(this, take())))
  /** What others made of the cell whose editor is open. */
  liveUnderEditor: { rowId: string; key: string; theirs: unknown; before: unknown } | undefined
  readOnly = false
  /** What the grid is called, for files and paper; set by the grid. */
  title: () => string = () => this.messages.exportName
  messages: GridMessages
  /** Takes the keyboard; set by the editor host. */
  focusInput: () => void = () => {}
  /** Shows what a paste could not take. */
  notify: (notice: Notice | undefined) => void = () => {}
  /** Colours for what is drawn outside of the grid's own element. */
  themeStyle: CSSProperties = {}

  #received: readonly Row[] | undefined
  readonly doubles: DoubledRows
  #sizes: ViewSizes | undefined

  constructor(id: string, options: EngineOptions, messages: GridMessages, locale: Locale) {
    this.id = id
    this.messages = messages
    this.engine = new GridEngine(options)
    this.doubles = new DoubledRows(this.engine)
    this.validator = new Validator(this.engine, messages, locale)
    this.checked = new CheckedRows(this.engine)
    this.uploads = new CellUploads(this.engine)
    this.tree = new TreeRows(this.engine, (change) => this.keepPlace(change))
    this.expanded = new ExpandedRows(this.engine)
    this.layout = new Cell(buildLayout(id, { start: [], center: [], end: [] }))
    this.spans = new GridSpans(this)
    this.engine.arrange = () => arrangeRows(this)
    this.engine.marks = {
      take: () => markSelection(this),
      restore: (mark) => this.#restore(mark as SelectionMark | undefined),
    }
    this.flash = new Flash(this.engine.signals)
    this.settler = new SortSettler(this)
    followEdits(this)
    this.engine.structure.on(() => {
      if (this.#sizes) this.resizeView(this.#sizes)
      this.keepInside()
      if (this.tree.enabled) this.engine.signals.touchAll()
    })
    this.tree.failed = (error) => {
      const reason = error instanceof Error ? error.message : String(error)
      this.notify({ text: this.messages.branchFailed(reason) })
    }
    this.expanded.version.on(() => this.#sizes && this.resizeView(this.#sizes))
    this.spans.version.on(() => this.selection.refresh())
  }

  /** Takes over columns. */
  configure(columns: readonly CompiledColumn[]): void {
    this.engine.configure(columns)
    this.keepInside()
  }

  /** Loads rows, unless they are the ones that were loaded last: a page may build the same list at every render. */
  receive(rows: readonly Row[]): void {
    const last = this.#received
    if (last && last.length === rows.length && last.every((row, index) => row === rows[index])) return
    this.#received = rows
    this.load(rows)
  }

  load(rows: readonly Row[]): void {
    this.editing.close()
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
    const extras = this.expanded.extras()
    this.viewport.configure({
      ...sizes,
      layout: this.layout.get(),
      rowCount: this.rowCount,
      ...(extras && { extras }),
    })
  }

  /** Number of rows on screen and off it, after filtering. */
  get rowCount() {
    return this.engine.view.count
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
    return at && (this.spans.get()?.anchor(at) ?? at)
  }

  /** As `find`; a row that is filtered out is shown again first. */
  findShown(rowId: string, key: string): CellAt | undefined {
    const { store, view } = this.engine
    const position = store.positionOf(rowId)
    if (position >= 0 && view.indexOf(position) < 0) this.filterBy([], NO_FILTERS)
    return this.find(rowId, key)
  }

  /** Whether the user may add rows: the grid has a toolbar that offers it. */
  rowsAddable = false

  /** Whether the user may put rows into another order: the grid has a column to drag them by, or a toolbar. */
  rowsMovable = false

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
    if (before?.row !== at.row) this.viewport.reveal(rowToReveal(this, at))
    if (before?.column !== at.column) this.viewport.revealColumn(at.column)
  }

  /** Takes the active cell a step further, or with `extend` the end of the range. */
  move(step: Step, extend = false): void {
    moveSelection(this, step, extend)
  }

  /** Keeps the selection inside of the grid after rows or columns have gone. */
  keepInside(): void {
    this.selection.set(clampSelection(this.selection.get(), this.size()))
    const edit = this.editing.state.get()
    if (edit && this.engine.store.positionOf(edit.rowId) < 0) this.editing.close()
  }

  /** Shows the rows by a column, or as they are. The active cell stays the same cell. */
  sortBy(choice: SortChoice | undefined): void {
    if (choice === this.sort.get()) return
    this.sort.set(choice)
    this.#rearrange()
  }

  /**
   * Opens the search bar, or takes the keyboard to it.
   *
   * @param replace with the field of what is put in its place; else that stays as it is
   */
  openFind(replace = false): void {
    if (replace) this.replacing.set(!this.readOnly)
    this.finding.set(this.finding.get() + 1)
  }

  /**
   * Shows only the rows that meet all conditions. The active cell stays the same cell, if it is still shown.
   *
   * @param byColumn filters of columns, by key. @default as they are
   */
  filterBy(conditions: readonly FilterCondition[], byColumn = this.columnFilters.get()): void {
    const none = conditions.length === 0 && this.filters.get().length === 0
    if (none && byColumn === this.columnFilters.get()) return
    this.filters.set(conditions)
    this.columnFilters.set(byColumn)
    this.#rearrange()
    this.live.set(this.messages.shownOf(this.rowCount, this.engine.store.count))
  }

  /** Changes the rows' order or number so that the active cell stays the same one, and what is seen where it is. */
  keepPlace(change: () => void): void {
    const mark = markSelection(this)
    const held = holdView(this, mark?.active?.rowId)
    change()
    if (mark) this.selection.set(clampSelection(findSelection(this, mark), this.size()))
    held()
  }

  #rearrange(): void {
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
