import type { CellDisplayProps } from '../../api/cell'
import { switchValues } from './switchValues'

/** The box of a checkbox cell, or the knob of a switch. The grid handles clicks and keys. */
export function CheckMark({ value, column, readOnly }: CellDisplayProps) {
  const checked = value === switchValues(column)[0]
  const role = column.def.type === 'switch' ? 'switch' : 'checkbox'
  return (
    <span
      className={`lg-check${role === 'switch' ? ' lg-switch' : ''}${checked ? ' lg-on' : ''}`}
      role={role}
      aria-checked={checked}
      aria-disabled={readOnly || undefined}
      aria-label={column.title}
    />
  )
}
