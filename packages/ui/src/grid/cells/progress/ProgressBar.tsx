import type { CellDisplayProps } from '../defineCell'
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
