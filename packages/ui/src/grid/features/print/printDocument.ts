import { displayWidth } from '@lading/core/text'
import { adoptStyles } from '../../../foundation/print/printFrame'
import type { CompiledColumn } from '../../api/cell'
import type { GridController } from '../../kernel/gridController'
import { exportText, slicesOf, tableSpans } from '../export/exportTable'
import type { ExportTable } from '../export/exportTable'
import { sheetFrame } from '../export/xlsxSheet'
import { figureText, statisticsOf } from '../statistics/statisticsOf'
import { mergeInBand, printBands } from './printBands'

/** Wider tables are printed on a page's long side, in pixels (A4 has about 720 between its margins). */
const UPRIGHT = 720
/** Texts up to this width (`displayWidth`), e.g. units, are not broken. */
const SHORT = 8

/**
 * Style of a printed table. The frame's empty document has no type, and in such a one tables do not take over the
 * page's letters by themselves. Titles are repeated on every page, a row is not cut in two.
 */
const styles = (landscape: boolean) => `
@page{size:A4 ${landscape ? 'landscape' : 'portrait'};margin:12mm;@bottom-right{content:counter(page) ' / ' counter(pages);font:10px system-ui,sans-serif;color:#555}}
body{margin:0;font:12px/1.4 system-ui,sans-serif;color:#000;background:#fff}
h1{font-size:16px;margin:0 0 8px}
table{border-collapse:collapse;width:calc(100% - 1px);font:inherit;color:inherit}
.band{break-before:page}
thead{display:table-header-group}
tr{break-inside:avoid}
th,td{border:1px solid #999;padding:3px 6px;text-align:start;overflow-wrap:anywhere;white-space:pre-line}
th{background:#eee;print-color-adjust:exact;-webkit-print-color-adjust:exact}
th[colspan]{text-align:center}
.end{text-align:end;font-variant-numeric:tabular-nums}
.center{text-align:center}
.short{white-space:pre}
.total td{font-weight:600}
`

/**
 * Writes a table into an empty document, ready to be printed; one too wide for a page in several bands of columns.
 * Nothing in a cell is taken as markup.
 */
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
  adoptStyles(target, styles(wide))

  const spans = tableSpans(grid, table)
  const bands = printBands(columns)
  target.body.replaceChildren()
  for (const [number, band] of bands.entries()) {
    const part = { ...table, columns: band.map((index) => columns[index]!) }
    const heading = create('h1', bands.length > 1 ? `${title} (${number + 1}/${bands.length})` : title)
    if (number > 0) heading.className = 'band'
    target.body.append(heading, await tableOf(part, band))
  }

  /** The table of some columns, all rows of it. @param band their indexes */
  async function tableOf(part: ExportTable, band: readonly number[]): Promise<HTMLElement> {
    const alignOf: readonly string[] = part.columns.map(
      ({ column }) => column.def.align ?? column.cell.align ?? 'start',
    )
    const line = (texts: readonly string[], row?: Record<string, unknown>, at = -1) => {
      const element = create('tr')
      texts.forEach((text, index) => {
        const merge = row && spans?.at(at, band[index]!)
        const size = merge && mergeInBand(band, index, at, merge)
        if (merge && !size) return
        // A merge that begins in the band before says again what stands in its first cell.
        const cell = create('td', merge && row ? printText(columns[merge.left]!.column, row) : text)
        if (alignOf[index] !== 'start') cell.classList.add(alignOf[index]!)
        if (displayWidth(text) <= SHORT) cell.classList.add('short')
        if (size) Object.assign(cell, size)
        element.append(cell)
      })
      return element
    }
    const read = (row: Record<string, unknown>, index: number) =>
      line(
        part.columns.map(({ column }) => printText(column, row)),
        row,
        index,
      )
    const body = create('tbody')
    for await (const slice of slicesOf(grid, part, read)) body.append(...slice)
    for (const texts of totalsOf(grid, part)) {
      const row = line(texts)
      row.className = 'total'
      body.append(row)
    }
    const element = create('table')
    element.append(headOf(part, title, alignOf, create), body)
    return element
  }
}

function printText(column: CompiledColumn, row: Record<string, unknown>): string {
  const own = typeof column.def.format === 'function' ? undefined : column.cell.toPrint
  return own?.(row[column.key], column) ?? exportText(column, row)
}

function headOf(
  table: ExportTable,
  title: string,
  alignOf: readonly string[],
  create: <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text?: string) => HTMLElementTagNameMap[Tag],
): HTMLElement {
  const head = create('thead')
  for (const titles of sheetFrame(table, title).titles) {
    const row = create('tr')
    for (const [index, cell] of titles.entries()) {
      if (!cell) continue
      const th = create('th', cell.text)
      th.scope = cell.columnSpan > 1 ? 'colgroup' : 'col'
      if (cell.columnSpan > 1) th.colSpan = cell.columnSpan
      else if (alignOf[index] !== 'start') th.className = alignOf[index]!
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
        const wanted = statisticsOf(column.def).includes(kind)
        const text = wanted ? figureText(figures[column.key]?.[kind], column.def) : ''
        return index === 0 ? [grid.messages[kind], text].filter(Boolean).join(' ') : text
      }),
    )
}
