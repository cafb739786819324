import writeExcel from 'write-excel-file/universal'
import type { SheetData } from 'write-excel-file/universal'
import type { PlainCell, SheetCell, SheetFrame } from './xlsxSheet'

/** What a spreadsheet might take for a formula when such a cell is edited: it is marked as a text. */
const FORMULA = /^[=+\-@\t\r]/

/**
 * The workbook of a sheet. Texts are text cells, which are never evaluated, whatever they begin with.
 *
 * @param rows cells of the rows, in order
 */
export function writeSheet(frame: SheetFrame, rows: readonly (readonly SheetCell[])[]): Promise<Blob> {
  const { titles, widths, formats, sheet } = frame
  const head = titles.map((line) =>
    line.map(
      (title) =>
        title && {
          value: title.text,
          type: String,
          fontWeight: 'bold' as const,
          align: 'center' as const,
          alignVertical: 'center' as const,
          backgroundColor: '#F0F0F0',
          ...(title.columnSpan > 1 && { columnSpan: title.columnSpan }),
          ...(title.rowSpan > 1 && { rowSpan: title.rowSpan }),
        },
    ),
  )
  const written = (cell: PlainCell, column: number) => {
    if (cell === null) return null
    if (typeof cell === 'string') {
      return FORMULA.test(cell) ? { value: cell, type: String, format: '@' } : { value: cell, type: String }
    }
    // Of a whole number, ".##" would leave the point.
    const format = Number.isInteger(cell) ? formats[column]?.replace('.##', '') : formats[column]
    return format === undefined ? { value: cell, type: Number } : { value: cell, type: Number, format }
  }
  const body = rows.map((cells) =>
    cells.map((cell, column) => {
      if (cell === null || typeof cell !== 'object') return written(cell, column)
      const { value, rowSpan, columnSpan } = cell
      return { value: null, ...written(value, column), rowSpan, columnSpan, alignVertical: 'center' as const }
    }),
  )
  const data = [...head, ...body] as SheetData
  return writeExcel(data, {
    sheet,
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: titles.length,
  }).toBlob()
}
