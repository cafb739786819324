import type { GridIssue } from './issue'

/** A cell with what is wrong with it. */
export interface NamedCell extends GridIssue {
  /** What was to stand in it. @default what does */
  text?: string
}

/** Something that can be done about what is told. */
export interface NoticeAction {
  label: string
  /** Said in place of the label once it is done. @default the label */
  done?: string
  /** Answers whether it was done. */
  run(): boolean | Promise<boolean>
}

/** What the grid tells until it is closed. */
export interface Notice {
  text: string
  /** Cells it is about: listed, each with the way to it. */
  cells?: readonly NamedCell[]
  actions?: readonly NoticeAction[]
}
