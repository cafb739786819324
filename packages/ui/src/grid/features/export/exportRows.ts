import { cellText } from '../../engine/cellText'
import type { GridController } from '../../view/gridController'
import { toCsv } from './toCsv'

/** The columns and rows that are shown, under their titles, as the text of a CSV file; the grid's own columns stay out. */
export function csvOf(grid: GridController): string {
  const { view, store } = grid.engine
  const columns = grid.layout.get().columns.flatMap(({ column }) => (column.cell.marker ? [] : column))
  const rows = [columns.map(({ title }) => title)]
  for (let index = 0; index < view.count; index++) {
    const row = store.at(view.positionAt(index))!
    rows.push(columns.map((column) => cellText(column, row)))
  }
  return toCsv(rows)
}

/** Hands a file to the user. */
export function download(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
