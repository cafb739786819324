import { DatePicker, Input, InputNumber, Select } from 'antd'
import dayjs from 'dayjs'
import type { ReactNode } from 'react'
import { RELATIVE_DATES } from '@lading/core/query'
import type { RelativeDate } from '@lading/core/query'
import { useDict } from '../../foundation/dict/useDict'
import { isNumeric } from '../../foundation/format/fieldFormat'
import { useMessages } from '../../foundation/locale/useMessages'
import { RemoteSelect } from '../../foundation/remote-select/RemoteSelect'
import { isRemote } from '../../foundation/remote-select/remoteSource'
import { EntityPicker, hasPicker } from '../../pickers/EntityPicker'
import { superQueryMessages } from '../locale/messages'
import type { SuperQueryField, SuperQueryRule } from '../logic/query'
import { RangeInput } from './RangeInput'

/** The control of a condition's value. */
export interface ValueInputProps {
  id: string
  /** Without a field there is nothing to enter yet. */
  field: SuperQueryField | undefined
  rule: SuperQueryRule
  /** The rule is "in": several values. */
  multiple: boolean
  value: unknown
  onChange: (value: unknown) => void
}

/** Chooses the control by the field's kind. */
export function ValueInput(props: ValueInputProps): ReactNode {
  const { id, field: asked, multiple, value, onChange } = props
  const texts = useMessages(superQueryMessages)
  const field = asked?.field
  if (!asked || !field) return <Input id={id} disabled placeholder={texts.enterValue} />
  if (props.rule === 'empty' || props.rule === 'not_empty') return null
  if (props.rule === 'relative') return <RelativeInput {...props} field={asked} />
  if (props.rule === 'range') return <RangeInput id={id} field={field} value={value} onChange={onChange} />
  if (asked.options || ['dict', 'dictMulti', 'status', 'boolean'].includes(field.kind)) {
    return <OptionInput {...props} field={asked} />
  }
  // Records are asked for by what is stored of them: there may be no source to pick from.
  if (hasPicker(field) && field.kind !== 'record') {
    return (
      <EntityPicker
        id={id}
        field={field}
        multiple={multiple}
        value={value as string | string[] | undefined}
        onChange={(next) => onChange(multiple ? (next?.split(',') ?? []) : (next ?? undefined))}
      />
    )
  }
  if (isRemote(field) && field.kind !== 'record') {
    return <RemoteSelect id={id} field={field} multiple={multiple} value={value} onChange={onChange} />
  }
  if (field.kind === 'date' || field.kind === 'datetime') return <MomentInput {...props} field={asked} />
  if (isNumeric(field) || field.kind === 'year' || field.kind === 'rowNumber') {
    return (
      <InputNumber
        id={id}
        value={value as number | null | undefined}
        placeholder={texts.enterValue}
        onChange={(next) => onChange(next ?? undefined)}
        style={{ width: '100%' }}
      />
    )
  }
  if (multiple) {
    return (
      <Select
        id={id}
        mode="tags"
        open={false}
        suffixIcon={null}
        tokenSeparators={[',', '，']}
        value={(value as string[] | undefined) ?? []}
        placeholder={texts.enterValue}
        onChange={onChange}
        style={{ width: '100%' }}
      />
    )
  }
  return (
    <Input
      id={id}
      value={(value as string | undefined) ?? ''}
      placeholder={texts.enterValue}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

type KnownProps = ValueInputProps & { field: SuperQueryField }

function OptionInput({ id, field: asked, multiple, value, onChange }: KnownProps): ReactNode {
  const texts = useMessages(superQueryMessages)
  const { kind, dict: code } = asked.field
  const dict = useDict(asked.options || kind === 'boolean' ? undefined : code)
  const yesNo = [
    { value: 'Y', text: texts.yes },
    { value: 'N', text: texts.no },
  ]
  const options = asked.options ?? (kind === 'boolean' ? yesNo : dict.options)
  return (
    <Select
      id={id}
      mode={multiple ? 'multiple' : undefined}
      showSearch={{ optionFilterProp: 'label' }}
      loading={dict.loading}
      value={(value ?? (multiple ? [] : undefined)) as string | string[] | undefined}
      placeholder={texts.chooseValue}
      options={options.map((option) => ({ value: option.value, label: option.text }))}
      onChange={onChange}
      style={{ width: '100%' }}
    />
  )
}

function RelativeInput({ id, value, onChange }: KnownProps): ReactNode {
  const texts = useMessages(superQueryMessages)
  return (
    <Select
      id={id}
      value={value as RelativeDate | undefined}
      placeholder={texts.chooseValue}
      options={RELATIVE_DATES.map((name) => ({ value: name, label: texts.relatives[name] }))}
      onChange={onChange}
      style={{ width: '100%' }}
    />
  )
}

function MomentInput({ id, field: asked, value, onChange }: KnownProps): ReactNode {
  const time = asked.field.kind === 'datetime'
  const format = time ? 'YYYY-MM-DD HH:mm:ss' : 'YYYY-MM-DD'
  return (
    <DatePicker
      id={id}
      showTime={time}
      format={format}
      value={typeof value === 'string' && value ? dayjs(value) : null}
      onChange={(next) => onChange(next?.format(format))}
      style={{ width: '100%' }}
    />
  )
}
