import type { ReactNode } from 'react'
import { scaleOf, shortNumber } from './chartScale'
import type { ChartPoint } from './chartScale'
import { chartRole, PointLink } from './PointLink'

const WIDTH = 960
const HEIGHT = 360
const LEFT = 64
const TOP = 12
const BOTTOM = 78
/** Letters of a name below the axis. */
const LETTERS = 12

/** What the charts of a report are drawn from. */
export interface ChartProps {
  points: readonly ChartPoint[]
  /** Of the values, in their order. */
  names: readonly string[]
  colors: readonly string[]
  /** For screen readers. */
  label: string
  chinese: boolean
}

const short = (name: string) => (name.length > LETTERS ? `${name.slice(0, LETTERS - 1)}…` : name)

/** Bars or lines over a category. */
export function AxisChart({
  points,
  names,
  colors,
  label,
  chinese,
  line,
}: ChartProps & { line: boolean }): ReactNode {
  const { low, high, marks } = scaleOf(points.flatMap(({ values }) => values))
  const room = HEIGHT - TOP - BOTTOM
  const slot = (WIDTH - LEFT) / Math.max(1, points.length)
  const y = (value: number) => TOP + (room * (high - value)) / (high - low)
  const middle = (at: number) => LEFT + slot * (at + 0.5)
  const bar = Math.min(48, (slot * 0.7) / names.length)
  const title = (point: ChartPoint, series: number) =>
    `${point.name} ${names[series]} ${point.values[series]!.toLocaleString('en-US')}`
  // Names of many groups are turned, so that they do not run into each other.
  const turned = slot < 90
  return (
    <>
      <div className="ld-report-scroll" tabIndex={0} role="group" aria-label={label}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role={chartRole(points)} aria-label={label}>
          {marks.map((mark) => (
            <g key={mark} className="ld-report-mark">
              <line x1={LEFT} x2={WIDTH} y1={y(mark)} y2={y(mark)} data-zero={mark === 0 || undefined} />
              <text x={LEFT - 8} y={y(mark) + 4} textAnchor="end">
                {shortNumber(mark, chinese)}
              </text>
            </g>
          ))}
          {names.map((name, series) =>
            line ? (
              <g key={name}>
                <polyline
                  fill="none"
                  stroke={colors[series]}
                  strokeWidth="2.5"
                  points={points.map(({ values }, at) => `${middle(at)},${y(values[series]!)}`).join(' ')}
                />
                {points.map((point, at) => (
                  <PointLink key={at} to={point.to} label={title(point, series)}>
                    <circle cx={middle(at)} cy={y(point.values[series]!)} r="4" fill={colors[series]}>
                      <title>{title(point, series)}</title>
                    </circle>
                  </PointLink>
                ))}
              </g>
            ) : (
              <g key={name}>
                {points.map((point, at) => {
                  const value = point.values[series]!
                  return (
                    <PointLink key={at} to={point.to} label={title(point, series)}>
                      <rect
                        x={middle(at) - (bar * names.length) / 2 + bar * series + 1}
                        width={Math.max(1, bar - 2)}
                        y={Math.min(y(value), y(0))}
                        height={Math.max(1, Math.abs(y(value) - y(0)))}
                        rx="2"
                        fill={colors[series]}
                      >
                        <title>{title(point, series)}</title>
                      </rect>
                    </PointLink>
                  )
                })}
              </g>
            ),
          )}
          {points.map(({ name }, at) => (
            <text
              key={at}
              className="ld-report-name"
              x={middle(at)}
              y={HEIGHT - BOTTOM + 20}
              textAnchor={turned ? 'end' : 'middle'}
              transform={turned ? `rotate(-35 ${middle(at)} ${HEIGHT - BOTTOM + 20})` : undefined}
            >
              {short(name)}
            </text>
          ))}
        </svg>
      </div>
      <Legend names={names} colors={colors} />
    </>
  )
}

/** Which colour is which value. */
export function Legend({ names, colors }: Pick<ChartProps, 'names' | 'colors'>): ReactNode {
  return (
    <ul className="ld-report-legend">
      {names.map((name, at) => (
        <li key={name}>
          <span aria-hidden="true" style={{ background: colors[at] }} />
          {name}
        </li>
      ))}
    </ul>
  )
}
