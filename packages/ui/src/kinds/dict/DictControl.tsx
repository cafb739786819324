import type { ReactNode } from 'react'
import { isListField } from '@lading/core/entity'
import { DictCheckbox, DictRadio } from '../../dict-controls/DictChoices'
import { DictSelect } from '../../dict-controls/DictSelect'
import { stored } from '../shared/controlProps'
import type { ControlProps } from '../shared/controlProps'

/** One option of a dictionary, or several joined by commas, as the field's `look` says. */
export function DictControl(props: ControlProps): ReactNode {
  const { field } = props
  const common = { ...stored(props), code: field.dict ?? '' }
  if (isListField(field))
    return field.look === 'checkbox' ? <DictCheckbox {...common} /> : <DictSelect {...common} multiple />
  if (field.look === 'radio' || field.look === 'button') return <DictRadio {...common} look={field.look} />
  return <DictSelect {...common} />
}
