import dayjs from 'dayjs'
import type { ReactNode } from 'react'
import { KINDS } from '@lading/core/entity'
import { DatePicker } from '../../foundation/overlay/DatePicker'
import { useMessages } from '../../foundation/locale/useMessages'
import { useText } from '../../foundation/locale/useText'
import { kindMessages } from '../locale/messages'
import { describe } from '../shared/controlProps'
import type { ControlProps } from '../shared/controlProps'

const DATE = 'YYYY-MM-DD'
const DATETIME = 'YYYY-MM-DD HH:mm:ss'

/** A day, a moment or a year. Values travel as texts (spec 2 §9); a year is a number. */
export function DateControl(props: ControlProps): ReactNode {
  const { id, field, value, onChange, onBlur, status, disabled } = props
  const texts = useMessages(kindMessages)
  const text = useText()
  const { stored } = KINDS[field.kind]
  const year = stored === 'integer'
  const format = year ? 'YYYY' : stored === 'timestamp' ? DATETIME : DATE
  const day = value == null || value === '' ? null : dayjs(String(value))
  return (
    <DatePicker
      id={id}
      value={day?.isValid() ? day : null}
      format={format}
      picker={year ? 'year' : 'date'}
      showTime={stored === 'timestamp'}
      status={status}
      disabled={disabled}
      placeholder={texts.chooseText(text(field))}
      onBlur={onBlur}
      onChange={(next) => {
        if (!next) onChange(null)
        else onChange(year ? next.year() : next.format(format))
      }}
      style={{ width: '100%' }}
      {...describe(props)}
    />
  )
}
