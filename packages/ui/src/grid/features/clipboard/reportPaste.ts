import { copyText } from '../../../foundation/copyText'
import { laterMessages } from '../../view/laterMessages'
import type { GridController } from '../../kernel/gridController'
import type { NoticeAction } from '../../api/notice'
import { restoreTexts } from './alteredCells'
import { formatTsv } from './formatTsv'
import type { PasteReport } from './pasteBlock'
import type { Surplus } from './planPaste'
import { shortText } from './shortText'

/** Texts of the surplus that a message names, and how much of each. */
const NAMED = 3
const NAMED_LENGTH = 20

/** Says what a paste did; what it could not take as it was is shown until the user closes it. */
export function reportPaste(grid: GridController, report: PasteReport | undefined): void {
  if (!report) return
  const messages = laterMessages(grid)
  const { refused, altered, surplus } = report
  const parts = [messages.pasted(report.written, refused.length)]
  if (altered.length) parts.push(messages.alteredCells(altered.length))
  if (report.created) parts.push(messages.rowsCreated(report.created))
  const { maxRows } = grid.engine.options
  if (surplus?.rows && maxRows !== undefined) parts.push(messages.rowsCut(surplus.rows, maxRows))
  if (surplus?.columns) parts.push(messages.columnsCut(surplus.columns, surplus.cells, namedTexts(surplus)))
  const text = parts.join(', ')
  grid.live.set(text)
  const cells = [...refused, ...altered]
  if (cells.length === 0 && !surplus) {
    grid.notify(undefined)
    return
  }
  const actions: NoticeAction[] = []
  if (altered.length) actions.push(restoreTexts(grid, altered))
  if (surplus)
    actions.push({
      label: messages.copyCut,
      done: messages.listCopied,
      run: () => copyText(formatTsv(surplus.block)),
    })
  grid.notify({ text, cells, actions })
}

/** The first texts of the columns for which there is no place. */
function namedTexts({ block, columns, cells }: Surplus): string {
  const texts: string[] = []
  for (const row of block) {
    for (const text of row.slice(-columns)) if (text !== '' && texts.length < NAMED) texts.push(text)
    if (texts.length === NAMED) break
  }
  const named = texts.map((text) => `“${shortText(text, NAMED_LENGTH)}”`).join(' ')
  return cells > texts.length ? `${named} …` : named
}
