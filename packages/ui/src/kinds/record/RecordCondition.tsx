import type { ReactNode } from 'react'
import { textIn } from '@lading/core/text'
import { useUi } from '../../foundation/useUi'
import { RecordPicker } from '../../pickers/record-picker/RecordPicker'
import { storedCondition } from '../shared/conditionProps'
import type { ConditionProps } from '../shared/conditionProps'
import { TextCondition } from '../text/TextCondition'

/** Records that are asked for: picked where the application has registered them, else typed. */
export function RecordCondition(props: ConditionProps): ReactNode {
  const { references, locale } = useUi()
  const { field, multiple } = props
  if (!field.ref || !Object.hasOwn(references, field.ref)) return <TextCondition {...props} />
  return (
    <RecordPicker
      {...storedCondition(props)}
      multiple={multiple}
      reference={field.ref}
      title={textIn(field, locale)}
    />
  )
}
