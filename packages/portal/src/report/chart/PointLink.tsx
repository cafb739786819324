import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ChartPoint } from './chartScale'

/** A drawing with links is no single picture: screen readers reach what is inside. */
export const chartRole = (points: readonly ChartPoint[]): 'group' | 'img' =>
  points.some(({ to }) => to !== undefined) ? 'group' : 'img'

/** A point of a chart that leads to its records, as far as they have a list. */
export function PointLink({
  to,
  label,
  children,
}: {
  to: string | undefined
  label: string
  children: ReactNode
}): ReactNode {
  return to === undefined ? (
    children
  ) : (
    <Link to={to} aria-label={label}>
      {children}
    </Link>
  )
}
