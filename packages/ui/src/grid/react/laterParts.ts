import { createElement } from 'react'
import { calculator } from '../cells/number/calculator'
import { hasManyCells } from '../features/selection/ranges'
import type * as LaterCode from './later'
import type { GridController } from '../kernel/gridController'
import { gridPart, onceNeeded } from '../api/gridPart'

type Later = typeof LaterCode
let come: Later | undefined
/** What follows, once it has come. */
export const later = async (): Promise<Later> => {
  come ??= await import('./later')
  calculator.calculate = come.calculate
  return come
}
/** What follows, if it is there already: for what must be known before an event ends. */
export const laterNow = (): Later | undefined => come
const toolbar = () => import('./toolbar')

/**
 * Does what needs code that comes later: at once when it has come, else as soon as it has. What cannot be fetched is
 * said in the grid.
 */
export function withLater(grid: GridController, work: (code: Later) => void): void {
  if (come) work(come)
  else
    void later().then(work, (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      grid.notify({ text: grid.messages.partFailed(reason) })
    })
}

/** Fetches what follows; called when the pointer comes or a cell becomes active, so that nothing is waited for later on. */
export function loadLaterParts(): void {
  EditorFloat.load()
}

export const EditorFloat = gridPart(async () => (await later()).EditorFloat)
export const InputPopPanel = gridPart(async () => (await later()).InputPopPanel)
export const OptionPanel = gridPart(async () => (await later()).OptionPanel)
export const LookupPanel = gridPart(async () => (await later()).LookupPanel)

export const IssueList = gridPart(async () => (await later()).IssueList)

export const TouchHandles = onceNeeded({
  by: (grid) => [grid.touch],
  is: (grid) => grid.touch.get(),
  part: gridPart(async () => (await later()).TouchHandles),
})

export const OpenedCell = gridPart(async () => (await later()).OpenedCell)

export const StatusFigures = onceNeeded({
  by: (grid) => [grid.selection],
  is: (grid) => hasManyCells(grid.selection.get()),
  part: gridPart(async () => (await later()).StatusFigures),
})

export const DropLine = onceNeeded({
  by: (grid) => [grid.dropLine],
  is: (grid) => grid.dropLine.get() !== undefined,
  part: gridPart(async () => (await later()).DropLine),
})

export const HeaderMenu = onceNeeded({
  by: (grid) => [grid.header.open],
  is: (grid) => grid.header.open.get() !== undefined,
  part: gridPart(async () => (await later()).HeaderMenu),
})

export const FindBar = onceNeeded({
  by: (grid) => [grid.finding],
  is: (grid) => grid.finding.get() > 0,
  part: gridPart(async () => (await later()).FindBar),
})

export const IssueBar = onceNeeded({
  by: (grid) => [grid.engine.issueVersion, grid.validating],
  is: (grid) => grid.engine.issues.count > 0 || grid.validating.get() !== undefined,
  part: gridPart(async () => (await later()).IssueBar),
})

export const ConflictBar = onceNeeded({
  by: (grid) => [grid.engine.conflictVersion],
  is: (grid) => grid.engine.conflicts.count > 0,
  part: gridPart(async () => (await later()).ConflictBar),
})

export const CellTip = onceNeeded({
  by: ({ engine }) => [engine.issueVersion, engine.conflictVersion, engine.alteredVersion],
  is: ({ engine }) => engine.issues.count > 0 || engine.conflicts.count > 0 || engine.altered.count > 0,
  part: gridPart(async () => (await later()).CellTip),
})

export const CellDialogHost = onceNeeded({
  by: (grid) => [grid.dialog],
  is: (grid) => grid.dialog.get() !== undefined,
  part: gridPart(async () => (await later()).CellDialogHost),
})

export const PreviewHost = onceNeeded({
  by: (grid) => [grid.preview],
  is: (grid) => grid.preview.get() !== undefined,
  part: gridPart(async () => (await later()).PreviewHost),
})

/** Makes a column as wide as its title and its longest text. */
export async function fitColumn(grid: GridController, key: string): Promise<void> {
  ;(await later()).fitColumn(grid, key)
}

/** A page may be printed at any time, and is not waited for: what that needs is there soon after the grid. */
export function preparePaper(grid: GridController, root: HTMLElement): () => void {
  let end: (() => void) | undefined
  let gone = false
  const timer = setTimeout(() => {
    // What cannot be fetched is not missed before somebody prints; then the grid is printed as it is.
    import('../features/print/paperTable').then(
      ({ followPrinting }) => (gone ? undefined : (end = followPrinting(grid, root))),
      () => {},
    )
  }, 1000)
  return () => {
    gone = true
    clearTimeout(timer)
    end?.()
  }
}

/** Keeps the toolbar's room free until it has come: the rows do not move then. */
function ToolbarRoom() {
  return createElement('div', { className: 'lg-tools', style: { minHeight: 32 } })
}

export const GridTools = gridPart(async () => (await toolbar()).GridTools, ToolbarRoom)
export const RowMenu = gridPart(async () => (await toolbar()).RowMenu)
export const ColumnSettings = gridPart(async () => (await toolbar()).ColumnSettings)
