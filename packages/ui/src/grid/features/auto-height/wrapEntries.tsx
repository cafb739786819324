import { Ticked } from '../../view/Ticked'
import { lazyMessages } from '../../view/lazyMessages'
import type { HeaderEntries } from '../columns/headerEntries'
import { columnsOf } from '../columns/columnTable'
import { headerOf } from '../columns/headerState'
import { commitEdit } from '../editing/editCommands'
import { canWrap } from './canWrap'

/** Lets the texts of a column go on in further lines, or keeps them in one. */
export const wrapEntries: HeaderEntries = (grid, { column, wraps }) => {
  const { key } = column
  if (headerOf(grid).wraps === undefined || !canWrap(column)) return []
  const run = () => {
    commitEdit(grid, { force: true })
    columnsOf(grid).wrap(key, !wraps)
  }
  return [{ key: 'wrap', label: <Ticked grid={grid} on={wraps} text={lazyMessages(grid).wrapColumn} />, run }]
}
