import type { GridIssue } from '../engine/issueStore'

/** A cell with what is wrong with it. */
export interface NamedCell extends GridIssue {
  /** What was to stand in it. @default what does */
  text?: string
}

/** What the grid tells until it is closed. */
export interface Notice {
  text: string
  /** Cells it is about: listed, each with the way to it. */
  cells?: readonly NamedCell[]
}
