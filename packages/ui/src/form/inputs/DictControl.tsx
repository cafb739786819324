import { Select } from 'antd'
import type { ReactNode } from 'react'
import { useDict } from '../../foundation/dict/useDict'
import { foundationMessages } from '../../foundation/locale/messages'
import { useMessages } from '../../foundation/locale/useMessages'
import { describe } from './controlProps'
import type { ControlProps } from './controlProps'

/** One option of a dictionary, or several joined by commas. */
export function DictControl(props: ControlProps): ReactNode {
  const { id, field, value, onChange, onBlur, status, disabled } = props
  const texts = useMessages(foundationMessages)
  const dict = useDict(field.dict)
  const multiple = field.kind === 'dictMulti' || field.multiple === true
  const values = String(value ?? '')
    .split(',')
    .filter(Boolean)
  return (
    <Select<string | string[]>
      id={id}
      value={multiple ? values : values[0]}
      mode={multiple ? 'multiple' : undefined}
      maxTagCount="responsive"
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      loading={dict.loading}
      status={status}
      disabled={disabled}
      placeholder={texts.choose}
      notFoundContent={dict.loading ? texts.loading : (dict.error?.message ?? texts.nothingFound)}
      options={dict.options.map((option) => ({
        value: option.value,
        label: option.text,
        disabled: option.disabled,
      }))}
      onChange={(next) => onChange((Array.isArray(next) ? next.join(',') : next) || null)}
      onBlur={onBlur}
      style={{ width: '100%' }}
      {...describe(props)}
    />
  )
}
