import type { ArchiveEntry } from './archive'
import { refuseFile } from './archive'
import { readXml } from './readXml'

/** Built-in formats that show dates or times. */
const DATE_FORMATS = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 30, 36, 45, 46, 47, 50, 57])
const MAX_STRINGS = 1_000_000

/** The entry of the first sheet. @throws Failure when the workbook has none */
export async function firstSheet(entries: ReadonlyMap<string, ArchiveEntry>): Promise<ArchiveEntry> {
  const [book, relations] = [entries.get('xl/workbook.xml'), entries.get('xl/_rels/workbook.xml.rels')]
  if (!book || !relations) throw refuseFile('不是有效的 Excel 文件')
  let id: string | undefined
  await readXml(book, {
    open: (name, attributes) => {
      if (name === 'sheet') id ??= attributes['r:id']
    },
  })
  let target: string | undefined
  await readXml(relations, {
    open: (name, attributes) => {
      if (name === 'Relationship' && attributes.Id === id) target = attributes.Target
    },
  })
  const sheet = target && entries.get(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
  if (!sheet) throw refuseFile('不是有效的 Excel 文件')
  return sheet
}

/** The texts that cells refer to by number. */
export async function sharedStrings(entry: ArchiveEntry | undefined): Promise<string[]> {
  const strings: string[] = []
  if (!entry) return strings
  let text: string | undefined
  let reading = false
  let phonetic = false
  await readXml(entry, {
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') phonetic = true
      if (name === 't') reading = !phonetic
    },
    text: (part) => {
      if (reading && text !== undefined) text += part
    },
    close: (name) => {
      if (name === 't') reading = false
      if (name === 'rPh') phonetic = false
      if (name !== 'si') return
      strings.push(text ?? '')
      if (strings.length > MAX_STRINGS) throw refuseFile('解压后过大')
    },
  })
  return strings
}

/** Whether a format of the workbook's own shows dates: letters of dates outside of quotes and brackets. */
const isDateFormat = (code: string) => /[ymdhs]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''))

/** Numbers of the cell styles that show dates. */
export async function dateStyles(entry: ArchiveEntry | undefined): Promise<Set<number>> {
  const dates = new Set<number>()
  if (!entry) return dates
  const own = new Set<number>()
  let inCells = false
  let at = 0
  await readXml(entry, {
    open: (name, attributes) => {
      if (name === 'numFmt' && isDateFormat(attributes.formatCode ?? '')) own.add(Number(attributes.numFmtId))
      if (name === 'cellXfs') inCells = true
      if (name !== 'xf' || !inCells) return
      const format = Number(attributes.numFmtId)
      if (DATE_FORMATS.has(format) || own.has(format)) dates.add(at)
      at += 1
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false
    },
  })
  return dates
}
