import dayjs from 'dayjs'
import type { ReactNode } from 'react'
import { KINDS } from '@lading/core/entity'
import { useMessages } from '../../foundation/locale/useMessages'
import { RangePicker } from '../../foundation/overlay/RangePicker'
import { listPageMessages } from '../locale/messages'
import type { Range, SearchInputProps } from './searchInputProps'

/** Days, or years, from – to. */
export function DateRange({ id, item, value, onChange }: SearchInputProps): ReactNode {
  const texts = useMessages(listPageMessages)
  const [begin, end] = (value as Range | undefined) ?? [null, null]
  const read = (text: unknown) => (text ? dayjs(text as string) : null)
  return (
    <RangePicker
      id={{ start: id, end: `${id}-end` }}
      allowEmpty={[true, true]}
      value={[read(begin), read(end)]}
      placeholder={[texts.begin, texts.end]}
      picker={KINDS[item.field.kind].stored === 'integer' ? 'year' : 'date'}
      classNames={{ popup: { root: 'lading-picker-popup' } }}
      onChange={(dates) => {
        const format = KINDS[item.field.kind].stored === 'integer' ? 'YYYY' : 'YYYY-MM-DD'
        onChange(dates ? dates.map((date) => date?.format(format) ?? null) : undefined)
      }}
      style={{ width: '100%' }}
    />
  )
}
