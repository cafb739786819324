import type { ReactNode } from 'react'
import { RemoteSelect } from '../../foundation/remote-select/RemoteSelect'
import type { ConditionProps } from '../shared/conditionProps'

/** Options searched on the server. */
export function RemoteCondition({ id, field, multiple, value, onChange }: ConditionProps): ReactNode {
  return <RemoteSelect id={id} field={field} multiple={multiple} value={value} onChange={onChange} />
}
