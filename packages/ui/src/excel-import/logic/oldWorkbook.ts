import { SSF, read } from '@e965/xlsx'
import type { CellObject, WorkSheet } from '@e965/xlsx'
import { SHEET_LIMITS } from './limits'
import type { SheetCell } from './readSheet'

const two = (value: number) => String(value).padStart(2, '0')

/** A serial number as a day, or as a time; workbooks know no zone. */
function dayText(serial: number): string {
  const { y, m, d, H, M, S } = SSF.parse_date_code(serial) as Record<
    'y' | 'm' | 'd' | 'H' | 'M' | 'S',
    number
  >
  const day = `${y}-${two(m)}-${two(d)}`
  return H || M || S ? `${day} ${two(H)}:${two(M)}:${two(S)}` : day
}

function valueOf(cell: CellObject | undefined): SheetCell {
  if (!cell || cell.t === 'e' || cell.v === undefined) return null
  if (typeof cell.v === 'number')
    return cell.z && cell.v >= 0 && SSF.is_date(String(cell.z)) ? dayText(cell.v) : cell.v
  return typeof cell.v === 'boolean' ? cell.v : String(cell.v)
}

/**
 * The rows of the first sheet of a binary workbook (.xls). Formulas give the value they had when it was saved.
 *
 * @throws when it cannot be read
 */
export function readOldWorkbook(bytes: Uint8Array): SheetCell[][] {
  const book = read(bytes, {
    type: 'array',
    dense: true,
    cellNF: true,
    cellFormula: false,
    cellHTML: false,
    sheets: 0,
    sheetRows: SHEET_LIMITS.rows + 1,
  })
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] as
    | (WorkSheet & { '!data'?: (CellObject | undefined)[][] })
    | undefined
  const rows = sheet?.['!data']
  if (!rows) throw new Error('The workbook has no sheet.')
  return Array.from(rows, (row) => Array.from(row ?? [], valueOf))
}
