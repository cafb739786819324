import { DatePicker, Input, InputNumber, Select } from 'antd'
import dayjs from 'dayjs'
import type { ReactNode } from 'react'
import type { EntityDefinition, FieldKind } from '@lading/core/entity'
import { controlCss } from '../../foundation/control/styles'
import { Css } from '../../foundation/Css'
import { useDict } from '../../foundation/dict/useDict'
import { isNumeric } from '../../foundation/format/fieldFormat'
import { lazyPart } from '../../foundation/lazy/lazyPart'
import { foundationMessages } from '../../foundation/locale/messages'
import { useMessages } from '../../foundation/locale/useMessages'
import { useText } from '../../foundation/locale/useText'
import { RemoteSelect } from '../../foundation/remote-select/RemoteSelect'
import { isRemote } from '../../foundation/remote-select/remoteSource'
import { useUi } from '../../foundation/useUi'
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

// Few lists are searched by these.
const WidgetInput = lazyPart(async () => (await import('./WidgetInput')).WidgetInput)
const WIDGETS: ReadonlySet<FieldKind> = new Set(['area', 'category', 'tree', 'popup'])

/** Chooses the control by the field's kind and mode; `like` always asks for a text. */
export function SearchInput(props: SearchInputProps): ReactNode {
  const { item } = props
  const { kind, ref = '' } = item.field
  const { references } = useUi()
  if (item.mode === 'range')
    return isNumeric(item.field) ? <NumberRange {...props} /> : <DateRange {...props} />
  if (kind === 'dict' || kind === 'dictMulti' || kind === 'status' || kind === 'boolean') {
    return <OptionInput {...props} />
  }
  if (item.mode === 'like') return <TextInput {...props} />
  if (WIDGETS.has(kind)) return <WidgetInput {...props} />
  if (isRemote(item.field) && (kind !== 'record' || Object.hasOwn(references, ref))) {
    return (
      <RemoteSelect
        id={props.id}
        field={item.field}
        multiple={item.mode === 'in'}
        value={props.value}
        onChange={props.onChange}
      />
    )
  }
  return <TextInput {...props} />
}

function TextInput({ id, item, value, onChange }: SearchInputProps): ReactNode {
  const texts = useMessages(listPageMessages)
  const text = useText()
  return (
    <Input
      id={id}
      allowClear
      value={(value as string) ?? ''}
      placeholder={texts.enterText(text(item.field))}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

function OptionInput({ id, item, entity, value, onChange }: SearchInputProps): ReactNode {
  const texts = useMessages(listPageMessages)
  const common = useMessages(foundationMessages)
  const text = useText()
  const { kind } = item.field
  const states = kind === 'status' ? entity.workflow?.states : undefined
  const dict = useDict(states || kind === 'boolean' ? undefined : item.field.dict)
  const options = states
    ? Object.entries(states).map(([state, label]) => ({ value: state, label: text(label) }))
    : kind === 'boolean'
      ? [
          { value: 'Y', label: common.yes },
          { value: 'N', label: common.no },
        ]
      : dict.options.map((option) => ({ value: option.value, label: option.text }))
  return (
    <>
      <Css name="control">{controlCss}</Css>
      <Select
        id={id}
        mode={item.mode === 'in' ? 'multiple' : undefined}
        maxTagCount="responsive"
        allowClear={{ label: common.clear }}
        showSearch={{ optionFilterProp: 'label' }}
        loading={dict.loading}
        value={(value ?? (item.mode === 'in' ? [] : undefined)) as string | string[] | undefined}
        placeholder={texts.chooseText(text(item.field))}
        options={options}
        onChange={onChange}
        className="lading-select"
        style={{ width: '100%' }}
      />
    </>
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
    <DatePicker.RangePicker
      id={{ start: id, end: `${id}-end` }}
      allowEmpty={[true, true]}
      value={[read(begin), read(end)]}
      placeholder={[texts.begin, texts.end]}
      picker={item.field.kind === 'year' ? 'year' : 'date'}
      classNames={{ popup: { root: 'lading-picker-popup' } }}
      onChange={(dates) => {
        const format = item.field.kind === 'year' ? 'YYYY' : 'YYYY-MM-DD'
        onChange(dates ? dates.map((date) => date?.format(format) ?? null) : undefined)
      }}
      style={{ width: '100%' }}
    />
  )
}
