import type { BenchTable, CellValue } from './table'

/** What a peer can do out of the box. What is missing shows as "–" in the results, with the reason. */
export type Ability =
  | 'scroll'
  | 'sideways'
  | 'edit'
  | 'update'
  | 'paste'
  | 'undo'
  | 'sort'
  | 'filter'
  | 'live'
  | 'validate'
  | 'sortedEdit'

export interface Change {
  /** Position in the rows as given. */
  row: number
  key: string
  value: CellValue
}

/** New values of a row that is known by its id, as a server sends them. */
export interface Patch {
  id: string
  values: Record<string, CellValue>
}

/** One file per peer exports this as `peer`. */
export interface Peer {
  /** Name in the results. */
  title: string
  /** Its package; the driver reads the installed version. */
  package: string
  abilities: Ability[]
  /** Why an ability is missing, or what the reader must know of the setup. */
  note?: string
  /** `canvas` peers are read through {@link MountedGrid.repaint}, all others through the document. */
  surface?: 'dom' | 'canvas'
  /** How a person opens the editor of a cell that was clicked once. @default 'Enter' */
  openWith?: 'Enter' | 'F2' | 'click' | 'dblclick'
  /** What surrounds the cells inside the host, in pixels. @default left 0, top HEADER_HEIGHT, bottom 0 */
  body?: { left?: number; top?: number; bottom?: number }
  mount(host: HTMLElement, table: BenchTable): MountedGrid | Promise<MountedGrid>
}

/** A grid on the page. Rows are positions as shown (after sorting and filtering) unless said otherwise. */
export interface MountedGrid {
  /** How far the body is scrolled, in pixels. */
  position(): { left: number; top: number }
  scrollTo(position: { left?: number; top?: number }): void
  /** The value in the grid's model: never a copy that the adapter keeps for itself. */
  value(row: number, key: string): CellValue | undefined
  /** Rows that the grid shows after filtering. */
  rowCount(): number
  /** Many values at once, the way the peer's own documentation recommends. */
  update(changes: Change[]): void
  /** The same by id. Left out where the peer knows rows by position only and the application looks them up. */
  updateById?(patches: Patch[]): void
  /** Values that come from outside while the grid is worked with. */
  live?(changes: Change[]): void
  /** Mounts a grid of its own with rules on every column, checks all of it, and answers the number of refused cells. */
  validate?(
    rows: number,
    columns: number,
    starts: () => void,
  ): Promise<{ refused: number; expected: number; cpu: number }>
  /** Position in the rows as given of the row that is shown first. */
  first?(): number
  sort?(key: string): void
  filter?(key: string, contains: string): void
  /** Ends sorting and filtering. */
  restore?(): void
  /** Canvas peers: draws the cell again, so that what is drawn can be read. */
  repaint?(row: number, key: string): void
  unmount(): void
}
