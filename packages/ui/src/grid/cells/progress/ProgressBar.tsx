import type { CellDisplayProps } from '../../api/cell'
import { percentIn } from './percent'

/** The bar of a progress cell. */
export function ProgressBar({ value, column }: CellDisplayProps) {
  const percent = percentIn(value)
  return (
    <span
      className="lg-progress"
      role="progressbar"
      aria-label={column.title}
      aria-valuenow={percent}
      style={{ backgroundSize: `${percent}% 100%` }}
    >
      {percent}%
    </span>
  )
}
