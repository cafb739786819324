import { Ticked } from '../../view/Ticked'
import { lazyMessages } from '../../view/lazyMessages'
import type { HeaderEntries } from '../columns/headerEntries'
import { columnsOf } from '../columns/columnTable'
import { commitEdit } from '../editing/editCommands'
import { treeOf } from '../tree/treeRows'
import { groupsOf } from './groups'

/** Puts the rows into groups by a column, ends that, and folds all of them. */
export const groupEntries: HeaderEntries = (grid, { column: { key } }) => {
  if (treeOf(grid).enabled) return []
  const messages = lazyMessages(grid)
  const grouped = groupsOf(grid).wanted.get() === key
  const { grouping } = groupsOf(grid)
  const group = () => {
    commitEdit(grid, { force: true })
    columnsOf(grid).group(grouped ? undefined : key)
  }
  const fold = (all: boolean) => () => {
    if (commitEdit(grid, { force: true })) grouping?.foldAll(all)
  }
  return [
    { key: 'group', label: <Ticked grid={grid} on={grouped} text={messages.groupBy} />, run: group },
    ...(grouped && grouping
      ? [
          { key: 'foldAll', label: messages.foldAll, run: fold(true) },
          { key: 'unfoldAll', label: messages.unfoldAll, run: fold(false) },
        ]
      : []),
  ]
}
