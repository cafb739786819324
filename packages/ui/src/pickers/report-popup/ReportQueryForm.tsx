import { Input } from 'antd'
import { useId, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Select } from '../../foundation/overlay/Select'
import type { ReportConfig, ReportQueryItem } from '../../foundation/dataSource'
import { useMessages } from '../../foundation/locale/useMessages'
import { SearchButtons } from '../../foundation/search-buttons/SearchButtons'
import { pickerMessages } from '../locale/messages'

/** Conditions by field; a range as `<field>_begin` and `<field>_end`. */
export type ReportFilters = Readonly<Record<string, string>>

/** The search form of a report. */
export interface ReportQueryFormProps {
  config: ReportConfig
  items: readonly ReportQueryItem[]
  initial: ReportFilters
  onSearch: (filters: ReportFilters) => void
}

/** The report's conditions; those marked hidden stand under a toggle (spec 2 §3). */
export function ReportQueryForm({ config, items, initial, onSearch }: ReportQueryFormProps): ReactNode {
  const texts = useMessages(pickerMessages)
  const id = useId()
  const [values, setValues] = useState<ReportFilters>(initial)
  const [open, setOpen] = useState(false)
  if (items.length === 0) return null
  const first = items.find((item) => item.hidden !== '1')
  const hidden = items.some((item) => item.hidden === '1')
  const set = (name: string, value: string | undefined) =>
    setValues((last) => ({ ...last, [name]: value ?? '' }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React hands events of a dialog to the form that the picker stands in, too: it is not to be sent.
    event.stopPropagation()
    onSearch(values)
  }
  const shown = items.filter((item) => open || item.hidden !== '1')
  const input = (item: ReportQueryItem): ReactNode => {
    const { field } = item
    // The report came after its dialog had opened: the keyboard waits at its close button.
    const autoFocus = item === first
    const options = config.dictOptions[field] ?? config.dictOptions[item.dictCode ?? '']
    if (options) {
      return (
        <Select
          id={`${id}-${field}`}
          autoFocus={autoFocus}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          value={values[field] || undefined}
          placeholder={texts.choose}
          options={options.map(({ value, text }) => ({ value, label: text }))}
          onChange={(value: string | undefined) => set(field, value)}
          style={{ width: '100%' }}
        />
      )
    }
    if (item.mode === 'single') {
      return (
        <Input
          id={`${id}-${field}`}
          autoFocus={autoFocus}
          allowClear
          value={values[field] ?? ''}
          onChange={(event) => set(field, event.target.value)}
        />
      )
    }
    const ends = [`${field}_begin`, `${field}_end`] as const
    const type = item.view === 'date' ? 'date' : item.view === 'datetime' ? 'datetime-local' : 'text'
    const typed = (text = '') => (type === 'datetime-local' ? text.replace(' ', 'T') : text)
    const stored = (text: string) => {
      if (type !== 'datetime-local' || text === '') return text
      return text.length === 16 ? `${text.replace('T', ' ')}:00` : text.replace('T', ' ')
    }
    return (
      <span style={{ display: 'flex', gap: 4 }}>
        {ends.map((name, at) => (
          <Input
            key={name}
            id={at === 0 ? `${id}-${field}` : undefined}
            aria-label={at === 0 ? undefined : `${item.label} ~`}
            autoFocus={autoFocus && at === 0}
            type={type}
            value={typed(values[name])}
            onChange={(event) => set(name, stored(event.target.value))}
          />
        ))}
      </span>
    )
  }
  return (
    <form role="search" onSubmit={submit}>
      <div className="lading-picker-items">
        {shown.map((item) => (
          <div key={item.field}>
            <label htmlFor={`${id}-${item.field}`}>{item.label}</label>
            {input(item)}
          </div>
        ))}
        <span className="lading-picker-bar">
          <SearchButtons
            onReset={() => {
              setValues({})
              onSearch({})
            }}
            {...(hidden && { open, onToggle: setOpen })}
          />
        </span>
      </div>
    </form>
  )
}
