import { Zip, ZipDeflate, strToU8 } from 'fflate'

/** A cell: a number, a text, nothing. */
export type WrittenCell = string | number | null

/**
 * What a spreadsheet program would take for a formula (security.md, threat 20), also when the text is saved as CSV
 * and read again: some take signs of full width for those of the keyboard.
 */
const FORMULA = /^[=+\-@\t\r\n\0＝＋－＠]/
/** Signs that XML holds in no spelling. */
const UNWRITABLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
const MAX_LENGTH = 32_767
const BOLD = 1

/** MIME type of what is written. */
export const WORKBOOK_MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PARTS: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
}

/** A text that no spreadsheet program evaluates. */
export function harmless(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function columnName(at: number): string {
  const rest = Math.floor(at / 26)
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (at % 26))
}

function cellXml(value: WrittenCell, at: number, row: number, style: string): string {
  if (value === null || value === '') return ''
  const place = `r="${columnName(at)}${row}"${style}`
  if (typeof value === 'number') return Number.isFinite(value) ? `<c ${place}><v>${value}</v></c>` : ''
  // What cannot be written goes first: it must not hide what stands behind it.
  const text = escaped(harmless(value.slice(0, MAX_LENGTH).replace(UNWRITABLE, '')))
  return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
}

/**
 * A workbook of one sheet, made while its rows arrive: neither the rows nor the file are ever in memory as a whole.
 * Texts that look like formulas are written as texts with an apostrophe.
 *
 * @param pieces rows, in pieces of any size
 * @param boldRows so many first rows are bold @default 0
 */
export async function* writeWorkbook(
  pieces: AsyncIterable<readonly WrittenCell[][]> | Iterable<readonly WrittenCell[][]>,
  boldRows = 0,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  for (const [name, xml] of Object.entries(PARTS)) {
    const part = new ZipDeflate(name)
    zip.add(part)
    part.push(strToU8(HEAD + xml), true)
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 4 })
  zip.add(sheet)
  sheet.push(strToU8(`${HEAD}<worksheet xmlns="${MAIN}"><sheetData>`))
  let at = 0
  for await (const rows of pieces) {
    let xml = ''
    for (const row of rows) {
      at += 1
      const style = at <= boldRows ? ` s="${BOLD}"` : ''
      xml += `<row r="${at}">${row.map((value, column) => cellXml(value, column, at, style)).join('')}</row>`
    }
    sheet.push(strToU8(xml))
    yield* ready
    ready = []
  }
  sheet.push(strToU8('</sheetData></worksheet>'), true)
  zip.end()
  yield* ready
}
