/** Cells as a spreadsheet reads them from the clipboard; the reverse of `parseTsv`. */
export function formatTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(quote).join('\t')).join('\r\n')
}

function quote(cell: string): string {
  return /[\t\n\r]/.test(cell) || cell.startsWith('"') ? `"${cell.replaceAll('"', '""')}"` : cell
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * Cells as an HTML table, for programs that prefer it; nothing in a cell is taken as markup.
 *
 * @param spanOf how far a merged cell reaches; 0 for cells that are covered. @default no cell is merged
 */
export function formatHtml(
  rows: readonly (readonly string[])[],
  spanOf?: (row: number, column: number) => { rows: number; columns: number } | undefined,
): string {
  const escape = (cell: string) =>
    cell.replace(/[&<>"]/g, (each) => ENTITIES[each]!).replace(/\r?\n/g, '<br>')
  const cellOf = (cell: string, row: number, column: number) => {
    const span = spanOf?.(row, column)
    if (span?.rows === 0) return ''
    const reach = `${span && span.rows > 1 ? ` rowspan="${span.rows}"` : ''}${span && span.columns > 1 ? ` colspan="${span.columns}"` : ''}`
    return `<td${reach}>${escape(cell)}</td>`
  }
  const lines = rows.map((row, at) => `<tr>${row.map((cell, i) => cellOf(cell, at, i)).join('')}</tr>`)
  return `<meta charset="utf-8"><table><tbody>${lines.join('')}</tbody></table>`
}
