import { Signal } from '../engine/emitter'
import type { GridLayout } from './gridLayout'
import { contentOffset, visibleColumns } from './gridLayout'
import { EvenRows, RowMetrics } from './rowMetrics'
import type { ExtraHeight, RowHeights } from './rowMetrics'
import { ScrollScale } from './scrollScale'

/** The rows and scrolled columns that are in the document; ends excluded. */
export interface ViewWindow {
  rowStart: number
  rowEnd: number
  columnStart: number
  columnEnd: number
  /** Where the first of these rows is drawn, in pixels from the top of the scroller's contents. */
  top: number
  /** Height for rows: the scroller without header and footer. */
  bodyHeight: number
  width: number
  /** Where rows are; another one when heights have changed. */
  metrics: RowMetrics
}

/** Rows are taken in so many at a time, ahead of the movement; most scroll events then change nothing. */
const ROWS_AHEAD = 4
const COLUMNS_AHEAD = 2

const NO_ROWS = new RowMetrics(new EvenRows(0, 61))

const NOTHING: ViewWindow = {
  rowStart: 0,
  rowEnd: 0,
  columnStart: 0,
  columnEnd: 0,
  top: 0,
  bodyHeight: 0,
  width: 0,
  metrics: NO_ROWS,
}

/** A stretch of rows or columns, end excluded. */
export interface Stretch {
  start: number
  end: number
}

/**
 * The stretch to keep in the document: the present one as long as it holds all that is visible, else what is visible
 * and some more ahead of the movement.
 */
export function nextStretch(
  visible: { startIndex: number; endIndex: number } | null,
  present: Stretch,
  count: number,
  ahead: number,
): Stretch {
  if (!visible || count === 0) return { start: 0, end: 0 }
  const start = visible.startIndex
  const end = Math.min(count, visible.endIndex + 1)
  if (start >= present.start && end <= present.end && present.end <= count) return present
  if (present.end === 0) return { start, end }
  if (end <= present.start || start >= present.end) {
    // Between two jumps the visible ones differ by one; one more that is there is cheaper kept than made anew.
    const length = Math.max(end - start, Math.min(present.end - present.start, end - start + 1))
    return { start, end: Math.min(count, start + length) }
  }
  return start < present.start
    ? { start: Math.max(0, start - ahead), end }
    : { start, end: Math.min(count, end + ahead) }
}

/**
 * What is visible of the grid: keeps the window of rows and columns. Rows are found by arithmetic, because a list of
 * 2,000,000 measures would take longer than all the rest; columns by halving the list of places that the layout has
 * anyway.
 */
export class Viewport {
  readonly window = new Signal<ViewWindow>(NOTHING)
  /** The window's scrolled columns, for what does not follow the rows. */
  readonly columns = new Signal<Stretch>({ start: 0, end: 0 })
  /** Inner width of the scroller, 0 until it is measured. */
  readonly width = new Signal(0)
  #element: HTMLElement | null = null
  #layout: GridLayout | undefined
  /** The layout the present window was made for. */
  #shown: GridLayout | undefined
  #metrics = NO_ROWS
  #rowHeight = 61
  #extras: readonly ExtraHeight[] | undefined
  #rows: RowHeights | undefined
  #revealed: number | undefined
  readonly #scale = new ScrollScale()
  #head = 0
  #foot = 0
  #rect = { width: 0, height: 0 }
  /** Pixels of columns that are scrolled away. */
  #left = 0

  get element(): HTMLElement | null {
    return this.#element
  }

  /** Least height of a row, without what is open below it; that of all rows unless they are measured. */
  get rowHeight(): number {
    return this.#rowHeight
  }

  /** Height of a row, without what is open below it. */
  heightOf(row: number): number {
    return row < this.#metrics.count ? this.#metrics.heightOf(row) : this.#rowHeight
  }

  /** How many rows further a page begins, counted from a row. */
  pageRows(row: number, by: 1 | -1): number {
    const edge = this.offsetOf(row) + by * (this.bodyHeight - this.heightOf(row))
    const there = this.#metrics.indexAt(by > 0 ? edge : edge + this.#rowHeight - 1)
    return Math.max(1, Math.abs(there - row))
  }

  /** Height of the scroller's contents: that of all rows, capped where browsers end. */
  get contentHeight(): number {
    return this.#scale.height
  }

  /** Pixels of rows that are scrolled away above. */
  get scrollOffset(): number {
    this.#follow()
    return this.#scale.position
  }

  /** Pixels from the first row of the grid to the top of a row. */
  offsetOf(row: number): number {
    return this.#metrics.offsetOf(row)
  }

  /** Pixels from the top of what is in the document to the top of a row. */
  offsetInWindow(row: number): number {
    return this.#metrics.offsetOf(row) - this.#topOf(this.window.get().rowStart)
  }

  /** Where the window begins: with what stands above the first row, if it begins with that. */
  #topOf(rowStart: number): number {
    return rowStart === 0 ? 0 : this.#metrics.offsetOf(rowStart)
  }

  /** Height of the header, in pixels. */
  get head(): number {
    return this.#head
  }

  get foot(): number {
    return this.#foot
  }

  /** Height for rows. */
  get bodyHeight(): number {
    return Math.max(0, this.#rect.height - this.#head - this.#foot)
  }

  /** Follows a scroller until the answer is called. */
  attach(element: HTMLElement): () => void {
    this.#element = element
    this.#measure()
    let first: ReturnType<typeof setTimeout> | undefined
    const observer = new ResizeObserver(() => {
      clearTimeout(first)
      // The first rows come in a task of their own: the page around them is laid out and painted in this one.
      if (this.window.get().rowEnd === 0) first = setTimeout(() => this.#measure())
      else this.#measure()
    })
    observer.observe(element)
    const onScroll = () => this.#update()
    element.addEventListener('scroll', onScroll, { passive: true })
    this.#update()
    return () => {
      observer.disconnect()
      clearTimeout(first)
      element.removeEventListener('scroll', onScroll)
      this.#element = null
    }
  }

  /** Takes over what is to be shown. */
  configure(next: {
    layout: GridLayout
    rowCount: number
    rowHeight: number
    head: number
    foot: number
    /** Rows with something open below them, ascending. @default none */
    extras?: readonly ExtraHeight[]
    /**
     * Measured heights, another object when they have changed; rows are drawn with all their columns then, which make
     * them as high as they are. @default rows are of one height
     */
    rows?: RowHeights
  }): void {
    const { rowCount, rowHeight, extras, rows } = next
    const same = rowCount === this.#metrics.count && rowHeight === this.#rowHeight
    if (!same || extras !== this.#extras || rows !== this.#rows) {
      this.#extras = extras
      this.#rows = rows
      this.#rowHeight = rowHeight
      this.#metrics = new RowMetrics(rows ?? new EvenRows(rowCount, rowHeight), extras)
    }
    this.#head = next.head
    this.#foot = next.foot
    this.#layout = next.layout
    // What this changes in the scroller's size and place is not drawn yet: its observers tell. Asking now would have the
    // browser lay out the page in the middle of drawing it.
    if (this.#rect.width === 0) this.#measure()
    else this.#update(false)
  }

  /** The row that was just brought into view: where rows are measured, it shall still be so once it is, too. */
  get revealed(): number | undefined {
    return this.#revealed
  }

  /** Scrolls as little as needed to bring a cell into view, clear of header, footer and pinned columns. */
  reveal(row: number, column?: number): void {
    const element = this.#element
    if (!element) return
    if (this.#rows) {
      this.#revealed = row
      requestAnimationFrame(() => requestAnimationFrame(() => (this.#revealed = undefined)))
    }
    const top = this.offsetOf(row)
    const height = this.heightOf(row)
    const bottom = top + height
    const now = this.scrollOffset
    // Of a row that is higher than the view, the beginning is shown, unless the view is within it.
    if (height > this.bodyHeight) {
      if (top > now || bottom < now + this.bodyHeight) this.scrollTo(top)
    } else if (top < now) this.scrollTo(top)
    else if (bottom > now + this.bodyHeight) this.scrollTo(bottom - this.bodyHeight)
    if (column !== undefined) this.revealColumn(column)
  }

  /** Scrolls a column into view, clear of the pinned ones. */
  revealColumn(column: number): void {
    const element = this.#element
    const laid = this.#layout?.columns[column]
    if (!element || !laid || laid.pinned || !this.#layout) return
    const { startWidth, endWidth } = this.#layout
    const start = contentOffset(this.#layout, laid)
    const rtl = this.#rtl()
    const offset = Math.abs(element.scrollLeft)
    const room = element.clientWidth - startWidth - endWidth
    let next = offset
    if (start - startWidth < offset || laid.width > room) next = start - startWidth
    else if (start + laid.width - startWidth > offset + room) next = start + laid.width - startWidth - room
    if (next !== offset) element.scrollLeft = rtl ? -next : next
  }

  /** Scrolls the rows to a height. */
  scrollTo(position: number): void {
    const element = this.#element
    if (!element || position === this.scrollOffset) return
    // Rows that have just come are not drawn yet; without room for them the browser would not scroll so far.
    const sizer = element.querySelector<HTMLElement>('.lg-sizer')
    if (sizer && Number.parseFloat(sizer.style.height) < this.contentHeight)
      sizer.style.height = `${this.contentHeight}px`
    element.scrollTop = this.#scale.seek(position)
    this.#scale.put(element.scrollTop, position)
    this.#update()
  }

  /** Takes over where the scroller is. */
  #follow(): void {
    const element = this.#element
    if (!element) return
    this.#left = Math.abs(element.scrollLeft)
    const proper = this.#scale.follow(element.scrollTop)
    if (proper === undefined) return
    const held = this.#scale.position
    element.scrollTop = proper
    this.#scale.put(element.scrollTop, held)
  }

  /** Where a cell is inside of the scroller, in pixels from its start and top. */
  place(
    row: number,
    column: number,
  ): { x: number; y: number; width: number; pinned: 'start' | 'end' | undefined } {
    const laid = this.#layout?.columns[column]
    const element = this.#element
    if (!laid || !element || !this.#layout) return { x: 0, y: 0, width: 0, pinned: undefined }
    const y = this.#head + this.offsetOf(row) - this.scrollOffset
    const x =
      laid.pinned === 'start'
        ? laid.offset
        : laid.pinned === 'end'
          ? element.clientWidth - this.#layout.endWidth + laid.offset
          : contentOffset(this.#layout, laid) - Math.abs(element.scrollLeft)
    return { x, y, width: laid.width, pinned: laid.pinned }
  }

  /** The row under a height in the body (from the first visible pixel of it). */
  rowAt(y: number): number {
    return this.#element ? this.#metrics.indexAt(y - this.#head + this.scrollOffset) : -1
  }

  #rtl(): boolean {
    return this.#element !== null && getComputedStyle(this.#element).direction === 'rtl'
  }

  #measure(): void {
    const element = this.#element
    if (!element) return
    this.#rect = { width: element.clientWidth, height: element.clientHeight }
    this.width.set(element.clientWidth)
    this.#update()
  }

  /** @param moved whether the scroller is asked where it is; else it is where it was last */
  #update(moved = true): void {
    if (!this.#element || !this.#layout) return
    this.#scale.configure(this.#metrics.total, this.bodyHeight)
    if (moved) this.#follow()
    // Columns are about to be laid out for this width: until then all rows would be drawn for nothing.
    const { available = this.#rect.width } = this.#layout
    if (available !== this.#rect.width) return
    const now = this.window.get()
    const { startCount, endIndex } = this.#layout
    const relaid =
      this.#shown !== this.#layout || now.width !== this.#rect.width || now.bodyHeight !== this.bodyHeight
    this.#shown = this.#layout
    const none = { start: 0, end: 0 }
    const rows = nextStretch(
      this.#visibleRows(),
      relaid ? none : { start: now.rowStart, end: now.rowEnd },
      this.#metrics.count,
      ROWS_AHEAD,
    )
    const columns = nextStretch(
      this.#rows
        ? { startIndex: 0, endIndex: endIndex - startCount - 1 }
        : visibleColumns(this.#layout, this.#left, this.#rect.width),
      relaid ? none : { start: now.columnStart - startCount, end: now.columnEnd - startCount },
      endIndex - startCount,
      COLUMNS_AHEAD,
    )
    const next: ViewWindow = {
      rowStart: rows.start,
      rowEnd: rows.end,
      columnStart: startCount + columns.start,
      columnEnd: startCount + columns.end,
      top: this.#topOf(rows.start) - this.#scale.shift,
      bodyHeight: this.bodyHeight,
      width: this.#rect.width,
      metrics: this.#metrics,
    }
    if (sameWindow(now, next)) return
    this.window.set(next)
    if (now.columnStart !== next.columnStart || now.columnEnd !== next.columnEnd)
      this.columns.set({ start: next.columnStart, end: next.columnEnd })
  }

  #visibleRows() {
    const { bodyHeight } = this
    if (bodyHeight === 0 || this.#metrics.count === 0) return null
    const { position } = this.#scale
    return {
      startIndex: this.#metrics.indexAt(position),
      endIndex: this.#metrics.indexAt(position + bodyHeight - 1),
    }
  }
}

function sameWindow(a: ViewWindow, b: ViewWindow): boolean {
  return (
    a.rowStart === b.rowStart &&
    a.rowEnd === b.rowEnd &&
    a.columnStart === b.columnStart &&
    a.columnEnd === b.columnEnd &&
    a.top === b.top &&
    a.bodyHeight === b.bodyHeight &&
    a.width === b.width &&
    a.metrics === b.metrics
  )
}
