import type { SheetRow } from './sheet'

/** A cell by its place; 0 is the first row, and the first column of data. */
export interface Place {
  row: number
  column: number
}

/** A range of cells, ends included. */
export interface Range {
  top: number
  bottom: number
  left: number
  right: number
}

/** What a peer says of itself, asked by its own interface. */
export interface Read {
  active: Place | null
  /** Chosen ranges; the active cell alone where the peer knows no ranges. */
  ranges: Range[]
  editing: boolean
  /** What is read in all cells, row by row. */
  texts: string[][]
  widths: number[]
  sorted: boolean
}

/** One mounted sheet. */
export interface PeerSheet {
  read(): Read
  /** Brings a cell into the window. */
  reveal(place: Place): void | Promise<void>
  cell(place: Place): Element | null
  title(column: number): Element | null
  rowNumber(row: number): Element | null
  corner(): Element | null
  /** The handle at the corner of the range; null where there is none. */
  handle(): Element | null
  /** The text in the open editor. @default the value of the focused field */
  draft?(): string
  destroy(): void
}

/** How a peer is mounted. */
export interface Peer {
  mount(host: HTMLElement, sheet: { rows: SheetRow[]; readOnly: boolean }): PeerSheet | Promise<PeerSheet>
}
