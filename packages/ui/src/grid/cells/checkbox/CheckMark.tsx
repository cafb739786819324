import type { CellDisplayProps } from '../defineCell'
import { switchValues } from './switchValues'

/** The box of a checkbox cell. The grid handles clicks and keys. */
export function CheckMark({ value, column, readOnly }: CellDisplayProps) {
  const checked = value === switchValues(column)[0]
  return (
    <span
      className={checked ? 'lg-check lg-on' : 'lg-check'}
      role="checkbox"
      aria-checked={checked}
      aria-disabled={readOnly || undefined}
      aria-label={column.title}
    />
  )
}
