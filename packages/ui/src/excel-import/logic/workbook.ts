import type { ImportColumn, ImportRow } from './importTypes'
import type { ImportIssue } from './checkRows'

type Cell = {
  value: string | number
  type: StringConstructor | NumberConstructor
  [style: string]: unknown
} | null

/** How a workbook is written. */
export interface WorkbookOptions {
  /** Of the sheet, above everything. */
  title: string
  /** Title of a last column with the reasons of refused rows. @default no such column */
  reason?: string
  issues?: readonly ImportIssue[]
}

/** A value as a cell. Texts stay texts, also those that begin like a formula, and long numbers. */
function cellOf(value: unknown, column: Pick<ImportColumn, 'options'>): Cell {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'number' && Number.isFinite(value)) return { value, type: Number }
  const text = String(value)
  return { value: column.options?.find((option) => option.value === text)?.text ?? text, type: String }
}

/**
 * A workbook of rows in the layout of the export (title, a line of its own, headings, data), which the server and
 * this import read again. With issues, their reasons stand in a last column.
 */
export async function workbookOf(
  rows: readonly ImportRow[],
  columns: readonly Pick<ImportColumn, 'key' | 'title' | 'options'>[],
  options: WorkbookOptions,
): Promise<Blob> {
  const { title, reason, issues = [] } = options
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  const why = new Map<number, string[]>()
  for (const { line, message } of issues) why.set(line, [...(why.get(line) ?? []), message])
  const headings = [...columns.map((column) => column.title), ...(reason ? [reason] : [])]
  const data: Cell[][] = [
    [{ value: title, type: String, fontWeight: 'bold' }],
    [null],
    headings.map((value) => ({ value, type: String, fontWeight: 'bold' })),
    ...rows.map(({ line, values }) => [
      ...columns.map((column) => cellOf(values[column.key], column)),
      ...(reason ? [cellOf(why.get(line)?.join('；'), {})] : []),
    ]),
  ]
  return writeXlsxFile(data).toBlob()
}
