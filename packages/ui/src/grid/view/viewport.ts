import { Virtualizer, elementScroll, observeElementOffset } from '@tanstack/virtual-core'
import { Cell } from '../engine/emitter'
import type { GridLayout } from './gridLayout'
import { contentOffset } from './gridLayout'

/** The rows and scrolled columns that are in the document; ends excluded. */
export interface ViewWindow {
  rowStart: number
  rowEnd: number
  columnStart: number
  columnEnd: number
  /** Height for rows: the scroller without header and footer. */
  bodyHeight: number
  width: number
}

/** Rows are taken in so many at a time, ahead of the movement; most scroll events then change nothing. */
const ROWS_AHEAD = 4
const COLUMNS_AHEAD = 2

const NOTHING: ViewWindow = { rowStart: 0, rowEnd: 0, columnStart: 0, columnEnd: 0, bodyHeight: 0, width: 0 }

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
  if (present.end === 0 || end <= present.start || start >= present.end) return { start, end }
  return start < present.start
    ? { start: Math.max(0, start - ahead), end }
    : { start, end: Math.min(count, end + ahead) }
}

/** What is visible of the grid. TanStack Virtual's core finds the ranges; this keeps the window of rows and columns. */
export class Viewport {
  readonly window = new Cell<ViewWindow>(NOTHING)
  /** Inner width of the scroller, 0 until it is measured. */
  readonly width = new Cell(0)
  #element: HTMLElement | null = null
  #layout: GridLayout | undefined
  /** The layout the present window was made for. */
  #shown: GridLayout | undefined
  #rowCount = 0
  #rowHeight = 61
  #head = 0
  #foot = 0
  #rect = { width: 0, height: 0 }
  readonly #rows = this.#virtualizer(false)
  readonly #columns = this.#virtualizer(true)

  get element(): HTMLElement | null {
    return this.#element
  }

  get rowHeight(): number {
    return this.#rowHeight
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
    const observer = new ResizeObserver(() => this.#measure())
    observer.observe(element)
    const ends = [this.#rows._didMount(), this.#columns._didMount(), () => observer.disconnect()]
    this.#rows._willUpdate()
    this.#columns._willUpdate()
    this.#update()
    return () => {
      ends.forEach((end) => end())
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
  }): void {
    const resized = next.rowHeight !== this.#rowHeight
    this.#rowCount = next.rowCount
    this.#rowHeight = next.rowHeight
    this.#head = next.head
    this.#foot = next.foot
    const relaid = next.layout !== this.#layout
    this.#layout = next.layout
    this.#rows.setOptions({ ...this.#rows.options, count: next.rowCount })
    const { startCount, endIndex } = next.layout
    this.#columns.setOptions({ ...this.#columns.options, count: endIndex - startCount })
    if (resized) this.#rows.measure()
    if (relaid) this.#columns.measure()
    if (!this.#element) return
    this.#measure()
    this.#rows._willUpdate()
    this.#columns._willUpdate()
    this.#update()
  }

  /** Scrolls as little as needed to bring a cell into view, clear of header, footer and pinned columns. */
  reveal(row: number, column?: number): void {
    const element = this.#element
    if (!element) return
    const top = row * this.#rowHeight
    const bottom = top + this.#rowHeight
    this.#makeRoom(element, bottom)
    if (top < element.scrollTop) element.scrollTop = top
    else if (bottom > element.scrollTop + this.bodyHeight) element.scrollTop = bottom - this.bodyHeight
    const laid = column === undefined ? undefined : this.#layout?.columns[column]
    if (!laid || laid.pinned || !this.#layout) return
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

  /** Rows that have just come are not drawn yet; without room for them the browser would not scroll so far. */
  #makeRoom(element: HTMLElement, bottom: number): void {
    if (this.#head + bottom + this.#foot <= element.scrollHeight) return
    const sizer = element.querySelector<HTMLElement>('.lg-sizer')
    if (sizer) sizer.style.height = `${this.#rowCount * this.#rowHeight}px`
  }

  /** Where a cell is inside of the scroller, in pixels from its start and top. */
  place(
    row: number,
    column: number,
  ): { x: number; y: number; width: number; pinned: 'start' | 'end' | undefined } {
    const laid = this.#layout?.columns[column]
    const element = this.#element
    if (!laid || !element || !this.#layout) return { x: 0, y: 0, width: 0, pinned: undefined }
    const y = this.#head + row * this.#rowHeight - element.scrollTop
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
    const element = this.#element
    return element ? Math.floor((y - this.#head + element.scrollTop) / this.#rowHeight) : -1
  }

  #rtl(): boolean {
    return this.#element !== null && getComputedStyle(this.#element).direction === 'rtl'
  }

  #virtualizer(horizontal: boolean): Virtualizer<HTMLElement, HTMLElement> {
    return new Virtualizer<HTMLElement, HTMLElement>({
      count: 0,
      horizontal,
      overscan: 0,
      getScrollElement: () => this.#element,
      estimateSize: (index) =>
        horizontal ? (this.#layout?.columns[index + this.#layout.startCount]?.width ?? 0) : this.#rowHeight,
      scrollToFn: elementScroll,
      observeElementRect: (_, report) => {
        report(this.#rangeRect(horizontal))
        return this.width.on(() => report(this.#rangeRect(horizontal)))
      },
      observeElementOffset: (instance, report) =>
        observeElementOffset(instance, (offset, scrolling) => report(Math.abs(offset), scrolling)),
      onChange: () => this.#update(),
    })
  }

  #rangeRect(horizontal: boolean) {
    const { startWidth = 0, endWidth = 0 } = this.#layout ?? {}
    return horizontal
      ? { width: Math.max(0, this.#rect.width - startWidth - endWidth), height: this.bodyHeight }
      : { width: this.#rect.width, height: this.bodyHeight }
  }

  #measure(): void {
    const element = this.#element
    if (!element) return
    this.#rect = { width: element.clientWidth, height: element.clientHeight }
    this.#rows.scrollRect = this.#rangeRect(false)
    this.#columns.scrollRect = this.#rangeRect(true)
    this.width.set(element.clientWidth)
    this.#update()
  }

  #update(): void {
    if (!this.#element || !this.#layout) return
    const now = this.window.get()
    const { startCount, endIndex } = this.#layout
    const relaid =
      this.#shown !== this.#layout || now.width !== this.#rect.width || now.bodyHeight !== this.bodyHeight
    this.#shown = this.#layout
    const none = { start: 0, end: 0 }
    const rows = nextStretch(
      this.#rows.calculateRange(),
      relaid ? none : { start: now.rowStart, end: now.rowEnd },
      this.#rowCount,
      ROWS_AHEAD,
    )
    const columns = nextStretch(
      this.#columns.calculateRange(),
      relaid ? none : { start: now.columnStart - startCount, end: now.columnEnd - startCount },
      endIndex - startCount,
      COLUMNS_AHEAD,
    )
    const next: ViewWindow = {
      rowStart: rows.start,
      rowEnd: rows.end,
      columnStart: startCount + columns.start,
      columnEnd: startCount + columns.end,
      bodyHeight: this.bodyHeight,
      width: this.#rect.width,
    }
    if (!sameWindow(this.window.get(), next)) this.window.set(next)
  }
}

function sameWindow(a: ViewWindow, b: ViewWindow): boolean {
  return (
    a.rowStart === b.rowStart &&
    a.rowEnd === b.rowEnd &&
    a.columnStart === b.columnStart &&
    a.columnEnd === b.columnEnd &&
    a.bodyHeight === b.bodyHeight &&
    a.width === b.width
  )
}
