import type { ReactNode } from 'react'
import type { GridController } from '../kernel/gridController'
import { expandedOf } from '../features/expand/expandedRows'
import { checkedOf } from '../features/checked/checkedRows'

/**
 * What stands in the grid's own columns: the row's number, its checkbox or radio button, its opener. No component: it
 * is drawn with its row, twice in each.
 */
export function drawMarker(
  grid: GridController,
  id: string,
  position: number,
  type: string | undefined,
): ReactNode {
  if (type === 'row-number') return position + 1
  if (type === 'row-drag-sort') {
    return (
      <span className="lg-drag" title={grid.messages.dragRow} aria-hidden="true">
        ⠿
      </span>
    )
  }
  if (type === 'row-expand') {
    const open = expandedOf(grid).has(id)
    return (
      <span
        className={`lg-twist${open ? ' lg-on' : ''}`}
        role="button"
        aria-expanded={open}
        aria-label={grid.messages.openRow(position + 1)}
      />
    )
  }
  const checked = checkedOf(grid).has(id)
  const round = type === 'row-radio'
  return (
    <span
      className={`lg-check${round ? ' lg-round' : ''}${checked ? ' lg-on' : ''}`}
      role={round ? 'radio' : 'checkbox'}
      aria-checked={checked}
      aria-disabled={checkedOf(grid).disabled.has(id) || undefined}
      aria-label={grid.messages.selectRow(position + 1)}
    />
  )
}
