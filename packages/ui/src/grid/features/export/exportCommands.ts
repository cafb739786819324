import { lazyMessages } from '../../view/lazyMessages'
import type { GridController } from '../../kernel/gridController'
import { printGrid } from '../print/printGrid'
import { saveFile } from '../../../foundation/saveFile'
import { csvFile, datedName } from './exportRows'
import { exportTable } from './exportTable'
import type { ExportScope } from '../../api/exportScope'

/** Downloads a scope as CSV. @param name of the file without ending. @default the grid's name and the day */
export async function exportCsv(
  grid: GridController,
  name?: string,
  scope: ExportScope = 'shown',
  signal?: AbortSignal,
): Promise<void> {
  if (refused(grid, scope)) return
  const file = await csvFile(grid, exportTable(grid, scope)!, signal)
  if (file) saveFile(file, `${name ?? datedName(grid.title())}.csv`)
}

/**
 * Downloads a scope as a workbook. What writes it is loaded when it is first used.
 *
 * @param name of the file without ending. @default the grid's name and the day
 * @throws Error when the file cannot be written
 */
export async function exportXlsx(
  grid: GridController,
  name?: string,
  scope: ExportScope = 'shown',
  signal?: AbortSignal,
): Promise<void> {
  if (refused(grid, scope)) return
  const table = exportTable(grid, scope)!
  const { xlsxFile } = await import('./xlsxFile')
  const file = await xlsxFile(grid, table, grid.title(), signal)
  if (file) saveFile(file, `${name ?? datedName(grid.title())}.xlsx`)
}

/** Prints a scope. @param title above the table. @default the grid's name */
export async function printTable(
  grid: GridController,
  title?: string,
  scope: ExportScope = 'shown',
): Promise<void> {
  if (!refused(grid, scope)) await printGrid(grid, title ?? grid.title(), scope)
}

/** Says so when the chosen cells make no table. */
function refused(grid: GridController, scope: ExportScope): boolean {
  if (exportTable(grid, scope)) return false
  grid.notify({
    text: grid.selection.get() ? grid.messages.scattered : lazyMessages(grid).nothingChosen,
  })
  return true
}
