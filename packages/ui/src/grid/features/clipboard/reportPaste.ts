import { copyText } from '../../../foundation/copyText'
import { lazyMessages } from '../../view/lazyMessages'
import type { GridController } from '../../kernel/gridController'
import type { NoticeAction } from '../../api/notice'
import { shortText } from '../writing/shortText'
import { tellWritten } from '../writing/tellWritten'
import { formatTsv } from './formatTsv'
import type { PasteReport } from './pasteBlock'
import type { Surplus } from './planPaste'

/** Texts of the surplus that a message names, and how much of each. */
const NAMED = 3
const NAMED_LENGTH = 20

/** Says what a paste did; what it could not take as it was is shown until the user closes it. */
export function reportPaste(grid: GridController, report: PasteReport | undefined): void {
  if (!report) return
  const messages = lazyMessages(grid)
  const { refused, altered, surplus } = report
  const texts: string[] = []
  if (report.created) texts.push(messages.rowsCreated(report.created))
  const { maxRows } = grid.engine.options
  if (surplus?.rows && maxRows !== undefined) texts.push(messages.rowsCut(surplus.rows, maxRows))
  if (surplus?.columns) texts.push(messages.columnsCut(surplus.columns, surplus.cells, namedTexts(surplus)))
  const actions: NoticeAction[] = []
  if (surplus)
    actions.push({
      label: messages.copyCut,
      done: messages.listCopied,
      run: () => copyText(formatTsv(surplus.block)),
    })
  const text = messages.pasted(report.written, refused.length)
  tellWritten(grid, { text, refused, altered, more: { texts, actions } })
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
