import { InputNumber } from 'antd'
import dayjs from 'dayjs'
import type { ReactNode } from 'react'
import { KINDS } from '@lading/core/entity'
import type { Field } from '@lading/core/entity'
import { RangePicker } from '../../foundation/overlay/RangePicker'
import { useMessages } from '../../foundation/locale/useMessages'
import { superQueryMessages } from '../locale/messages'

/** Begin and end of a range; either may be open. */
export interface RangeInputProps {
  id: string
  field: Field
  /** `[begin, end]`. */
  value: unknown
  onChange: (value: unknown) => void
}

/** Two numbers, days or moments. */
export function RangeInput({ id, field, value, onChange }: RangeInputProps): ReactNode {
  const texts = useMessages(superQueryMessages)
  const [begin, end] = Array.isArray(value) ? (value as unknown[]) : []
  const { conditions, stored } = KINDS[field.kind]
  if (conditions === 'moment') {
    const time = stored === 'timestamp'
    const format = time ? 'YYYY-MM-DD HH:mm:ss' : 'YYYY-MM-DD'
    const read = (text: unknown) => (typeof text === 'string' && text ? dayjs(text) : null)
    return (
      <RangePicker
        id={{ start: id, end: `${id}-end` }}
        allowEmpty={[true, true]}
        showTime={time}
        format={format}
        value={[read(begin), read(end)]}
        placeholder={[texts.begin, texts.end]}
        onChange={(days) => onChange(days?.map((day) => day?.format(format) ?? ''))}
        style={{ width: '100%' }}
      />
    )
  }
  const shown = (bound: unknown) => (bound === '' || bound == null ? null : Number(bound))
  return (
    <div className="lading-super-range">
      <InputNumber
        id={id}
        value={shown(begin)}
        placeholder={texts.begin}
        onChange={(next) => onChange([next ?? '', end ?? ''])}
      />
      <InputNumber
        aria-label={`${texts.value} ${texts.end}`}
        value={shown(end)}
        placeholder={texts.end}
        onChange={(next) => onChange([begin ?? '', next ?? ''])}
      />
    </div>
  )
}
