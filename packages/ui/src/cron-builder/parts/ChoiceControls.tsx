import { CRON_LIMITS, WEEKDAY_NAMES } from '@lading/core/cron'
import type { CronFieldName } from '@lading/core/cron'
import type { ReactNode } from 'react'
import { Select } from '../../foundation/overlay/Select'
import { useMessages } from '../../foundation/locale/useMessages'
import { cronMessages } from '../locale/messages'
import type { FieldDraft } from '../logic/fieldChoice'
import { NumberBox } from './NumberBox'

/** The inputs behind the radio button of a choice. */
export interface ChoiceControlsProps {
  field: CronFieldName
  draft: FieldDraft
  disabled: boolean
  onChange: (draft: FieldDraft) => void
}

/** Days before the end of the month; 0 is the last day itself. */
const BEFORE_END = [0, CRON_LIMITS.beforeEnd[1]] as const

/** Chooses the inputs by the draft's choice; choices without inputs have none. */
export function ChoiceControls(props: ChoiceControlsProps): ReactNode {
  const { field, draft, disabled, onChange } = props
  const texts = useMessages(cronMessages)
  const limits = CRON_LIMITS[field]
  const value = (
    name: string,
    number: number,
    within: readonly [number, number],
    set: (to: number) => void,
  ) =>
    field === 'week' ? (
      <WeekdaySelect name={name} value={number} disabled={disabled} onChange={set} />
    ) : (
      <NumberBox name={name} value={number} limits={within} disabled={disabled} onChange={set} />
    )
  switch (draft.choice) {
    case 'range':
      return (
        <>
          {texts.rangeFrom}
          {value(texts.names.rangeFrom, draft.from, limits.rangeStart, (from) =>
            onChange({ ...draft, from }),
          )}
          {texts.rangeTo}
          {value(texts.names.rangeTo, draft.to, limits.rangeEnd, (to) => onChange({ ...draft, to }))}
        </>
      )
    case 'loop':
      return (
        <>
          {texts.loopFrom}
          {value(texts.names.loopStart, draft.start, limits.start, (start) => onChange({ ...draft, start }))}
          {texts.loopStep}
          <NumberBox
            name={texts.names.loopStep}
            value={draft.step}
            limits={limits.interval}
            disabled={disabled}
            onChange={(step) => onChange({ ...draft, step })}
          />
          {texts.units[field]}
        </>
      )
    case 'workday':
      return (
        <>
          {texts.workdayOf}
          <NumberBox
            name={texts.names.workday}
            value={draft.day}
            limits={CRON_LIMITS.day.start}
            disabled={disabled}
            onChange={(day) => onChange({ ...draft, day })}
          />
          {texts.workdayEnd}
        </>
      )
    case 'last':
    case 'lastWorkday':
      return (
        <>
          {texts.beforeEnd}
          <NumberBox
            name={texts.names.offset}
            value={draft.offset}
            limits={BEFORE_END}
            disabled={disabled}
            onChange={(offset) => onChange({ ...draft, offset })}
          />
          {draft.choice === 'last' ? texts.beforeEndUnit : texts.nearWorkday}
        </>
      )
    case 'lastWeekday':
      return (
        <WeekdaySelect
          name={texts.names.weekday}
          value={draft.weekday}
          disabled={disabled}
          onChange={(weekday) => onChange({ ...draft, weekday })}
        />
      )
    case 'nth':
      return (
        <>
          {texts.nthStart}
          <NumberBox
            name={texts.names.nth}
            value={draft.nth}
            limits={CRON_LIMITS.nth}
            disabled={disabled}
            onChange={(nth) => onChange({ ...draft, nth })}
          />
          {texts.nthMiddle}
          <WeekdaySelect
            name={texts.names.weekday}
            value={draft.weekday}
            disabled={disabled}
            onChange={(weekday) => onChange({ ...draft, weekday })}
          />
        </>
      )
    case 'specify':
      return <ValuesSelect {...props} items={draft.items} />
    default:
      return null
  }
}

interface WeekdaySelectProps {
  name: string
  value: number
  disabled: boolean
  onChange: (weekday: number) => void
}

/** A week day by name: numbers would mean different days to different schedulers. */
function WeekdaySelect({ name, value, disabled, onChange }: WeekdaySelectProps): ReactNode {
  const texts = useMessages(cronMessages)
  return (
    <Select
      aria-label={name}
      size="small"
      value={value}
      disabled={disabled}
      options={texts.weekdays.map((label, weekday) => ({ value: weekday, label }))}
      onChange={onChange}
      style={{ minWidth: 104 }}
    />
  )
}

/** Years that are listed: a hundred from 2019 (spec 2 §5). */
const YEARS = 100

function valuesOf(field: CronFieldName): number[] {
  const [min, max] = CRON_LIMITS[field].start
  const count = field === 'year' ? YEARS : max - min + 1
  return Array.from({ length: count }, (_, at) => min + at)
}

/** The items of a list: values to pick, and what was typed. Mixed lists stay whole. */
function ValuesSelect(props: ChoiceControlsProps & { items: string[] }): ReactNode {
  const { field, items, disabled, onChange } = props
  const texts = useMessages(cronMessages)
  const options = valuesOf(field).map((value) => {
    if (field === 'week') return { value: WEEKDAY_NAMES[value] as string, label: texts.weekdays[value] }
    if (field === 'month') return { value: String(value), label: texts.months[value - 1] }
    return { value: String(value), label: String(value) }
  })
  return (
    <Select
      mode="tags"
      aria-label={texts.names.specify}
      title={texts.specifyHint}
      placeholder={texts.specifyHint}
      size="small"
      disabled={disabled}
      value={items}
      options={options}
      tokenSeparators={[',', '，', ' ']}
      onChange={(next) =>
        onChange({ choice: 'specify', items: sorted(next.map((each) => each.toUpperCase())) })
      }
      style={{ flex: 1, minWidth: 240 }}
    />
  )
}

/** Plain numbers in order, before what is typed; week days in the order of the week. */
function sorted(items: string[]): string[] {
  const rank = (item: string) => {
    const weekday = (WEEKDAY_NAMES as readonly string[]).indexOf(item)
    return weekday >= 0 ? weekday : /^\d+$/.test(item) ? Number(item) : Infinity
  }
  return [...new Set(items.map((item) => item.trim()).filter(Boolean))].sort((a, b) => {
    const [left, right] = [rank(a), rank(b)]
    return left === right ? 0 : left - right
  })
}
