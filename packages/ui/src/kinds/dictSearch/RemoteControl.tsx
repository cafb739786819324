import type { ReactNode } from 'react'
import { RemoteSelect } from '../../foundation/remote-select/RemoteSelect'
import { filledFrom } from '../shared/filledFrom'
import { describe } from '../shared/controlProps'
import type { ControlProps } from '../shared/controlProps'

/** Options searched on the server. */
export function RemoteControl(props: ControlProps): ReactNode {
  const { id, field, value, onChange, onBlur, status, disabled } = props
  return (
    <RemoteSelect
      {...{ id, field, disabled, status, onBlur, value, multiple: field.multiple }}
      {...describe(props)}
      onChange={(next, options) =>
        onChange((Array.isArray(next) ? next.join(',') : next) || null, filledFrom(field, options))
      }
    />
  )
}
