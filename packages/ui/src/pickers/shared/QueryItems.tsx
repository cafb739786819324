import { Input } from 'antd'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { DictSelect } from '../../dict-controls/DictSelect'
import type { PickerQueryItem } from './pickerSource'

/** What was entered into the conditions of a dialog, by field. */
export type ItemValues = Readonly<Record<string, string>>

/** The conditions beside the search box. */
export interface QueryItemsProps {
  items: readonly PickerQueryItem[]
  values: ItemValues
  onChange: (values: ItemValues) => void
}

/** One labelled input for each condition. */
export function QueryItems({ items, values, onChange }: QueryItemsProps): ReactNode {
  const id = useId()
  return items.map(({ field, title, dict }) => {
    const common = { id: `${id}-${field}`, value: values[field] ?? '' }
    const change = (value: string | null) => onChange({ ...values, [field]: value ?? '' })
    return (
      <span key={field} className="lading-picker-item">
        <label htmlFor={common.id}>{title}</label>
        {dict ? (
          <DictSelect {...common} code={dict} onChange={change} />
        ) : (
          <Input {...common} allowClear onChange={(event) => change(event.target.value)} />
        )}
      </span>
    )
  })
}

/** What the conditions ask for: texts as a part, entries of dictionaries as they are. Blank ones ask for nothing. */
export function filtersOf(items: readonly PickerQueryItem[], values: ItemValues): Record<string, string> {
  const asked = items.flatMap(({ field, dict }): [string, string][] => {
    const value = (values[field] ?? '').trim()
    return value === '' ? [] : [[field, dict ? value : `*${value}*`]]
  })
  return Object.fromEntries(asked)
}
