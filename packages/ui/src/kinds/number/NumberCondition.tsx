import { InputNumber } from 'antd'
import type { ReactNode } from 'react'
import type { ConditionProps } from '../shared/conditionProps'
import { TextCondition } from '../text/TextCondition'

/** A number, or several. */
export function NumberCondition(props: ConditionProps): ReactNode {
  const { id, value, onChange, placeholder, multiple } = props
  if (multiple) return <TextCondition {...props} />
  return (
    <InputNumber
      id={id}
      value={value as number | null | undefined}
      placeholder={placeholder}
      onChange={(next) => onChange(next ?? undefined)}
      style={{ width: '100%' }}
    />
  )
}
