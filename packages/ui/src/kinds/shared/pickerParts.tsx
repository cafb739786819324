import type { ComponentType, ReactNode } from 'react'
import type { PickerFieldProps } from '../../pickers/shared/pickerSource'
import { storedCondition } from './conditionProps'
import type { ConditionProps } from './conditionProps'
import { describe } from './controlProps'
import type { ControlProps } from './controlProps'
import { filledFrom } from './filledFrom'

/** The form's control of a kind whose values are picked. */
export function pickerControl(Picker: ComponentType<PickerFieldProps>): ComponentType<ControlProps> {
  return function PickerControl(props: ControlProps): ReactNode {
    const { id, field, value, onChange, onBlur, status, disabled } = props
    return (
      <Picker
        {...{ id, disabled, status, onBlur, multiple: field.multiple }}
        {...describe(props)}
        value={value as string | null}
        onChange={(next, options) => onChange(next, filledFrom(field, options))}
      />
    )
  }
}

/** The condition of such a kind. */
export function pickerCondition(Picker: ComponentType<PickerFieldProps>): ComponentType<ConditionProps> {
  return function PickerCondition(props: ConditionProps): ReactNode {
    return <Picker {...storedCondition(props)} multiple={props.multiple} />
  }
}
