import type { GridDraft, GridHandle } from '../../grid'
import type { LinePort } from './linePort'

/** A grid, as a form speaks to it. */
export function gridPort(handle: () => GridHandle | null): LinePort {
  return {
    getRows: () => handle()?.getRows() ?? [],
    peekRows: () => handle()?.peekRows() ?? [],
    getTableData: () => handle()?.getTableData() ?? { tableData: [], deleteData: [] },
    dropUntouched: () => void handle()?.dropUntouched(),
    isDirty: () => handle()?.isDirty() ?? false,
    // A check the user has cancelled has not passed.
    validate: async () => {
      const issues = handle()?.validate({ focusFirst: true })
      return (await issues?.then((each) => each.length).catch(notPassed)) ?? 0
    },
    conflictCount: () => handle()?.getConflictCount() ?? 0,
    focusConflict: () => handle()?.focusConflict(),
    setIssues: (issues) => handle()?.setIssues(issues),
    focusFirst() {
      const grid = handle()
      const first = grid?.getIssues()[0]
      if (grid && first) grid.focusCell(first.rowId, first.field)
    },
    markSaved: (rows) => handle()?.markSaved(rows),
    setRows: (rows) => handle()?.setRows(rows),
    toText: () => handle()?.toText('all') ?? '',
    getDraft: async () => handle()?.getDraft(),
    applyDraft: async (draft) => handle()?.applyDraft(draft as GridDraft),
  }
}

/** Not to be saved: one issue, whatever the check has not come to. */
function notPassed(error: unknown): number {
  if (error instanceof DOMException && error.name === 'AbortError') return 1
  throw error
}
