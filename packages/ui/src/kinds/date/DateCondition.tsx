import dayjs from 'dayjs'
import type { ReactNode } from 'react'
import { KINDS } from '@lading/core/entity'
import { DatePicker } from '../../foundation/overlay/DatePicker'
import type { ConditionProps } from '../shared/conditionProps'
import { TextCondition } from '../text/TextCondition'

/** A day or a moment, or several. */
export function DateCondition(props: ConditionProps): ReactNode {
  const { id, field, value, onChange, multiple } = props
  if (multiple) return <TextCondition {...props} />
  const time = KINDS[field.kind].stored === 'timestamp'
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
