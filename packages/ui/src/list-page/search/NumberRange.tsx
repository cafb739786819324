import { InputNumber } from 'antd'
import type { ReactNode } from 'react'
import { useMessages } from '../../foundation/locale/useMessages'
import { useText } from '../../foundation/locale/useText'
import { listPageMessages } from '../locale/messages'
import type { Range, SearchInputProps } from './searchInputProps'

/** Numbers from – to. */
export function NumberRange({ id, item, value, onChange }: SearchInputProps): ReactNode {
  const texts = useMessages(listPageMessages)
  const text = useText()
  const [begin, end] = (value as Range | undefined) ?? [null, null]
  return (
    <div className="lading-range">
      <InputNumber
        id={id}
        value={begin as number | null}
        placeholder={texts.min}
        onChange={(next) => onChange([next, end])}
      />
      <span aria-hidden>~</span>
      <InputNumber
        aria-label={`${text(item.field)} ${texts.max}`}
        value={end as number | null}
        placeholder={texts.max}
        onChange={(next) => onChange([begin, next])}
      />
    </div>
  )
}
