import { constants, deflateRawSync } from 'node:zlib'
import type { ZipEntry } from './zipFile'
import { zipFile } from './zipFile'

const MEGABYTE = 1_048_576
const TYPES = `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`
const RELATIONS = `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`
const BOOK = `<?xml version="1.0" encoding="UTF-8"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`
const BOOK_RELATIONS = `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`

const frame: ZipEntry[] = [
  { name: '[Content_Types].xml', data: TYPES },
  { name: '_rels/.rels', data: RELATIONS },
  { name: 'xl/workbook.xml', data: BOOK },
  { name: 'xl/_rels/workbook.xml.rels', data: BOOK_RELATIONS },
]

/** A cell: a text, or XML of its own. */
type Cell = string | { xml: (reference: string) => string }

const letters = 'ABCDEFGHIJ'
const xmlText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function rowXml(cells: readonly Cell[], at: number): string {
  const inner = cells.map((cell, index) => {
    const reference = `${letters[index]}${at}`
    return typeof cell === 'string'
      ? `<c r="${reference}" t="inlineStr"><is><t>${xmlText(cell)}</t></is></c>`
      : cell.xml(reference)
  })
  return `<row r="${at}">${inner.join('')}</row>`
}

const HEADINGS: Cell[][] = [
  ['攻击演练单报表'],
  ['导出人:演练'],
  ['名称', '序列号', '付款金额', '备注', '成本说明'],
]

function sheetXml(rows: readonly Cell[][], prolog = ''): string {
  const all = [...HEADINGS, ...rows].map((cells, at) => rowXml(cells, at + 1))
  return `<?xml version="1.0" encoding="UTF-8"?>${prolog}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${all.join('')}</sheetData></worksheet>`
}

const book = (rows: readonly Cell[][], more: Partial<ZipEntry> = {}, extra: ZipEntry[] = []) =>
  zipFile([...frame, { name: 'xl/worksheets/sheet1.xml', data: sheetXml(rows), ...more }, ...extra])

/** A row of a valid file. */
const good = (name: string): Cell[] => [name, '', '12.5', 'imported']

/** So many megabytes of blanks, packed: one packed megabyte again and again, then the end of the stream. */
function packedBlanks(megabytes: number): Buffer {
  const one = deflateRawSync(Buffer.alloc(MEGABYTE, ' '), { finishFlush: constants.Z_FULL_FLUSH })
  return Buffer.concat([...Array.from({ length: megabytes }, () => one), deflateRawSync('')])
}

/** About 300 KB that unpack to 300 MB. */
const bomb = () => book([], { packed: packedBlanks(300), claimedSize: 300 * MEGABYTE })

const formula: Cell = {
  xml: (reference) => `<c r="${reference}"><f>1+1+cmd|'/C calc'!A0</f><v>2</v></c>`,
}

/** The workbooks that the attacks upload, as latin-1 texts (the runner sends them byte by byte). */
export function attackWorkbooks(): Record<string, string> {
  const files: Record<string, Buffer> = {
    'xlsxBomb:300MB': bomb(),
    xlsxXxe: zipFile([
      ...frame,
      {
        name: 'xl/worksheets/sheet1.xml',
        data: sheetXml([['&leak;']], '<!DOCTYPE x [<!ENTITY leak SYSTEM "file:///etc/passwd">]>').replace(
          '&amp;leak;',
          '&leak;',
        ),
      },
    ]),
    xlsxSlip: book([good('slip')], {}, [{ name: '../../../../tmp/lading-evil.txt', data: 'evil' }]),
    xlsxLies: book([], {
      packed: packedBlanks(150),
      claimedSize: 2_000,
    }),
    'xlsxRows:100001': book(Array.from({ length: 100_001 }, (_, at) => [`r${at}`])),
    // What spreadsheet programs make of a password: a compound file, no zip.
    xlsxEncrypted: Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_048, 7)]),
    xlsxBadRows: book([good('fine row'), ['', '', 'not a number', 'no name'], good('another fine row')]),
    xlsxFormula: book([['formula row', '', '1', formula]]),
    xlsxUnique: book([
      ['unique one', 'S-1', '1', ''],
      ['unique two', 'S-1', '1', ''],
    ]),
  }
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, file.toString('latin1')]))
}

/** Header of a picture that claims 60,000 × 60,000 pixels. */
export function floodPicture(): string {
  const header = Buffer.alloc(33)
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(header)
  header.writeUInt32BE(60_000, 16)
  header.writeUInt32BE(60_000, 20)
  Buffer.from([8, 6, 0, 0, 0]).copy(header, 24)
  return header.toString('latin1')
}
