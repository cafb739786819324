import { cellText } from '../../engine/cellText'
import type { GridController } from '../../kernel/gridController'
import { columnsOf } from './columnTable'

/** Widest a column is made by fitting; a longer text is cut. */
const WIDEST = 600
/** Among so many rows the longest texts are looked for. */
const SAMPLE = 5000
/** Padding and line of a cell. */
const AROUND = 18
/** Room for the button of the menu and the grip. */
const HEADER_ROOM = 30

/** Makes a column as wide as its title and its longest text; what is drawn is measured, the rest by its text. */
export function fitColumn(grid: GridController, key: string): void {
  const laid = grid.layout.get().byKey.get(key)
  const scroller = grid.viewport.element
  if (!laid || !scroller) return
  const { column, index } = laid
  let width = 0
  const range = document.createRange()
  for (const cell of scroller.querySelectorAll(`.lg-body [aria-colindex="${index + 1}"]`)) {
    range.selectNodeContents(cell)
    width = Math.max(width, range.getBoundingClientRect().width)
  }
  if (!column.def.render && !column.cell.Display) width = Math.max(width, widestText(grid, key))
  const title = scroller.querySelector(`.lg-head [data-key="${CSS.escape(key)}"] .lg-title`)
  if (title) {
    range.selectNodeContents(title)
    width = Math.max(width, range.getBoundingClientRect().width + HEADER_ROOM)
  }
  const least = column.def.minWidth ?? column.cell.minWidth ?? 60
  const next = Math.ceil(Math.max(least, Math.min(WIDEST, width + AROUND)))
  columnsOf(grid).resize(key, next)
}

/** Width of the widest text among the first rows, drawn or not: of the longest ones, wide letters counting double. */
function widestText(grid: GridController, key: string): number {
  const { view, store } = grid.engine
  const column = grid.engine.column(key)
  const scroller = grid.viewport.element
  const pen = document.createElement('canvas').getContext('2d')
  if (!column || !scroller || !pen) return 0
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(scroller)
  pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
  let [longest, most] = ['', 0]
  for (let index = 0; index < Math.min(view.count, SAMPLE); index++) {
    const row = store.at(view.positionAt(index))
    const text = row ? cellText(column, row) : ''
    if (text.length * 2 <= most) continue
    let units = 0
    for (const letter of text) units += letter > '\u2e7f' ? 2 : 1
    if (units > most) [longest, most] = [text, units]
  }
  return pen.measureText(longest).width
}
