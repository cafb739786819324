import type { GridHandle } from '../../grid'
import type { LinePort } from './linePort'

/** A grid, as a form speaks to it. */
export function gridPort(handle: () => GridHandle | null): LinePort {
  return {
    getRows: () => handle()?.getRows() ?? [],
    getTableData: () => handle()?.getTableData() ?? { tableData: [], deleteData: [] },
    isDirty: () => handle()?.isDirty() ?? false,
    validate: async () => (await handle()?.validate({ focusFirst: true }))?.length ?? 0,
    setIssues: (issues) => handle()?.setIssues(issues),
    focusFirst() {
      const grid = handle()
      const first = grid?.getIssues()[0]
      if (grid && first) grid.focusCell(first.rowId, first.field)
    },
    markSaved: (rows) => handle()?.markSaved(rows),
    setRows: (rows) => handle()?.setRows(rows),
  }
}
