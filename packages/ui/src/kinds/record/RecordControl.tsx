import type { ReactNode } from 'react'
import { textIn } from '@lading/core/text'
import { useUi } from '../../foundation/useUi'
import { RecordPicker } from '../../pickers/record-picker/RecordPicker'
import { describe } from '../shared/controlProps'
import type { ControlProps } from '../shared/controlProps'
import { filledFrom } from '../shared/filledFrom'
import { TextControl } from '../text/TextControl'

/**
 * A record of another entity, with its picker. Picking fills the fields that `fills` names. A field whose `ref` the
 * application has not registered is typed by hand.
 */
export function RecordControl(props: ControlProps): ReactNode {
  const { id, field, value, onChange, onBlur, status, disabled, filters } = props
  const { references, locale } = useUi()
  if (!field.ref || !Object.hasOwn(references, field.ref)) return <TextControl {...props} />
  return (
    <RecordPicker
      {...{ id, disabled, status, onBlur, filters, multiple: field.multiple }}
      {...describe(props)}
      reference={field.ref}
      title={textIn(field, locale)}
      value={value as string | null}
      onChange={(next, options) => onChange(next, field.multiple ? undefined : filledFrom(field, options))}
    />
  )
}
