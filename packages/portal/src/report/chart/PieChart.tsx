import type { ReactNode } from 'react'
import type { ChartProps } from './AxisChart'
import { Legend } from './AxisChart'
import { chartRole, PointLink } from './PointLink'
import { sharesOf } from './chartScale'

const SIZE = 320
const RADIUS = 140
const HOLE = 78

const at = (share: number, radius: number): string => {
  const angle = 2 * Math.PI * share - Math.PI / 2
  return `${SIZE / 2 + radius * Math.cos(angle)} ${SIZE / 2 + radius * Math.sin(angle)}`
}

/** A piece of the ring from one share of the whole to another. */
function piece(from: number, to: number): string {
  // An arc that ends where it begins is none.
  const end = to - from > 0.9999 ? from + 0.9999 : to
  const large = end - from > 0.5 ? 1 : 0
  return `M ${at(from, RADIUS)} A ${RADIUS} ${RADIUS} 0 ${large} 1 ${at(end, RADIUS)} L ${at(end, HOLE)} A ${HOLE} ${HOLE} 0 ${large} 0 ${at(from, HOLE)} Z`
}

/** The shares of the first value. */
export function PieChart({
  points,
  label,
  other,
  palette,
}: ChartProps & { other: string; palette: readonly string[] }): ReactNode {
  const items = points.map(({ name, values, to }) => ({ name, value: values[0] ?? 0, ...(to ? { to } : {}) }))
  const shares = sharesOf(items, palette.length, other)
  const starts = shares.map((_, index) => shares.slice(0, index).reduce((sum, { share }) => sum + share, 0))
  return (
    <>
      <svg
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        role={chartRole(points)}
        aria-label={label}
        className="ld-report-pie"
      >
        {shares.map(({ name, value, share, to }, index) => {
          const title = `${name} ${value.toLocaleString('en-US')} (${(share * 100).toFixed(1)}%)`
          return (
            <PointLink key={name} to={to} label={title}>
              <path d={piece(starts[index]!, starts[index]! + share)} fill={palette[index]}>
                <title>{title}</title>
              </path>
            </PointLink>
          )
        })}
      </svg>
      <Legend
        names={shares.map(({ name, share }) => `${name} ${(share * 100).toFixed(1)}%`)}
        colors={palette}
      />
    </>
  )
}
