import type { Row } from '@lading/core/rules'
import { plainText } from '../api/plainText'
import type { CompiledColumn } from '../api/cell'

/** The text of a cell: the column's own format, else that of its type. */
export function cellText(column: CompiledColumn, row: Row): string {
  const value = row[column.key]
  const { format } = column.def
  return typeof format === 'function' ? format(value, row) : column.cell.toText(value, column, row)
}

/** The text of a cell as it is copied. */
export function copyText(column: CompiledColumn, row: Row): string {
  return column.cell.toCopy?.(row[column.key], column, row) ?? cellText(column, row)
}

/** Reads the text of a column's cells: for plain texts without a call of the cell type for each row. */
export function textReader(column: CompiledColumn): (row: Row) => string {
  const { key, cell, def } = column
  if (typeof def.format === 'function' || cell.toText !== plainText) return (row) => cellText(column, row)
  return (row) => {
    const value = row[key]
    return typeof value === 'string' ? value : plainText(value)
  }
}
