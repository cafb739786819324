import type { GridController } from '../../kernel/gridController'
import { rangesOf } from '../../kernel/selection'
import type { CellAt, CellRange } from '../../kernel/selection'

/** The place of a cell that is named as in a spreadsheet. */
export function cellAt(grid: GridController, name: string): CellAt {
  const [, letter = '', row = ''] = /^([A-G])(\d+)$/.exec(name) ?? []
  if (!letter) throw new Error(`"${name}" is no cell.`)
  return { row: Number(row) - 1, column: grid.layout.get().firstData + letter.charCodeAt(0) - 65 }
}

/** What a cell is called. */
export function nameOf(grid: GridController, { row, column }: CellAt): string {
  return `${String.fromCharCode(65 + column - grid.layout.get().firstData)}${row + 1}`
}

/** What the chosen ranges are called. */
export function rangeNames(grid: GridController): string[] {
  const selection = grid.selection.get()
  const name = ({ top, bottom, left, right }: CellRange) =>
    `${nameOf(grid, { row: top, column: left })}:${nameOf(grid, { row: bottom, column: right })}`
  return selection ? rangesOf(selection).map(name) : []
}

/** Chooses cells as `B3` or `B3:C5`; the first one named is active. */
export function choose(grid: GridController, names: string): void {
  const [first = '', last = first] = names.split(':')
  grid.choose({ active: cellAt(grid, first), head: cellAt(grid, last) })
}

/** What is read in a cell. */
export function textOf(grid: GridController, name: string): string {
  const spot = grid.spot(cellAt(grid, name))
  return spot ? grid.textAt(spot) : 'gone'
}

/** What is read in all cells. */
export function allTexts(grid: GridController): string {
  const { firstData, columns } = grid.layout.get()
  const texts: string[] = []
  for (let row = 0; row < grid.rowCount; row++) {
    for (let column = firstData; column < columns.length; column++) {
      const spot = grid.spot({ row, column })
      texts.push(spot ? grid.textAt(spot) : '')
    }
  }
  return texts.join('\n')
}
