import { useContext } from 'react'
import { cellText } from '../../../grid/engine/cellText'
import { gridMessages } from '../../../grid/locale/gridMessages'
import { GridContext } from '../../../grid/view/gridContext'
import type { CellDisplayProps } from '../../../grid/api/cell'

/** The value, or what is wrong with the column. */
export function PopupText({ row, column }: CellDisplayProps) {
  const grid = useContext(GridContext)
  if (!column.fault) return cellText(column, row)
  const text = (grid?.messages ?? gridMessages['zh-CN']).faults[column.fault]
  return (
    <span className="lg-file-failed" title={text}>
      {text}
    </span>
  )
}
