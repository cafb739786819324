import { useMemo, useState } from 'react'
import { Checkbox, Input, InputNumber, Radio, Space } from 'antd'
import dayjs from 'dayjs'
import { DatePicker } from '../../../foundation/overlay/DatePicker'
import type { CompiledColumn, FilterKind } from '../../api/cell'
import { lazyMessages } from '../../view/lazyMessages'
import type { GridController } from '../../kernel/gridController'
import type { ColumnFilter } from '../../api/arrangement'
import { filterOptionsOf } from './filterOptions'

/** A filter of a kind before anything is filled in: every row passes. */
export function blankFilter(kind: FilterKind): ColumnFilter {
  switch (kind) {
    case 'text':
      return { kind, contains: '' }
    case 'set':
      return { kind, values: [] }
    case 'checked':
      return { kind, on: true }
    default:
      return { kind }
  }
}

interface FilterFieldsProps {
  grid: GridController
  column: CompiledColumn
  filter: ColumnFilter
  onChange: (filter: ColumnFilter) => void
}

/** The fields of a filter, by its kind. */
export function FilterFields({ grid, column, filter, onChange }: FilterFieldsProps) {
  const messages = lazyMessages(grid)
  switch (filter.kind) {
    case 'text':
      return (
        <Input
          autoFocus
          value={filter.contains}
          aria-label={messages.contains}
          placeholder={messages.contains}
          onChange={({ target }) => onChange({ kind: 'text', contains: target.value })}
        />
      )
    case 'number':
      return (
        <Space.Compact block>
          <InputNumber
            style={{ flex: 1 }}
            autoFocus
            value={filter.min ?? null}
            aria-label={messages.least}
            placeholder={messages.least}
            onChange={(min) => onChange({ ...filter, min: min ?? undefined })}
          />
          <InputNumber
            style={{ flex: 1 }}
            value={filter.max ?? null}
            aria-label={messages.most}
            placeholder={messages.most}
            onChange={(max) => onChange({ ...filter, max: max ?? undefined })}
          />
        </Space.Compact>
      )
    case 'date':
      return (
        <Space.Compact>
          <Day
            label={messages.fromDay}
            value={filter.from}
            onChange={(from) => onChange({ ...filter, from })}
          />
          <Day label={messages.toDay} value={filter.to} onChange={(to) => onChange({ ...filter, to })} />
        </Space.Compact>
      )
    case 'checked':
      return (
        <Radio.Group
          value={filter.on}
          aria-label={column.title}
          options={[
            { value: true, label: messages.on },
            { value: false, label: messages.off },
          ]}
          onChange={({ target }) => onChange({ kind: 'checked', on: target.value as boolean })}
        />
      )
    case 'set':
      return (
        <Values
          grid={grid}
          column={column}
          values={filter.values}
          onChange={(values) => onChange({ kind: 'set', values })}
        />
      )
    default:
      return null
  }
}

function Day(props: {
  label: string
  value: string | undefined
  onChange: (day: string | undefined) => void
}) {
  return (
    <DatePicker
      value={props.value ? dayjs(props.value) : null}
      aria-label={props.label}
      placeholder={props.label}
      onChange={(day) => props.onChange(day?.format('YYYY-MM-DD'))}
    />
  )
}

/** More values than this are searched instead of read. */
const SEARCHED_FROM = 9

function Values(props: {
  grid: GridController
  column: CompiledColumn
  values: readonly string[]
  onChange: (values: readonly string[]) => void
}) {
  const { grid, column, values, onChange } = props
  const [text, setText] = useState('')
  const options = useMemo(() => filterOptionsOf(column, grid.engine.store.rows), [column, grid])
  const wanted = text.trim().toLowerCase()
  const shown = options.filter((option) => option.text.toLowerCase().includes(wanted))
  const toggle = (value: string, on: boolean) =>
    onChange(on ? [...values, value] : values.filter((each) => each !== value))
  return (
    <>
      {options.length >= SEARCHED_FROM && (
        <Input
          value={text}
          aria-label={grid.messages.find}
          placeholder={grid.messages.find}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <div className="lg-filter-values" role="group" aria-label={column.title}>
        {shown.map((option) => (
          <Checkbox
            key={option.value}
            checked={values.includes(option.value)}
            onChange={({ target }) => toggle(option.value, target.checked)}
          >
            {option.text || option.value}
          </Checkbox>
        ))}
        {shown.length === 0 && <span>{grid.messages.noOption}</span>}
      </div>
    </>
  )
}
