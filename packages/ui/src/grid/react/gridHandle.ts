import type { Row } from '@lading/core/rules'
import { cleanId } from '../features/clean-ids/cleanId'
import { changesOf, tableDataOf } from '../features/clean-ids/readChanges'
import { commitEdit } from '../features/editing/editCommands'
import { NO_FILTERS, isOpen } from '../features/filtering/columnFilter'
import { csvOf, textOf } from '../features/export/exportRows'
import { trailingUntouched } from '../engine/untouchedRows'
import { loadLazyCode } from './lazyParts'
import { lazyGoToConflict } from '../features/live/lazy'
import type { Issue } from '@lading/core/ports'
import type { GridHandle } from '../api/handle'
import type { GridController } from '../kernel/gridController'
import { findShown, filterBy, filtersOf, columnFiltersOf } from '../features/filtering/filtering'
import { treeOf } from '../features/tree/treeRows'
import { sortBy } from '../features/sorting/sorting'
import { checkedOf } from '../features/checked/checkedRows'
import { expandedOf } from '../features/expand/expandedRows'
import { editingOf } from '../features/editing/editing'
import { liveQueueOf } from '../features/live/liveQueue'

/** What writes files and prints; most grids are never asked to. */
const exports = () => import('../features/export/exportCommands')

const drafts = () => import('../features/draft/gridDraft')

/** The methods a page can call on the grid. The rows it was given are of type `R`, so those it answers are too. */
export function createHandle<R extends Row>(grid: GridController): GridHandle<R> {
  const { engine, validator } = grid
  const orderKey = () => engine.options.orderKey
  /** What is being typed belongs to what is read. */
  const commit = () => void commitEdit(grid, { force: true })
  const focusCell = (rowId: string, key: string) => {
    const at = findShown(grid, rowId, key)
    if (!at) return
    commit()
    grid.select(at)
    grid.focusInput()
  }
  const handle: GridHandle = {
    commit,
    getTableData: (options) => {
      commit()
      return tableDataOf(grid, options)
    },
    getChangeset: (options) => {
      commit()
      return changesOf(grid, options)
    },
    getCleanId: (id) => cleanId(id, engine.options.casePrefix),
    async validate({ focusFirst = true, signal } = {}) {
      commit()
      const [{ validateGrid }] = await Promise.all([loadLazyCode(), engine.entries.settled()])
      const issues = await validateGrid(grid, signal)
      const first = issues[0]
      if (first && focusFirst) focusCell(first.rowId, first.field)
      return issues
    },
    setIssues: (issues) => showIssues(grid, issues),
    getIssues: () => validator.list(),
    addRows: (rows = [{}]) => engine.insertRows(engine.store.count, rows, 'api'),
    insertRows: (index, rows = [{}]) => engine.insertRows(index, rows, 'api'),
    removeRows: (ids) => {
      if (treeOf(grid).enabled) throw new Error(grid.messages.treeKeepsRows)
      engine.removeRows(ids, 'api')
    },
    dropUntouched: () => {
      commit()
      // A row of a tree may have others below it.
      if (treeOf(grid).enabled) return 0
      const ids = trailingUntouched(engine)
      engine.removeRows(ids, 'api')
      return ids.length
    },
    moveRow: (id, to) => void engine.moveRow(id, to),
    getRows: () => {
      commit()
      return engine.store.rows.map((row, position) => ({ ...row, [orderKey()]: position + 1 }))
    },
    peekRows: () => engine.store.rows,
    setRows: (rows) => grid.load(rows),
    updateRow: (id, values) => void engine.updateRows([{ id, values }], 'api'),
    updateRows: (changes) => void engine.updateRows(changes, 'api'),
    getRow: (id) => engine.store.byId(id),
    getShownRow: (index) => engine.store.at(engine.view.positionAt(index)),
    getShownCount: () => grid.rowCount,
    sort: (choice) => {
      commit()
      sortBy(grid, choice)
    },
    filter: (conditions) => {
      commit()
      filterBy(grid, conditions)
    },
    filterColumns: (filters) => {
      commit()
      const set = Object.entries(filters).filter(([, filter]) => !isOpen(filter))
      filterBy(grid, filtersOf(grid).get(), set.length ? Object.fromEntries(set) : NO_FILTERS)
    },
    getColumnFilters: () => columnFiltersOf(grid).get(),
    toCsv: (scope) => {
      commit()
      return csvOf(grid, scope)
    },
    toText: (scope) => {
      commit()
      return textOf(grid, scope)
    },
    getDraft: async () => (await drafts()).draftOf(grid),
    applyDraft: async (draft) => (await drafts()).applyDraft(grid, draft),
    exportCsv: async (name, scope) => {
      commit()
      return (await exports()).exportCsv(grid, name, scope)
    },
    exportXlsx: async (name, scope) => {
      commit()
      return (await exports()).exportXlsx(grid, name, scope)
    },
    print: async (title, scope) => {
      commit()
      return (await exports()).printTable(grid, title, scope)
    },
    restore: () => {
      commit()
      sortBy(grid, undefined)
      filterBy(grid, [], NO_FILTERS)
    },
    getSelectedIds: () => checkedOf(grid).ids(),
    setSelectedIds: (ids) => checkedOf(grid).set(ids),
    setBranch: (id, open) => void treeOf(grid).toggle(id, open),
    setAllBranches: (open) => treeOf(grid).toggleAll(open),
    getExpandedIds: () => expandedOf(grid).ids(),
    setExpandedIds: (ids) => expandedOf(grid).set(ids),
    scrollToCell: (rowId, key) => {
      const at = findShown(grid, rowId, key ?? grid.layout.get().columns[0]?.column.key ?? '')
      if (at) grid.viewport.reveal(at.row, key === undefined ? undefined : at.column)
    },
    focusCell,
    undo: () => engine.undo(),
    redo: () => engine.redo(),
    isDirty: () => engine.dirty || editingOf(grid).state.get()?.typed === true,
    markSaved: (rows) => {
      commit()
      grid.load(rows ?? engine.store.rows)
    },
    getConflictCount: () => engine.conflicts.count,
    focusConflict: () => lazyGoToConflict.use(grid, (goToConflict) => goToConflict(grid)),
    applyLive: (changes) => liveQueueOf(grid).add(changes),
    getStatistics: () => {
      engine.totals.countNow()
      return engine.totals.figures.get()
    },
  }
  return handle as unknown as GridHandle<R>
}

/** Shows messages of the server at their cells, and makes the first one active. */
function showIssues(grid: GridController, issues: readonly Issue[]): void {
  const { engine } = grid
  engine.issues.clear()
  for (const { rowId, key, refusal } of engine.entries.refusals()) engine.issues.set(rowId, key, refusal)
  let first: { rowId: string; key: string } | undefined
  for (const { rowId, index, field, message } of issues) {
    const id = rowId ?? (index === undefined ? '' : engine.store.idAt(index))
    const key = field ?? grid.layout.get().columns[grid.layout.get().firstData]?.column.key
    if (engine.store.positionOf(id) < 0 || key === undefined) continue
    engine.issues.set(id, key, message)
    first ??= { rowId: id, key }
  }
  const at = first && findShown(grid, first.rowId, first.key)
  if (at) grid.select(at)
}
