import { Select, Spin } from 'antd'
import type { ReactNode } from 'react'
import type { Field } from '@lading/core/entity'
import { ELLIPSIS_LENGTH } from '@lading/core/text'
import { foundationMessages } from '../locale/messages'
import { useMessages } from '../locale/useMessages'
import type { RemoteOption } from './remoteSource'
import { useRemoteOptions } from './useRemoteOptions'

/** A select whose options are searched on the server. */
export interface RemoteSelectProps {
  field: Field
  id?: string
  /** A text, several joined by commas, or a list. */
  value: unknown
  /** Given a text, or a list when `multiple`. */
  onChange: (value: string | string[] | undefined, options: RemoteOption[]) => void
  onBlur?: () => void
  multiple?: boolean
  disabled?: boolean
  status?: 'error'
  /** Longest text of one tag, in characters. @default 25 (spec 2 §9) */
  tagLength?: number
  placeholder?: string
  'aria-label'?: string
  'aria-invalid'?: boolean
  'aria-describedby'?: string
  'aria-required'?: boolean
}

/** Options for `dictSearch`, `user`, `dept` and `record` fields: page of 10, 800 ms (spec 2 §9). */
export function RemoteSelect(props: RemoteSelectProps): ReactNode {
  const {
    field,
    value,
    onChange,
    multiple = false,
    tagLength = ELLIPSIS_LENGTH,
    placeholder,
    ...rest
  } = props
  const texts = useMessages(foundationMessages)
  const values = toList(value)
  const remote = useRemoteOptions(field, values)
  const known = new Map([...remote.chosen, ...remote.options].map((option) => [option.value, option]))
  const chosen = values.map((each) => ({ value: each, label: known.get(each)?.text ?? each }))
  const pick = (next: { value: string }[]) => {
    const options = next.map((each) => known.get(each.value) ?? { value: each.value, text: each.value })
    const keys = options.map((option) => option.value)
    onChange(multiple ? keys : keys[0], options)
  }
  return (
    <Select<{ value: string; label: ReactNode } | { value: string; label: ReactNode }[]>
      {...rest}
      labelInValue
      allowClear
      mode={multiple ? 'multiple' : undefined}
      maxTagCount="responsive"
      maxTagTextLength={tagLength}
      showSearch={{ filterOption: false, onSearch: (keyword) => remote.search(keyword) }}
      placeholder={placeholder ?? texts.choose}
      value={multiple ? chosen : chosen[0]}
      loading={remote.loading}
      notFoundContent={
        remote.loading ? (
          <>
            <Spin size="small" /> {texts.loading}
          </>
        ) : (
          (remote.error?.message ?? texts.nothingFound)
        )
      }
      options={remote.options.map(({ value: key, text, disabled }) => ({
        value: key,
        label: text,
        disabled,
      }))}
      onOpenChange={(open) => open && remote.search('', true)}
      onChange={(next) => pick(next == null ? [] : Array.isArray(next) ? next : [next])}
      style={{ width: '100%' }}
    />
  )
}

function toList(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String)
  return String(value ?? '')
    .split(',')
    .filter(Boolean)
}
