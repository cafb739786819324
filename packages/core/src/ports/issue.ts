/** One refused value. Without `field` it concerns the whole row or record. */
export interface Issue {
  message: string
  field?: string
  /** Key of the lines the row belongs to. */
  line?: string
  rowId?: string
  /** Position of the row among its lines, or below the headings of a file, from 0. */
  index?: number
}
