import type { ReactNode } from 'react'
import { AreaSelect } from '../../area-select/AreaSelect'
import { CategorySelect, DictTreeSelect } from '../../dict-controls/DictTreeSelect'
import { useMessages } from '../../foundation/locale/useMessages'
import { useText } from '../../foundation/locale/useText'
import { PopupPicker } from '../../pickers/report-popup/PopupPicker'
import { listPageMessages } from '../locale/messages'
import type { SearchInputProps } from './SearchInput'

/** Stands for the condition itself in the popup's mapping. */
const OWN = 'value'

/** The widgets that forms have, for conditions: areas, categories, trees, rows of reports. */
export function WidgetInput({ id, item, value, onChange }: SearchInputProps): ReactNode {
  const { field, mode } = item
  const texts = useMessages(listPageMessages)
  const text = useText()
  const multiple = mode === 'in'
  const common = {
    id,
    value: typeof value === 'string' && value !== '' ? value : null,
    onChange: (next: string | null) => onChange(next),
    placeholder: texts.chooseText(text(field)),
  }
  if (field.kind === 'area') return <AreaSelect {...common} />
  if (field.kind === 'category')
    return <CategorySelect {...common} multiple={multiple} {...(field.ref && { pcode: field.ref })} />
  if (field.kind === 'tree') return <DictTreeSelect {...common} multiple={multiple} code={field.dict ?? ''} />
  return (
    <PopupPicker
      {...common}
      field={OWN}
      orgFields={field.column ?? ''}
      destFields={field.column ? OWN : ''}
      multi={multiple}
      {...(field.ref && { code: field.ref })}
    />
  )
}
