import type { GridController } from '../../view/gridController'
import { exportTable } from '../export/exportTable'
import type { ExportScope } from '../export/exportTable'
import { writePrintDocument } from './printDocument'

/** A frame whose printing was never said to have ended goes after so many milliseconds. */
const FORGOTTEN = 10 * 60_000

/**
 * Prints the rows of a scope as a plain table, through a frame nobody sees: all of them, not only those on screen.
 * Answers whether there was anything to print.
 */
export async function printGrid(grid: GridController, title: string, scope: ExportScope): Promise<boolean> {
  const table = exportTable(grid, scope)
  if (!table || table.columns.length === 0) return false
  const frame = document.createElement('iframe')
  frame.setAttribute('aria-hidden', 'true')
  frame.tabIndex = -1
  Object.assign(frame.style, {
    position: 'fixed',
    width: '0',
    height: '0',
    border: '0',
    insetInlineStart: '-1px',
  })
  document.body.append(frame)
  const view = frame.contentWindow
  const inner = frame.contentDocument
  if (!view || !inner) {
    frame.remove()
    return false
  }
  await writePrintDocument(inner, grid, table, title)
  const done = () => frame.remove()
  // Not at once: the browser may still be reading the frame.
  view.addEventListener('afterprint', () => setTimeout(done))
  setTimeout(done, FORGOTTEN)
  view.focus()
  view.print()
  grid.focusInput()
  return true
}
