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

/** Cells as a spreadsheet reads them from the clipboard; the reverse of `parseTsv`. */
export function formatTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(quote).join('\t')).join('\r\n')
}

function quote(cell: string): string {
  return /[\t\n\r]/.test(cell) || cell.startsWith('"') ? `"${cell.replaceAll('"', '""')}"` : cell
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Cells as an HTML table, for programs that prefer it; nothing in a cell is taken as markup. */
export function formatHtml(rows: readonly (readonly string[])[]): string {
  const escape = (cell: string) =>
    cell.replace(/[&<>"]/g, (each) => ENTITIES[each]!).replace(/\r?\n/g, '<br>')
  const lines = rows.map((row) => `<tr>${row.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`)
  return `<meta charset="utf-8"><table><tbody>${lines.join('')}</tbody></table>`
}
