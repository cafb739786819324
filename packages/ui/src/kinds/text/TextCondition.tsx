import { Input } from 'antd'
import type { ReactNode } from 'react'
import { Select } from '../../foundation/overlay/Select'
import { controlCss } from '../../foundation/control/styles'
import { Css } from '../../foundation/Css'
import type { ConditionProps } from '../shared/conditionProps'

/** A typed text, or several. */
export function TextCondition({ id, multiple, value, onChange, placeholder }: ConditionProps): ReactNode {
  if (multiple) {
    return (
      <Select
        id={id}
        mode="tags"
        open={false}
        suffixIcon={null}
        tokenSeparators={[',', '，']}
        value={(value as string[] | undefined) ?? []}
        placeholder={placeholder}
        onChange={onChange}
        style={{ width: '100%' }}
      />
    )
  }
  return (
    <>
      <Css name="control">{controlCss}</Css>
      <Input
        id={id}
        allowClear
        className="lading-clearable"
        value={(value as string | undefined) ?? ''}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  )
}
