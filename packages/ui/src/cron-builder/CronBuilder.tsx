import { CRON_FIELDS } from '@lading/core/cron'
import type { CronFieldName, WeekdayNumbering } from '@lading/core/cron'
import { Input } from 'antd'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Css } from '../foundation/Css'
import { useMessages } from '../foundation/locale/useMessages'
import { Tabs } from '../foundation/tabs/Tabs'
import { useUi } from '../foundation/useUi'
import { cronMessages } from './locale/messages'
import { faultOf, setField, textsOf } from './logic/expression'
import { FieldPanel } from './parts/FieldPanel'
import { Insights } from './parts/Insights'
import type { CronInsight } from './parts/Insights'
import { PreviewPanel } from './parts/PreviewPanel'
import { cronCss } from './styles'

/** What the builder can be told. */
export interface CronBuilderProps {
  /** An expression of six or seven fields; the empty text shows the default `* * * * * ? *`. */
  value: string
  /** Given seven fields, week days by name; or the text as it was typed into the expression's input. */
  onChange: (value: string) => void
  /** How numbers of week days are read; they are always written by name. @default 'unix' */
  weekdays?: WeekdayNumbering
  /** Time zone that the preview starts with. @default 'Asia/Shanghai' */
  zone?: string
  /** Which field is open first. @default 'second' */
  defaultField?: CronFieldName
  /** @default false */
  disabled?: boolean
  /** Begins in the expression, e.g. of a dialog. @default false */
  autoFocus?: boolean
  /** The closer look that is open first: the map of a year, or why it runs at a time or not. @default none */
  defaultInsight?: CronInsight
  /** The time that is asked about first, `YYYY-MM-DD HH:mm:ss` on the clock of the zone. @default now */
  defaultTime?: string
}

/**
 * Builds a cron expression field by field: second, minute, hour, day, month, week, year (spec 2 §2, §4, §5). A text
 * that cannot be read is kept, with the reason at the expression and a mark at its field.
 *
 * @example <CronBuilder value={cron} onChange={setCron} />
 */
export function CronBuilder(props: CronBuilderProps): ReactNode {
  const { value, onChange, weekdays = 'unix', defaultField = 'second', disabled = false } = props
  const texts = useMessages(cronMessages)
  const { locale } = useUi()
  const id = useId()
  const [zone, setZone] = useState(props.zone ?? 'Asia/Shanghai')
  const fields = textsOf(value)
  const expression = value.trim() === '' ? CRON_FIELDS.map((field) => fields[field]).join(' ') : value
  const fault = faultOf(value, weekdays)
  return (
    <div className="lading-cron">
      <Css name="cron">{cronCss}</Css>
      <div className="lading-cron-expression">
        <label htmlFor={id}>{texts.expression}</label>
        <Input
          id={id}
          // Also where the page is written from right to left, which would turn the fields around.
          dir="ltr"
          value={expression}
          disabled={disabled}
          autoFocus={props.autoFocus}
          spellCheck={false}
          status={fault && 'error'}
          aria-invalid={fault !== undefined}
          aria-describedby={fault && `${id}-fault`}
          onChange={(event) => onChange(event.target.value)}
        />
        {fault && (
          <span id={`${id}-fault`} className="lading-cron-fault" role="alert">
            {fault.text(locale)}
          </span>
        )}
      </div>
      <div className="lading-cron-body">
        <Tabs
          className="lading-cron-fields"
          size="small"
          defaultActiveKey={defaultField}
          items={CRON_FIELDS.map((field) => ({
            key: field,
            label:
              fault?.field === field ? (
                <span className="lading-cron-wrong">{texts.wrongField(texts.fields[field])}</span>
              ) : (
                texts.fields[field]
              ),
            children: (
              <FieldPanel
                field={field}
                text={fields[field]}
                weekdays={weekdays}
                disabled={disabled}
                onChange={(text) => onChange(setField(value, field, text, weekdays))}
              />
            ),
          }))}
        />
        <PreviewPanel expression={expression} weekdays={weekdays} zone={zone} onZoneChange={setZone} />
      </div>
      <Insights
        expression={expression}
        weekdays={weekdays}
        zone={zone}
        {...(props.defaultTime && { defaultTime: props.defaultTime })}
        {...(props.defaultInsight && { defaultOpen: props.defaultInsight })}
      />
    </div>
  )
}
