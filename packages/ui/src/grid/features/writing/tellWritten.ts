import { lazyMessages } from '../../view/lazyMessages'
import type { GridController } from '../../kernel/gridController'
import type { NoticeAction } from '../../api/notice'
import { restoreTexts } from './alteredCells'
import type { AlteredCell } from './alteredCells'
import type { RefusedCell } from './refusedCells'

/** What is told of written cells. */
export interface Told {
  /** What was done, and how many cells did not take it. */
  text: string
  refused: readonly RefusedCell[]
  altered: readonly AlteredCell[]
  /** What else there is to say, and to do. @default nothing */
  more?: { texts: readonly string[]; actions: readonly NoticeAction[] }
}

/**
 * The one place that tells what writing cells did: to screen readers always; to everybody, until it is closed, where a
 * cell does not hold what it was to. What was rounded or shortened can be taken back there. Answers what is told.
 */
export function tellWritten(grid: GridController, { text, refused, altered, more }: Told): string {
  const messages = lazyMessages(grid)
  const parts = [text]
  if (altered.length > 0) parts.push(messages.alteredCells(altered.length))
  parts.push(...(more?.texts ?? []))
  const all = parts.join(messages.comma)
  grid.live.set(all)
  // The list shows the cells of a row together.
  const cells = [...refused, ...altered].sort((a, b) => a.index - b.index)
  if (cells.length === 0 && !more?.actions.length) {
    grid.notify(undefined)
    return all
  }
  const actions = [...(altered.length > 0 ? [restoreTexts(grid, altered)] : []), ...(more?.actions ?? [])]
  grid.notify({ text: all, cells, actions })
  return all
}
