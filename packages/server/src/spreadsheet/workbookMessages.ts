import type { CellValue } from './readWorkbook'

/** What the thread that reads a workbook is started with. */
export interface WorkbookTask {
  file: Uint8Array
  /** Rows of the sheet that are read at most. */
  mostRows: number
  /** The name ends with `.xls`: the binary format is allowed too. */
  old: boolean
}

/** Asks for rows, from one index up to another, which is not among them. */
export interface ToWorker {
  from: number
  to: number
}

/** What the thread tells. */
export type FromWorker =
  | { type: 'read'; count: number }
  | { type: 'rows'; rows: CellValue[][] }
  /** Without a message it was no refusal but a fault. */
  | { type: 'refused'; message: string | undefined }
