import { cellText } from '../../engine/cellText'
import type { CompiledColumn } from '../../api/cell'
import type { GridController } from '../../kernel/gridController'
import { figureText, statisticsOf } from '../statistics/statisticsOf'

/** A page with more rows says so: the grid's own printing has no end. */
const MAX_ROWS = 5000

/** Made by script: a policy may refuse styles that are written into the page. Words and numbers are not cut in two. */
const css = `
.lg-paper { display: none; }
@media print {
  .lg-printed > :not(.lg-paper) { display: none !important; }
  .lg-printed > .lg-paper { display: table; width: 100%; border-collapse: collapse; font-size: 12px; line-height: 1.4; }
  .lg-paper tr { break-inside: avoid; }
  .lg-paper :is(th, td) { border: 1px solid #999; padding: 3px 5px; overflow-wrap: break-word; }
}
`

/**
 * When the page around is printed, the grid stands on paper as a plain table: all columns and all rows that the filters
 * let through, not the window of them that is drawn on screen.
 *
 * @param root the grid's element
 * @returns ends it
 */
export function followPrinting(grid: GridController, root: HTMLElement): () => void {
  let paper: HTMLElement | undefined
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  const end = () => {
    root.classList.remove('lg-printed')
    paper?.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    paper = undefined
  }
  const begin = () => {
    end()
    paper = paperTable(grid)
    root.append(paper)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    root.classList.add('lg-printed')
  }
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
    end()
  }
}

function paperTable(grid: GridController): HTMLElement {
  const { view, store } = grid.engine
  const columns = grid.layout.get().columns.flatMap(({ column }) => (column.cell.marker ? [] : [column]))
  const paper = create('table')
  paper.className = 'lg-paper'
  const head = create('thead')
  head.append(
    line(
      'th',
      columns.map(({ def }) => def.title ?? ''),
      columns,
    ),
  )
  const body = create('tbody')
  const count = Math.min(view.wholeCount, MAX_ROWS)
  for (let index = 0; index < count; index += 1) {
    const row = store.at(view.wholeAt(index))
    if (row)
      body.append(
        line(
          'td',
          columns.map((column) => paperText(column, row)),
          columns,
        ),
      )
  }
  body.append(...totals(grid, columns))
  if (count < view.wholeCount) {
    const more = line('td', [grid.messages.shownOf(count, view.wholeCount)], [])
    ;(more.firstElementChild as HTMLTableCellElement).colSpan = columns.length
    body.append(more)
  }
  paper.append(head, body)
  return paper
}

/** What a cell says; a box says it by a tick. */
function paperText(column: CompiledColumn, row: Parameters<typeof cellText>[1]): string {
  const own = typeof column.def.format === 'function' ? undefined : column.cell.toPrint
  return own?.(row[column.key], column) ?? cellText(column, row)
}

/** The footer's rows, their name in the first cell. */
function totals(grid: GridController, columns: readonly CompiledColumn[]): HTMLElement[] {
  grid.engine.totals.countNow()
  if (grid.rowCount === 0) return []
  const figures = grid.engine.totals.figures.get()
  return (['sum', 'average'] as const).flatMap((kind) => {
    const asks = columns.map(({ def }) => statisticsOf(def).includes(kind))
    if (!asks.includes(true)) return []
    const texts = columns.map(({ key, def }, at) => {
      const text = asks[at] ? figureText(figures[key]?.[kind], def) : ''
      return at === 0 ? [grid.messages[kind], text].filter(Boolean).join(' ') : text
    })
    return [line('td', texts, columns)]
  })
}

function line(tag: 'td' | 'th', texts: readonly string[], columns: readonly CompiledColumn[]): HTMLElement {
  const row = create('tr')
  texts.forEach((text, at) => {
    const cell = create(tag)
    cell.textContent = text
    cell.style.textAlign = columns[at]?.def.align ?? columns[at]?.cell.align ?? 'start'
    row.append(cell)
  })
  return row
}

const create = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag) => document.createElement(tag)
