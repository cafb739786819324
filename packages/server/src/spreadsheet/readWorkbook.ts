import { readArchive, refuseFile } from './archive'
import { readXml } from './readXml'
import { dateStyles, firstSheet, sharedStrings } from './workbookParts'

/** A cell as read: formulas give the value they had when the file was saved, never anything computed here. */
export type CellValue = string | number | boolean | null

/** Limits of one row (security.md §1, "Import"). */
export const MAX_COLUMNS = 200
export const MAX_TEXT_LENGTH = 32_767
const DAY_MS = 86_400_000
/** Day 0 of spreadsheets. */
const EPOCH = Date.UTC(1899, 11, 30)

/** `AB12` → 27. */
function columnOf(reference: string): number {
  let column = 0
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

/** A serial number as a day, or as a day and time. */
export function dateOf(serial: number): string {
  const text = new Date(EPOCH + Math.round(serial * DAY_MS)).toISOString()
  return Number.isInteger(serial) ? text.slice(0, 10) : text.slice(0, 19).replace('T', ' ')
}

function valueOf(
  text: string,
  type: string | undefined,
  isDate: boolean,
  strings: readonly string[],
): CellValue {
  if (type === 's') return strings[Number(text)] ?? null
  if (type === 'inlineStr' || type === 'str') return text.slice(0, MAX_TEXT_LENGTH)
  if (type === 'b') return text === '1'
  if (type === 'e' || text === '') return null
  const number = Number(text)
  if (!Number.isFinite(number)) return text.slice(0, MAX_TEXT_LENGTH)
  return isDate && number >= 0 && number < 2_958_466 ? dateOf(number) : number
}

/**
 * The rows of a workbook's first sheet, read piece by piece with the limits of imports.
 * @param mostRows rows of the sheet that are read at most
 * @throws Failure with the reason when the file is refused
 */
export async function readWorkbook(file: Buffer, mostRows: number): Promise<CellValue[][]> {
  const entries = readArchive(file)
  const sheet = await firstSheet(entries)
  const strings = await sharedStrings(entries.get('xl/sharedStrings.xml'))
  const dates = await dateStyles(entries.get('xl/styles.xml'))
  const rows: CellValue[][] = []
  let row: CellValue[] = []
  let cell: { at: number; type: string | undefined; style: number; text: string } | undefined
  let reading = false
  let rowAt = -1
  await readXml(sheet, {
    open: (name, attributes) => {
      if (name === 'row') {
        rowAt = attributes.r === undefined ? rowAt + 1 : Number(attributes.r) - 1
        if (!Number.isInteger(rowAt) || rowAt < rows.length) throw refuseFile('文件已损坏')
        if (rowAt >= mostRows) throw refuseFile(`行数过多，最多${mostRows}行`)
        while (rows.length < rowAt) rows.push([])
        row = []
      } else if (name === 'c') {
        const at = attributes.r === undefined ? row.length : columnOf(attributes.r)
        if (at < 0 || at >= MAX_COLUMNS) throw refuseFile(`列数过多，最多${MAX_COLUMNS}列`)
        cell = { at, type: attributes.t, style: Number(attributes.s ?? -1), text: '' }
      } else if (name === 'v' || name === 't') reading = cell !== undefined
    },
    text: (text) => {
      if (reading && cell && cell.text.length <= MAX_TEXT_LENGTH) cell.text += text
    },
    close: (name) => {
      if (name === 'v' || name === 't') reading = false
      else if (name === 'c' && cell) {
        while (row.length < cell.at) row.push(null)
        row[cell.at] = valueOf(cell.text, cell.type, dates.has(cell.style), strings)
        cell = undefined
      } else if (name === 'row') rows.push(row)
    },
  })
  return rows
}
