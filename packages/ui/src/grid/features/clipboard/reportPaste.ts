import type { GridController } from '../../view/gridController'
import type { PasteReport } from './pasteText'

/** Says what a paste did; what it could not take is shown until the user closes it. */
export function reportPaste(grid: GridController, report: PasteReport | undefined): void {
  if (!report) return
  const { messages } = grid
  const parts = [messages.pasted(report.written, report.refused.length)]
  if (report.created) parts.push(messages.rowsCreated(report.created))
  const { maxRows } = grid.engine.options
  if (report.cut && maxRows !== undefined) parts.push(messages.rowsCut(report.cut, maxRows))
  const text = parts.join(', ')
  grid.live.set(text)
  if (report.refused.length === 0 && report.cut === 0) {
    grid.notify(undefined)
    return
  }
  grid.notify({ text, cells: report.refused })
}
