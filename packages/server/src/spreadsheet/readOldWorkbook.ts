import type { CellObject, WorkSheet } from '@e965/xlsx'
import { read, SSF } from '@e965/xlsx'
import { Failure } from '../http/failures'
import { refuseFile } from './archive'
import type { CellValue } from './readWorkbook'
import { dateOf, MAX_TEXT_LENGTH, MAX_COLUMNS } from './readWorkbook'

/** Name of the stream that a workbook with a password has, as a compound file writes it. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le')

function valueOf(cell: CellObject | undefined): CellValue {
  if (!cell || cell.t === 'e' || cell.v === undefined) return null
  if (typeof cell.v === 'number')
    return cell.z && SSF.is_date(String(cell.z)) && cell.v >= 0 ? dateOf(cell.v) : cell.v
  return typeof cell.v === 'boolean' ? cell.v : String(cell.v).slice(0, MAX_TEXT_LENGTH)
}

/**
 * The rows of the first sheet of a binary workbook (.xls). Formulas give the value they had when the file was saved.
 * @param mostRows rows of the sheet that are read at most
 * @throws Failure with the reason when the file is refused
 */
export function readOldWorkbook(file: Buffer, mostRows: number): CellValue[][] {
  if (file.includes(ENCRYPTED)) throw refuseFile('文件已加密，请另存为未加密的文件')
  let sheet: (WorkSheet & { '!data'?: (CellObject | undefined)[][] }) | undefined
  try {
    const book = read(file, {
      type: 'buffer',
      dense: true,
      cellNF: true,
      cellFormula: false,
      cellHTML: false,
      sheets: 0,
      sheetRows: mostRows + 1,
    })
    sheet = book.Sheets[book.SheetNames[0] ?? '']
  } catch (error) {
    const locked = error instanceof Error && /password|encrypt/i.test(error.message)
    throw refuseFile(locked ? '文件已加密，请另存为未加密的文件' : '不是有效的 Excel 文件')
  }
  const rows = sheet?.['!data']
  if (!rows) throw refuseFile('不是有效的 Excel 文件')
  if (rows.length > mostRows) throw refuseFile(`行数过多，最多${mostRows}行`)
  return Array.from(rows, (row) => {
    const cells = row ?? []
    if (cells.length > MAX_COLUMNS) throw new Failure(`文件导入失败:列数过多，最多${MAX_COLUMNS}列`)
    return Array.from(cells, valueOf)
  })
}
