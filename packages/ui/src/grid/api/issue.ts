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

/** A message of the server for one cell. Either `rowId` or `index` says which row. */
export interface ServerIssue {
  rowId?: string
  index?: number
  field?: string
  message: string
}
