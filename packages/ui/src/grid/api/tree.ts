import type { Row } from '@lading/core/rules'

/** The rows as a tree. Removing rows of a tree is an error (spec 2 §4). */
export interface GridTree<R extends Row = Row> {
  /** The field with the parent's id; empty at the top. @default 'parentId' */
  parentKey?: string
  /** Whether branches are open at first. @default false */
  open?: boolean
  /** Gives the children of a row when it is opened for the first time. */
  load?: (row: R, signal: AbortSignal) => Promise<readonly R[]>
  /** Whether a row that has no children yet may get some by `load`. @default all may */
  hasChildren?: (row: R) => boolean
  /** Told when `load` fails; the grid says it as well, and the row can be opened again. */
  onLoadError?: (error: unknown, row: R) => void
}
