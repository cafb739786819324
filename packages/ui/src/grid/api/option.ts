/** One option of a dictionary column (spec 2 §3). */
export interface GridOption {
  value: string
  text: string
  disabled?: boolean
  /** Colour of its tag: an antd preset. */
  color?: string
}

/** An option as a column may be given it: its text under any of the names of spec 2 §3. */
export type GridOptionInput = Omit<GridOption, 'text'> & { text?: string; title?: string; label?: string }
