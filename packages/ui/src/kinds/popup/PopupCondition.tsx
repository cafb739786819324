import type { ReactNode } from 'react'
import { PopupPicker } from '../../pickers/report-popup/PopupPicker'
import { storedCondition } from '../shared/conditionProps'
import type { ConditionProps } from '../shared/conditionProps'

/** Stands for the condition itself in the popup's mapping. */
const OWN = 'value'

/** Rows of the report `ref` that are asked for by the column that is stored. */
export function PopupCondition(props: ConditionProps): ReactNode {
  const { ref: code, column = '' } = props.field
  return (
    <PopupPicker
      {...storedCondition(props)}
      field={OWN}
      orgFields={column}
      destFields={column ? OWN : ''}
      multi={props.multiple}
      {...(code && { code })}
    />
  )
}
