/**
 * Reads what a spreadsheet puts on the clipboard: tabs between cells, line ends between rows (CRLF, LF or CR); a cell
 * in quotes may hold tabs, line ends and doubled quotes. One trailing line end is not a row. A quote inside an
 * unquoted cell is a plain character, as in Excel.
 */
export function parseTsv(text: string): string[][] {
  if (text === '') return []
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  for (;;) {
    const cell = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at)
    row.push(cell.value)
    at = cell.end
    if (text[at] === '\t') {
      at++
      continue
    }
    rows.push(row)
    if (at >= text.length) break
    at += text.startsWith('\r\n', at) ? 2 : 1
    if (at >= text.length) break
    row = []
  }
  return rows
}

function plainCell(text: string, start: number): { value: string; end: number } {
  let end = start
  while (end < text.length && text[end] !== '\t' && text[end] !== '\n' && text[end] !== '\r') end++
  return { value: text.slice(start, end), end }
}

/** A cell that begins with a quote; without its closing quote it is taken as it stands. */
function quotedCell(text: string, start: number): { value: string; end: number } {
  let value = ''
  let at = start + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote < 0) return plainCell(text, start)
    value += text.slice(at, quote)
    if (text[quote + 1] === '"') {
      value += '"'
      at = quote + 2
      continue
    }
    const next = text[quote + 1]
    const ends = next === undefined || next === '\t' || next === '\n' || next === '\r'
    return ends ? { value, end: quote + 1 } : plainCell(text, start)
  }
}
