import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { CronError, yearOfRuns } from '@lading/core/cron'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { SteadyButton } from '../../foundation/control/SteadyButton'
import { useMessages } from '../../foundation/locale/useMessages'
import { cronMessages } from '../locale/messages'
import type { Reading } from '../logic/why'
import { yearMapOf } from '../logic/yearMap'
import type { YearMap } from '../logic/yearMap'
import { YearMapGrid } from './YearMapGrid'
import { YearTable } from './YearTable'

/** Years that an expression can name. */
const FIRST_YEAR = 1970
const LAST_YEAR = 2199

function mapOf(expression: string, year: number, reading: Reading): YearMap | undefined {
  try {
    return yearMapOf(year, yearOfRuns(expression, year, reading))
  } catch (error) {
    if (error instanceof CronError) return undefined
    throw error
  }
}

/** An expression over a year. */
export interface YearPanelProps {
  expression: string
  reading: Reading
  /** Shown first. */
  firstYear: number
  /** A day was chosen, `YYYY-MM-DD`. */
  onChoose: (date: string) => void
}

/** How often an expression runs on every day of a year: in words, and as a map or a table. */
export function YearPanel({ expression, reading, firstYear, onChoose }: YearPanelProps): ReactNode {
  const texts = useMessages(cronMessages)
  const [year, setYear] = useState(firstYear)
  const [asTable, setAsTable] = useState(false)
  const [active, setActive] = useState(0)
  const { zone, weekdays } = reading
  const map = useMemo(() => mapOf(expression, year, { zone, weekdays }), [expression, year, zone, weekdays])
  if (!map) return <p className="lading-cron-hint">{texts.invalid}</p>
  const to = (next: number) => {
    setYear(next)
    setActive(0)
  }
  return (
    <div className="lading-cron-year">
      <div className="lading-cron-year-bar">
        <SteadyButton
          size="small"
          icon={<LeftOutlined />}
          aria-label={texts.yearBefore}
          disabled={year <= FIRST_YEAR}
          onClick={() => to(year - 1)}
        />
        <strong>{year}</strong>
        <SteadyButton
          size="small"
          icon={<RightOutlined />}
          aria-label={texts.yearAfter}
          disabled={year >= LAST_YEAR}
          onClick={() => to(year + 1)}
        />
        <span role="status" className="lading-cron-year-sum">
          {texts.yearSum(year, map.runDays, map.runs, map.days.length)}
        </span>
        <Button size="small" type="link" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? texts.showMap : texts.showTable}
        </Button>
      </div>
      {asTable ? (
        <YearTable map={map} />
      ) : (
        <>
          <YearMapGrid map={map} active={active} onActive={setActive} onChoose={onChoose} />
          <div className="lading-cron-legend">
            <span className="lading-cron-hint">{texts.mapHelp}</span>
            <span aria-hidden className="lading-cron-scale">
              {texts.less}
              {[0, 1, 2, 3, 4].map((level) => (
                <i key={level} className="lading-cron-map-day" data-level={level} />
              ))}
              {texts.more}
            </span>
          </div>
        </>
      )}
    </div>
  )
}
