import { Collapse } from 'antd'
import type { WeekdayNumbering } from '@lading/core/cron'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../../foundation/locale/useMessages'
import { cronMessages } from '../locale/messages'
import { timeToAsk, wallOf } from '../logic/why'
import { PREVIEW_DELAY_MS } from './usePreview'
import { useSettled } from './useSettled'
import { WhyPanel } from './WhyPanel'
import { YearPanel } from './YearPanel'

/** A closer look at an expression. */
export type CronInsight = 'year' | 'why'

/** Properties of `Insights`. */
export interface InsightsProps {
  expression: string
  weekdays: WeekdayNumbering
  zone: string
  /** Open from the start. */
  defaultOpen?: CronInsight
  /** Asked about first, `YYYY-MM-DD HH:mm:ss` on the clock of the zone. @default now */
  defaultTime?: string
}

/** Two closer looks, closed at first: the map of a year, and why an expression runs at a time or does not. */
export function Insights({ expression, weekdays, zone, ...props }: InsightsProps): ReactNode {
  const texts = useMessages(cronMessages)
  const settled = useSettled(expression, PREVIEW_DELAY_MS)
  const [open, setOpen] = useState<string[]>(props.defaultOpen ? [props.defaultOpen] : [])
  const [at, setAt] = useState(() => props.defaultTime ?? wallOf(new Date(), zone))
  const [firstYear] = useState(Number(at.slice(0, 4)))
  const reading = { zone, weekdays }
  const root = useRef<HTMLDivElement>(null)
  const ask = (date: string) => {
    setAt(timeToAsk(settled, date, at, reading))
    setOpen((before) => [...new Set([...before, 'why'])])
    requestAnimationFrame(() =>
      root.current?.querySelector('.lading-cron-why')?.scrollIntoView?.({ block: 'nearest' }),
    )
  }
  return (
    <div ref={root}>
      <Collapse
        size="small"
        activeKey={open}
        onChange={(keys) => setOpen([keys].flat())}
        items={[
          {
            key: 'year',
            label: texts.yearMap,
            children: (
              <YearPanel expression={settled} reading={reading} firstYear={firstYear} onChoose={ask} />
            ),
          },
          {
            key: 'why',
            label: texts.why,
            children: <WhyPanel expression={settled} reading={reading} at={at} onAt={setAt} />,
          },
        ]}
      />
    </div>
  )
}
