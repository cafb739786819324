import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons'
import { textIn } from '@lading/core/text'
import dayjs from 'dayjs'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { DatePicker } from '../../foundation/overlay/DatePicker'
import { useMessages } from '../../foundation/locale/useMessages'
import { useUi } from '../../foundation/useUi'
import { cronMessages } from '../locale/messages'
import { runText } from '../logic/preview'
import { whyOf } from '../logic/why'
import type { Reading } from '../logic/why'

const FORMAT = 'YYYY-MM-DD HH:mm:ss'

/** A question about one time. */
export interface WhyPanelProps {
  expression: string
  reading: Reading
  /** On the clock of the zone, `YYYY-MM-DD HH:mm:ss`. */
  at: string
  onAt: (at: string) => void
}

/** Why an expression runs at a time or does not: what each field says, and what the clock of the zone does. */
export function WhyPanel({ expression, reading, at, onAt }: WhyPanelProps): ReactNode {
  const texts = useMessages(cronMessages)
  const { locale } = useUi()
  const id = useId()
  const why = whyOf(expression, at, reading)
  return (
    <div className="lading-cron-why">
      <div className="lading-cron-zone">
        <label htmlFor={id}>{texts.askTime}</label>
        <DatePicker
          id={id}
          size="small"
          showTime
          allowClear={false}
          format={FORMAT}
          value={dayjs(at, FORMAT)}
          onChange={(time) => time && onAt(time.format(FORMAT))}
        />
        <span className="lading-cron-hint">{reading.zone}</span>
      </div>
      <div role="status">
        {!why ? (
          <p className="lading-cron-hint">{texts.invalid}</p>
        ) : (
          <>
            <p className="lading-cron-verdict" data-runs={why.runs}>
              {why.runs ? <CheckCircleFilled aria-hidden /> : <CloseCircleFilled aria-hidden />}
              {why.runs ? texts.doesRun(why.at) : texts.doesNotRun(why.at)}
            </p>
            {why.clock && <p>{textIn(why.clock.why, locale)}</p>}
            <ul className="lading-cron-checks">
              {why.checks.map(({ field, fits, why: sentence }) => (
                <li key={field} data-fits={fits}>
                  {fits ? (
                    <CheckCircleFilled role="img" aria-label={texts.fits} />
                  ) : (
                    <CloseCircleFilled role="img" aria-label={texts.fitsNot} />
                  )}
                  <b>{texts.fields[field]}</b>
                  <span>{textIn(sentence, locale)}</span>
                </li>
              ))}
            </ul>
            <p className="lading-cron-hint">
              {why.next ? texts.nextAfter(runText(why.next, reading.zone, locale)) : texts.noRuns}
            </p>
          </>
        )}
      </div>
    </div>
  )
}
