import { InputNumber } from 'antd'
import dayjs from 'dayjs'
import type { ReactNode } from 'react'
import { KINDS } from '@lading/core/entity'
import type { EntityDefinition } from '@lading/core/entity'
import { RangePicker } from '../../foundation/overlay/RangePicker'
import { isNumeric } from '../../foundation/format/fieldFormat'
import { useMessages } from '../../foundation/locale/useMessages'
import { useText } from '../../foundation/locale/useText'
import { CONDITIONS } from '../../kinds/conditions'
import { TextCondition } from '../../kinds/text/TextCondition'
import { listPageMessages } from '../locale/messages'
import type { SearchItem } from '../logic/searchItem'

/** The control of one condition. */
export interface SearchInputProps {
  id: string
  item: SearchItem
  entity: Pick<EntityDefinition, 'workflow'>
  value: unknown
  onChange: (value: unknown) => void
}

type Range = [unknown, unknown]

/** Chooses the control by the mode and the field's kind; a part is always asked for a text. */
export function SearchInput(props: SearchInputProps): ReactNode {
  const { id, item, entity, value, onChange } = props
  const { field, mode } = item
  const texts = useMessages(listPageMessages)
  const text = useText()
  if (mode === 'range') return isNumeric(field) ? <NumberRange {...props} /> : <DateRange {...props} />
  const { choices } = KINDS[field.kind]
  // Of few values nobody types a part.
  const typed = mode.endsWith('like') && !choices
  const Condition = typed ? TextCondition : CONDITIONS[field.kind]
  const states = choices === 'states' ? Object.entries(entity.workflow?.states ?? {}) : []
  return (
    <Condition
      {...{ id, field, value, onChange, multiple: mode === 'in' }}
      placeholder={Condition === TextCondition ? texts.enterText(text(field)) : texts.chooseText(text(field))}
      {...(states.length > 0 && {
        options: states.map(([state, label]) => ({ value: state, text: text(label) })),
      })}
    />
  )
}

function NumberRange({ id, item, value, onChange }: SearchInputProps): ReactNode {
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

function DateRange({ id, item, value, onChange }: SearchInputProps): ReactNode {
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
