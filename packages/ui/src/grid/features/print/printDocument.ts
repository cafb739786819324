import { numberText, withThousands } from '../../cells/number/numberText'
import type { GridController } from '../../view/gridController'
import { exportText, slicesOf } from '../export/exportTable'
import type { ExportTable } from '../export/exportTable'
import { sheetFrame } from '../export/xlsxSheet'
import { statisticsOf } from '../statistics/statisticsOf'

/** Wider tables are printed on a page's long side, in pixels (A4 has about 720 between its margins). */
const UPRIGHT = 720

/** Style of a printed table. Titles are repeated on every page, a row is not cut in two. */
const styles = (landscape: boolean) => `
@page{size:A4 ${landscape ? 'landscape' : 'portrait'};margin:12mm}
body{margin:0;font:12px/1.4 system-ui,sans-serif;color:#000;background:#fff}
h1{font-size:16px;margin:0 0 8px}
table{border-collapse:collapse;width:100%}
thead{display:table-header-group}
tr{break-inside:avoid}
th,td{border:1px solid #999;padding:3px 6px;text-align:start;overflow-wrap:anywhere;white-space:pre-line}
th{background:#eee;print-color-adjust:exact;-webkit-print-color-adjust:exact}
th[colspan]{text-align:center}
.end{text-align:end;font-variant-numeric:tabular-nums}
.center{text-align:center}
.total td{font-weight:600}
`

/** Writes a table into an empty document, ready to be printed. Nothing in a cell is taken as markup. */
export async function writePrintDocument(
  target: Document,
  grid: GridController,
  table: ExportTable,
  title: string,
): Promise<void> {
  const { columns } = table
  const create = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text?: string) => {
    const element = target.createElement(tag)
    if (text !== undefined) element.textContent = text
    return element
  }
  target.title = title
  target.documentElement.lang = grid.validator.locale
  const wide = columns.reduce((sum, { width }) => sum + width, 0) > UPRIGHT
  // A style sheet made by script is allowed where a policy refuses styles written into the page.
  const sheet = new (target.defaultView as Window & typeof globalThis).CSSStyleSheet()
  sheet.replaceSync(styles(wide))
  target.adoptedStyleSheets = [sheet]

  const element = create('table')
  element.append(headOf(table, title, create))
  const body = create('tbody')
  const alignOf = columns.map(({ column }) => column.def.align ?? column.cell.align ?? 'start')
  const line = (texts: readonly string[]) => {
    const row = create('tr')
    texts.forEach((text, index) => {
      const cell = create('td', text)
      if (alignOf[index] !== 'start') cell.className = alignOf[index]!
      row.append(cell)
    })
    return row
  }
  for await (const slice of slicesOf(grid, table, (row) =>
    columns.map(({ column }) => exportText(column, row)),
  )) {
    body.append(...slice.map(line))
  }
  for (const texts of totalsOf(grid, table)) {
    const row = line(texts)
    row.className = 'total'
    body.append(row)
  }
  element.append(body)
  target.body.replaceChildren(create('h1', title), element)
}

function headOf(
  table: ExportTable,
  title: string,
  create: <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text?: string) => HTMLElementTagNameMap[Tag],
): HTMLElement {
  const head = create('thead')
  for (const titles of sheetFrame(table, title).titles) {
    const row = create('tr')
    for (const cell of titles) {
      if (!cell) continue
      const th = create('th', cell.text)
      th.scope = cell.columnSpan > 1 ? 'colgroup' : 'col'
      if (cell.columnSpan > 1) th.colSpan = cell.columnSpan
      if (cell.rowSpan > 1) th.rowSpan = cell.rowSpan
      row.append(th)
    }
    head.append(row)
  }
  return head
}

/** The footer's rows, their name in the first cell. They are figures of all rows, as on screen. */
function totalsOf(grid: GridController, { columns }: ExportTable): string[][] {
  grid.engine.totals.countNow()
  const figures = grid.engine.totals.figures.get()
  return (['sum', 'average'] as const)
    .filter((kind) => columns.some(({ column }) => statisticsOf(column.def).includes(kind)))
    .map((kind) =>
      columns.map(({ column }, index) => {
        const plain = statisticsOf(column.def).includes(kind) ? numberText(figures[column.key]?.[kind]) : ''
        const text = column.def.format === 'thousands' ? withThousands(plain) : plain
        return index === 0 ? [grid.messages[kind], text].filter(Boolean).join(' ') : text
      }),
    )
}
