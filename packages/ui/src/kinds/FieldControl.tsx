import type { ReactNode } from 'react'
import { CONTROLS } from './controls'
import type { ControlProps } from './shared/controlProps'

/** The control of a form's field, by its kind. */
export function FieldControl(props: ControlProps): ReactNode {
  const Control = CONTROLS[props.field.kind]
  return <Control {...props} />
}
