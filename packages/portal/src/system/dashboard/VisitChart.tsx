import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { roundTop } from './visitScale'

/** Visits of one day (contract §6.7). */
export interface VisitDay {
  /** `yyyy-MM-dd` */
  tian: string
  /** `MM-dd` */
  type: string
  visit: number
  ip: number
}

const WIDTH = 720
const HEIGHT = 220
const LEFT = 36
// Room for the days, whose letters are larger on a phone.
const BOTTOM = 36
const TOP = 10

/** Visits and distinct addresses of the last days as bars; for screen readers, a table. */
export function VisitChart({ days }: { days: VisitDay[] }): ReactNode {
  const { t } = useTranslation('system')
  const top = roundTop(Math.max(0, ...days.map((day) => day.visit)))
  const room = HEIGHT - BOTTOM - TOP
  const slot = (WIDTH - LEFT) / Math.max(1, days.length)
  const bar = Math.min(26, slot / 3)
  const y = (value: number) => TOP + room * (1 - value / top)
  return (
    <figure className="ld-visits">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {[0, 0.5, 1].map((share) => (
          <g key={share} className="ld-visits-line">
            <line x1={LEFT} x2={WIDTH} y1={y(top * share)} y2={y(top * share)} />
            <text x={LEFT - 8} y={y(top * share) + 4}>
              {top * share}
            </text>
          </g>
        ))}
        {days.map((day, index) => {
          const middle = LEFT + slot * (index + 0.5)
          return (
            <g key={day.tian}>
              <rect
                className="ld-visits-visit"
                x={middle - bar - 2}
                width={bar}
                y={y(day.visit)}
                height={HEIGHT - BOTTOM - y(day.visit)}
                rx="2"
              >
                <title>{`${day.tian} ${t('analysis.visits')} ${day.visit}`}</title>
              </rect>
              <rect
                className="ld-visits-ip"
                x={middle + 2}
                width={bar}
                y={y(day.ip)}
                height={HEIGHT - BOTTOM - y(day.ip)}
                rx="2"
              >
                <title>{`${day.tian} ${t('analysis.ips')} ${day.ip}`}</title>
              </rect>
              <text className="ld-visits-day" x={middle} y={HEIGHT - 6}>
                {day.type}
              </text>
            </g>
          )
        })}
      </svg>
      <figcaption>
        <span className="ld-visits-key ld-visits-key-visit">{t('analysis.visits')}</span>
        <span className="ld-visits-key ld-visits-key-ip">{t('analysis.ips')}</span>
      </figcaption>
      <table className="ld-sr-only">
        <thead>
          <tr>
            <th>{t('analysis.date')}</th>
            <th>{t('analysis.visits')}</th>
            <th>{t('analysis.ips')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.tian}>
              <td>{day.tian}</td>
              <td>{day.visit}</td>
              <td>{day.ip}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
