import { AutoComplete, Checkbox, Empty, Form, Input, InputNumber } from 'antd'
import type { ReactNode } from 'react'
import type { Field } from '@lading/core/entity'
import { KINDS } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import { registry } from '@/app/registry'
import { useStoredEntities } from '../storedForm'
import { fieldsOf, setField } from './draftEdits'
import type { Draft, Place } from './draftEdits'
import { useDesignerTexts } from './useDesignerTexts'

/** What the chosen field says beside its kind and labels. */
export function FieldProperties(props: {
  draft: Draft
  place: Place
  name: string | undefined
  onChange: (draft: Draft) => void
}): ReactNode {
  const { draft, place, name, onChange } = props
  const { texts, locale } = useDesignerTexts()
  const stored = useStoredEntities((state) => state.entries)
  const field = name === undefined ? undefined : fieldsOf(draft, place)[name]
  if (name === undefined || !field)
    return <Empty description={texts.chooseField} image={Empty.PRESENTED_IMAGE_SIMPLE} />
  const set = (change: Partial<Field>) => onChange(setField(draft, place, name, change))
  const kind = KINDS[field.kind]
  const number = kind.stored === 'numeric' || kind.stored === 'integer'
  const entities = [...registry.entities(), ...stored].flatMap(({ entity, definition }) =>
    definition ? [{ value: entity.key, label: `${textIn(entity.label, locale)} (${entity.key})` }] : [],
  )
  const yes = (member: 'unique' | 'readonly', label: string) => (
    <Form.Item>
      <Checkbox
        checked={field[member] === true}
        onChange={(event) => set({ [member]: event.target.checked || undefined })}
      >
        {label}
      </Checkbox>
    </Form.Item>
  )
  return (
    <Form layout="vertical" component="div" aria-label={`${texts.properties} ${name}`}>
      {field.dict !== undefined || kind.needs?.includes('dict') ? (
        <Form.Item label={texts.dict}>
          <Input
            aria-label={texts.dict}
            value={field.dict}
            onChange={(event) => set({ dict: event.target.value })}
          />
        </Form.Item>
      ) : null}
      {kind.names === 'record' ? (
        <Form.Item label={texts.ref}>
          <AutoComplete
            aria-label={texts.ref}
            value={field.ref ?? ''}
            options={entities}
            filterOption={(typed, option) =>
              `${String(option?.label)}`.toLowerCase().includes(typed.toLowerCase())
            }
            onChange={(ref: string) => set({ ref })}
          />
        </Form.Item>
      ) : null}
      {kind.stored === 'text' && kind.names === undefined && kind.choices === undefined && !kind.files ? (
        <Form.Item label={texts.maxLength}>
          <InputNumber
            aria-label={texts.maxLength}
            min={1}
            max={10_000}
            value={field.maxLength ?? null}
            onChange={(maxLength) => set({ maxLength: maxLength ?? undefined })}
          />
        </Form.Item>
      ) : null}
      {number
        ? (['min', 'max'] as const).map((bound) => (
            <Form.Item key={bound} label={texts[bound]}>
              <InputNumber
                aria-label={texts[bound]}
                value={field[bound] ?? null}
                onChange={(value) => set({ [bound]: value ?? undefined })}
              />
            </Form.Item>
          ))
        : null}
      {yes('unique', texts.unique)}
      {yes('readonly', texts.readonly)}
    </Form>
  )
}
