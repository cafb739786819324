import { useRef } from 'react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { useMessages } from '../../foundation/locale/useMessages'
import { cronMessages } from '../locale/messages'
import { dayAfterKey, levelOf } from '../logic/yearMap'
import type { YearMap } from '../logic/yearMap'

/** The days of a year as cells. */
export interface YearMapGridProps {
  map: YearMap
  /** Place of the day that has the focus, from 0. */
  active: number
  onActive: (index: number) => void
  /** A day was chosen, `YYYY-MM-DD`. */
  onChoose: (date: string) => void
}

/**
 * A year as a map: one stop of the Tab key, days by the arrow keys (down a day, right a week), months by Page up and
 * down, the year's ends by Home and End; Enter chooses a day.
 */
export function YearMapGrid({ map, active, onActive, onChoose }: YearMapGridProps): ReactNode {
  const texts = useMessages(cronMessages)
  const root = useRef<HTMLDivElement>(null)
  const columns = { gridTemplateColumns: `2.4em repeat(${map.weeks}, minmax(7px, 1fr))` }
  const place = (target: EventTarget) => {
    const index = (target as HTMLElement).closest<HTMLElement>('[data-day]')?.dataset.day
    return index === undefined ? undefined : Number(index)
  }
  const onClick = ({ target }: MouseEvent) => {
    const index = place(target)
    if (index === undefined) return
    onActive(index)
    onChoose(map.days[index]!.date)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const index = place(event.target)
    if (index === undefined) return
    if (event.key === 'Enter' || event.key === ' ') onChoose(map.days[index]!.date)
    else {
      const to = dayAfterKey(event.key, map, index)
      if (to === undefined) return
      onActive(to)
      root.current?.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus()
    }
    event.preventDefault()
  }
  return (
    <div className="lading-cron-map">
      <div className="lading-cron-map-row" style={columns} aria-hidden>
        {map.monthColumns.map((column, month) => (
          <span key={month} style={{ gridColumn: `${column + 2} / span 4`, gridRow: 1 }}>
            {texts.shortMonths[month]}
          </span>
        ))}
      </div>
      <div
        ref={root}
        role="grid"
        aria-label={texts.yearMapOf(map.year)}
        aria-readonly
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        {map.rows.map((row, at) => (
          <div key={at} role="row" className="lading-cron-map-row" style={columns}>
            <span role="rowheader" className="lading-cron-map-name" aria-label={texts.weekdays[(at + 1) % 7]}>
              {texts.shortWeekdays[(at + 1) % 7]}
            </span>
            {row.map((day, week) =>
              day ? (
                <span
                  key={week}
                  role="gridcell"
                  className="lading-cron-map-day"
                  data-day={day.index}
                  data-level={levelOf(day.runs, map.most)}
                  tabIndex={day.index === active ? 0 : -1}
                  aria-label={texts.dayRuns(day.date, texts.weekdays[day.weekday]!, day.runs)}
                  title={texts.dayRuns(day.date, texts.weekdays[day.weekday]!, day.runs)}
                />
              ) : (
                <span key={week} role="gridcell" aria-hidden />
              ),
            )}
          </div>
        ))}
      </div>
    </div>
  )
}
