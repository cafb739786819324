/** Widest row that is read: what a spreadsheet can have. */
const MAX_COLUMNS = 16_384
/** A break of the line, until the spaces of the source have been joined. */
const BREAK = '\u0001'

/**
 * The cells of the tables in an HTML text, as spreadsheets and web pages put them on the clipboard; without a table its
 * lines. Of merged cells the first one has the text and the others are blank, as in their plain text. The document is
 * an inert one: nothing of it is run, loaded or shown.
 */
export function parseHtml(html: string): string[][] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const tables = [...body.querySelectorAll('table')].filter((table) => !table.parentElement?.closest('table'))
  if (tables.length > 0) return tables.flatMap((table) => tableCells(table))
  const text = plainText(body)
  return text === '' ? [] : text.split('\n').map((line) => [line])
}

function tableCells(table: HTMLTableElement): string[][] {
  const rows: string[][] = []
  /** For each column, how many of the next rows a cell from above covers. */
  const covered: number[] = []
  for (const row of table.rows) {
    const cells: string[] = []
    let next = 0
    for (const cell of row.cells) {
      while ((covered[next] ?? 0) > 0) cells[next++] = ''
      for (let n = 0; n < cell.colSpan && next < MAX_COLUMNS; n++, next++) {
        cells[next] = n === 0 ? plainText(cell) : ''
        covered[next] = cell.rowSpan
      }
    }
    for (; next < covered.length; next++) if (covered[next]! > 0) cells[next] = ''
    for (let at = 0; at < covered.length; at++) covered[at] = Math.max(0, (covered[at] ?? 0) - 1)
    rows.push(Array.from(cells, (text = '') => text))
  }
  return rows
}

/** The text of an element as it is seen: spaces joined, a line for every break and block. */
function plainText(element: Element): string {
  const parts: string[] = []
  const walk = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) parts.push(node.nodeValue ?? '')
    if (!(node instanceof Element) || /^(STYLE|SCRIPT|TEMPLATE|NOSCRIPT)$/.test(node.tagName)) return
    if (node.tagName === 'BR') parts.push(BREAK)
    const block = /^(P|DIV|LI|TR|H[1-6])$/.test(node.tagName)
    if (block) parts.push(BREAK)
    node.childNodes.forEach(walk)
    if (block) parts.push(BREAK)
  }
  element.childNodes.forEach(walk)
  return parts
    .join('')
    .replace(/\s+/g, ' ')
    .replace(new RegExp(`(?: ?${BREAK} ?)+`, 'g'), '\n')
    .trim()
}
