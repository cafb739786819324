import { readChangeset, readTableData } from '../../engine/changeset'
import type { Changeset, ReadOptions, TableData } from '../../api/changeset'
import type { GridController } from '../../kernel/gridController'
import { idWriter, writeIds } from './cleanId'
import { treeOf } from '../tree/treeRows'

/** The grid's changes with ids as a save carries them: never with the case prefix (spec 2 §3). */
export function changesOf(grid: GridController, { cleanIds }: ReadOptions = {}): Changeset {
  const { store, tracker, options } = grid.engine
  const changeset = readChangeset(store, tracker, options.orderKey)
  if (options.casePrefix === undefined && !cleanIds) return changeset
  const row = rowWriter(grid, cleanIds)
  return {
    inserted: changeset.inserted.map(row),
    updated: changeset.updated.map((each) => ({ row: row(each.row), original: row(each.original) })),
    deleted: changeset.deleted.map(row),
    moved: changeset.moved.map(row),
  }
}

/** As `changesOf`, in one list with the ids of removed rows. */
export function tableDataOf(grid: GridController, { cleanIds }: ReadOptions = {}): TableData {
  const { store, tracker, options } = grid.engine
  const data = readTableData(readChangeset(store, tracker, options.orderKey), store)
  if (options.casePrefix === undefined && !cleanIds) return data
  const write = idWriter({ casePrefix: options.casePrefix, clean: cleanIds })
  return {
    tableData: data.tableData.map(rowWriter(grid, cleanIds)),
    deleteData: data.deleteData.map((id) => String(write(id))),
  }
}

function rowWriter(grid: GridController, clean: boolean | undefined) {
  const { casePrefix, rowKey } = grid.engine.options
  const write = idWriter({ casePrefix, clean })
  const keys = treeOf(grid).enabled ? [rowKey, treeOf(grid).parentKey] : [rowKey]
  return (row: Record<string, unknown>) => writeIds(row, keys, write)
}
