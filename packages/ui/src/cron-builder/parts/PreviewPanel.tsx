import type { WeekdayNumbering } from '@lading/core/cron'
import { Alert } from 'antd'
import { useId, useMemo } from 'react'
import type { ReactNode } from 'react'
import { Select } from '../../foundation/overlay/Select'
import { useMessages } from '../../foundation/locale/useMessages'
import { useUi } from '../../foundation/useUi'
import { cronMessages } from '../locale/messages'
import { PREVIEW_RUNS, timeZones } from '../logic/preview'
import { usePreview } from './usePreview'

/** What an expression means. */
export interface PreviewPanelProps {
  expression: string
  weekdays: WeekdayNumbering
  zone: string
  onZoneChange: (zone: string) => void
}

/** The expression in plain words and its next ten runs on the clock of a zone, with their years. */
export function PreviewPanel({ expression, weekdays, zone, onZoneChange }: PreviewPanelProps): ReactNode {
  const texts = useMessages(cronMessages)
  const { locale } = useUi()
  const id = useId()
  const preview = usePreview(expression, zone, locale, weekdays)
  const zones = useMemo(() => timeZones().map((name) => ({ value: name, label: name })), [])
  const runs = preview?.runs ?? []
  return (
    <section className="lading-cron-preview" aria-label={texts.preview}>
      <div className="lading-cron-zone">
        <label htmlFor={id}>{texts.zone}</label>
        <Select
          id={id}
          size="small"
          showSearch
          value={zone}
          options={zones}
          onChange={onZoneChange}
          style={{ minWidth: 200 }}
        />
      </div>
      <div role="status">
        {preview ? (
          <>
            <p className="lading-cron-words">{preview.words}</p>
            {preview.warnings.map((warning) => (
              <Alert key={warning} type="warning" showIcon role="note" title={warning} />
            ))}
            <p className="lading-cron-hint">
              {runs.length === 0
                ? texts.noRuns
                : runs.length < PREVIEW_RUNS
                  ? texts.onlyRuns(runs.length)
                  : texts.nextRuns}
            </p>
            <ol className="lading-cron-runs">
              {runs.map((run) => (
                <li key={run}>{run}</li>
              ))}
            </ol>
          </>
        ) : (
          <p className="lading-cron-hint">{texts.invalid}</p>
        )}
      </div>
    </section>
  )
}
