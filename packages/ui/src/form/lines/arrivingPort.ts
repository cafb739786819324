import type { Row } from '@lading/core/rules'
import type { Issue } from '../../foundation/dataSource'
import type { GridHandle } from '../../grid'
import { gridPort } from './gridPort'
import type { LinePort } from './linePort'

/** What a form's port to a grid is made of. */
export interface ArrivingGrid {
  /** The grid, once it is there. */
  handle(): GridHandle | null
  /** The rows that it will start with. */
  loaded(): readonly Row[]
  /** Sees to it that the grid comes. Throws when it cannot. */
  fetch(): Promise<void>
}

/** A port to a grid that may still be on its way. */
export interface ArrivingPort extends LinePort {
  /** The grid is there, with these rows: it is told what it was told before. */
  arrived(shown: readonly Row[]): void
  /** The grid will not come any more: nobody waits for it. */
  gone(): void
}

/**
 * A form's port to the grid of its lines, from before the grid is there. Until then the rows are those that were
 * loaded, unchanged; messages are kept for it; what only it can do (checking, putting back a draft) waits for it.
 */
export function arrivingPort({ handle, loaded, fetch }: ArrivingGrid): ArrivingPort {
  const grid = gridPort(handle)
  let here = false
  let rows: readonly Row[] | undefined
  let issues: readonly Issue[] | undefined
  let focus = false
  /** Counts the loads before it came. */
  let loads = 0
  let waiting: (() => void)[] = []
  const release = () => {
    for (const go of waiting) go()
    waiting = []
  }
  const come = async () => {
    if (here) return
    const arrival = new Promise<void>((resolve) => waiting.push(resolve))
    await fetch()
    await arrival
  }
  const takeRows = (given: readonly Row[]) => {
    rows = given
    issues = undefined
    focus = false
    loads += 1
  }

  return {
    ...grid,
    getRows: () => (here ? grid.getRows() : [...(rows ?? loaded())]),
    peekRows: () => (here ? grid.peekRows() : (rows ?? loaded())),
    async validate() {
      await come()
      return grid.validate()
    },
    setIssues(given) {
      if (here) grid.setIssues(given)
      else issues = given
    },
    focusFirst() {
      if (here) grid.focusFirst()
      else focus = true
    },
    setRows: (given) => (here ? grid.setRows(given) : takeRows(given)),
    markSaved: (given) => (here ? grid.markSaved(given) : takeRows(given)),
    async applyDraft(draft) {
      const before = loads
      await come()
      // A draft of other rows than those that were loaded meanwhile is none.
      if (loads === before) await grid.applyDraft?.(draft)
    },
    arrived(shown) {
      here = true
      if (rows && rows !== shown) grid.setRows(rows)
      if (issues) grid.setIssues(issues)
      if (focus) grid.focusFirst()
      rows = issues = undefined
      focus = false
      release()
    },
    gone() {
      here = false
      release()
    },
  }
}
