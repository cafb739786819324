/** A refused cell. */
export interface GridIssue {
  rowId: string
  /** Position of the row in the data, from 0. */
  index: number
  /** Key of the column. */
  field: string
  /** Title of the column. */
  title: string
  message: string
}
