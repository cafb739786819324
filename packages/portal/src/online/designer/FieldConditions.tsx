import { Form, Select } from 'antd'
import type { ReactNode } from 'react'
import type { Field } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import { ConditionInput } from './ConditionInput'
import type { Draft, Place } from './draft'
import { useDesignerTexts } from './useDesignerTexts'

/** When a field is shown, has to be filled in, or may be changed. */
export function FieldConditions(props: {
  draft: Draft
  place: Place
  field: Field
  set: (change: Partial<Field>) => void
}): ReactNode {
  const { draft, place, field, set } = props
  const { texts, locale } = useDesignerTexts()
  const states = Object.entries(draft.workflow?.states ?? {})
  return (
    <>
      {(['visibleWhen', 'requiredWhen', 'disabledWhen'] as const).map((when) => (
        <Form.Item key={when} label={texts[when]}>
          <ConditionInput
            label={texts[when]}
            draft={draft}
            place={place}
            headerOnly={place !== undefined && when === 'visibleWhen'}
            condition={field[when]}
            placeholder={place === undefined ? 'amount > 5000' : 'record.amount > 5000'}
            onChange={(condition) => set({ [when]: condition })}
          />
        </Form.Item>
      ))}
      {states.length > 0 ? (
        <Form.Item label={texts.editIn}>
          <Select
            mode="multiple"
            aria-label={texts.editIn}
            placeholder={texts.always}
            value={field.editableIn ?? []}
            options={states.map(([value, label]) => ({ value, label: textIn(label, locale) }))}
            onChange={(editableIn: string[]) =>
              set({ editableIn: editableIn.length > 0 ? editableIn : undefined })
            }
          />
        </Form.Item>
      ) : null}
    </>
  )
}
