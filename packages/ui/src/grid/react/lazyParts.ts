import { createElement } from 'react'
import type * as LazyCode from './lazyCode'
import type { GridController } from '../kernel/gridController'
import { gridPart } from '../api/gridPart'
import { RETRY_MS } from '../../foundation/lazy/lazyCode'
import { nextTask } from '../../foundation/nextTask'
import { onceNeeded } from '../view/onceNeeded'
import { autoHeightOf } from '../features/auto-height/autoHeightOf'
import { coloursOf } from '../features/colours/colours'
import { commentsOf } from '../features/comments/comments'
import { groupsOf } from '../features/groups/groups'
import { dropLineOf } from '../features/row-drag/dropLineOf'
import { headerOf } from '../features/columns/headerState'
import { findingOf } from '../features/finding/findState'
import { validatingOf } from '../features/validation/validationRun'
import { titlesOf } from '../features/paste-titles/titlesState'
import { dialogOf } from '../features/dialogs/dialogState'

/** It is asked for when the grid is mounted: in a task of its own, so as not to add to that. */
const toolbar = async () => {
  await nextTask()
  return import('./toolbar')
}

/** Loads the code that is needed only once somebody works in a grid, and gives the features their lazy commands. */
export const loadLazyCode = async (): Promise<typeof LazyCode> => {
  const code = await import('./lazyCode')
  code.provideCommands()
  return code
}

export const AutoHeight = onceNeeded({
  by: (grid) => [autoHeightOf(grid).wanted],
  is: (grid) => autoHeightOf(grid).wanted.get(),
  part: gridPart(async () => (await import('../features/auto-height/AutoHeight')).AutoHeight),
})

export const GroupBands = onceNeeded({
  by: (grid) => [groupsOf(grid).wanted],
  is: (grid) => groupsOf(grid).wanted.get() !== undefined,
  part: gridPart(async () => (await import('../features/groups/GroupBands')).GroupBands),
})

export const CellColours = onceNeeded({
  by: (grid) => [coloursOf(grid).given, coloursOf(grid).own, coloursOf(grid).open],
  is: (grid) => {
    const { given, own, open } = coloursOf(grid)
    return given.get().length > 0 || own.get().length > 0 || open.get() !== undefined
  },
  part: gridPart(async () => (await import('../features/colours/CellColours')).CellColours),
})

export const CellComments = onceNeeded({
  by: (grid) => [commentsOf(grid).enabled],
  is: (grid) => commentsOf(grid).enabled.get(),
  part: gridPart(async () => (await import('../features/comments/CellComments')).CellComments),
})

export const IssueList = gridPart(async () => (await loadLazyCode()).IssueList)

export const OpenedCell = gridPart(async () => (await loadLazyCode()).OpenedCell)

export const DropLine = onceNeeded({
  by: (grid) => [dropLineOf(grid)],
  is: (grid) => dropLineOf(grid).get() !== undefined,
  part: gridPart(async () => (await loadLazyCode()).DropLine),
})

export const HeaderMenu = onceNeeded({
  by: (grid) => [headerOf(grid).open],
  is: (grid) => headerOf(grid).open.get() !== undefined,
  part: gridPart(async () => (await loadLazyCode()).HeaderMenu),
})

export const FindBar = onceNeeded({
  by: (grid) => [findingOf(grid)],
  is: (grid) => findingOf(grid).get() > 0,
  part: gridPart(async () => (await loadLazyCode()).FindBar),
})

export const IssueBar = onceNeeded({
  by: (grid) => [grid.engine.issueVersion, validatingOf(grid)],
  is: (grid) => grid.engine.issues.count > 0 || validatingOf(grid).get() !== undefined,
  part: gridPart(async () => (await loadLazyCode()).IssueBar),
})

export const ConflictBar = onceNeeded({
  by: (grid) => [grid.engine.conflictVersion],
  is: (grid) => grid.engine.conflicts.count > 0,
  part: gridPart(async () => (await loadLazyCode()).ConflictBar),
})

export const CellTip = onceNeeded({
  by: ({ engine }) => [engine.issueVersion, engine.conflictVersion, engine.alteredVersion],
  is: ({ engine }) => engine.issues.count > 0 || engine.conflicts.count > 0 || engine.altered.count > 0,
  part: gridPart(async () => (await loadLazyCode()).CellTip),
})

export const CellDialogHost = onceNeeded({
  by: (grid) => [dialogOf(grid)],
  is: (grid) => dialogOf(grid).get() !== undefined,
  part: gridPart(async () => (await loadLazyCode()).CellDialogHost),
})

export const PasteTitles = onceNeeded({
  by: (grid) => [titlesOf(grid)],
  is: (grid) => titlesOf(grid).get() !== undefined,
  part: gridPart(async () => (await import('../features/paste-titles/PasteTitles')).PasteTitles),
})

/** A page may be printed at any time, and is not waited for: what that needs is there soon after the grid. */
export function preparePaper(grid: GridController, root: HTMLElement): () => void {
  let end: (() => void) | undefined
  let gone = false
  // What cannot be fetched is not missed before somebody prints; then the grid is printed as it is.
  const fetch = () =>
    void import('../features/print/paperTable').then(
      ({ followPrinting }) => (gone ? undefined : (end = followPrinting(grid, root))),
      () => (gone ? undefined : (timer = setTimeout(fetch, RETRY_MS))),
    )
  let timer = setTimeout(fetch, 1000)
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
