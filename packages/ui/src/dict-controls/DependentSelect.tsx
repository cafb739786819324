import { Select } from 'antd'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { DictOption } from '../foundation/dataSource'
import { useMessages } from '../foundation/locale/useMessages'
import type { DictControlProps } from './dictControlProps'
import { dictControlMessages } from './locale/messages'
import { mustClear } from './logic/dependentValue'

/** A select whose options depend on another field. */
export interface DependentSelectProps extends Omit<DictControlProps, 'code'> {
  /** The value of the field it depends on. */
  dependsOn: string | null | undefined
  /** Name of that field, for the hint while it is empty. */
  dependsOnLabel: string
  /** The options for a value of that field. */
  optionsFor: (parent: string) => readonly DictOption[]
}

/** Offers what fits the other field's value, and gives up its own when that changes (spec 2 §4). */
export function DependentSelect(props: DependentSelectProps): ReactNode {
  const { dependsOn, dependsOnLabel, optionsFor, value, onChange, disabled, placeholder, ...rest } = props
  const texts = useMessages(dictControlMessages)
  const before = useRef<string>(undefined)
  const latest = useRef(props)
  latest.current = props
  useEffect(() => {
    const { value: own, onChange: change } = latest.current
    if (mustClear(before.current, dependsOn, own)) change?.(null)
    before.current = dependsOn ?? ''
  }, [dependsOn])
  const options = dependsOn ? optionsFor(dependsOn) : []
  return (
    <Select<string>
      {...rest}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      disabled={disabled || !dependsOn}
      value={value || undefined}
      placeholder={dependsOn ? (placeholder ?? texts.choose) : texts.chooseFirst(dependsOnLabel)}
      options={options.map((option) => ({
        value: option.value,
        label: option.text,
        disabled: option.disabled,
      }))}
      notFoundContent={texts.nothingFound}
      onChange={(next: string | undefined) => onChange?.(next || null)}
      style={{ width: '100%' }}
    />
  )
}
