import { printFrame } from '../../../foundation/print/printFrame'
import type { GridController } from '../../kernel/gridController'
import { exportTable } from '../export/exportTable'
import type { ExportScope } from '../../api/exportScope'
import { writePrintDocument } from './printDocument'

/**
 * Prints the rows of a scope as a plain table, through a frame nobody sees: all of them, not only those on screen.
 * Answers whether there was anything to print.
 */
export async function printGrid(grid: GridController, title: string, scope: ExportScope): Promise<boolean> {
  const table = exportTable(grid, scope)
  if (!table || table.columns.length === 0) return false
  const printed = await printFrame((target) => writePrintDocument(target, grid, table, title))
  if (!printed) return false
  grid.focusInput()
  return true
}
