import type { Row } from '@lading/core/rules'
import type { CompiledColumn } from './compileColumns'

/** The text of a cell: the column's own format, else that of its type. */
export function cellText(column: CompiledColumn, row: Row): string {
  const value = row[column.key]
  const { format } = column.def
  return typeof format === 'function' ? format(value, row) : column.cell.toText(value, column, row)
}
