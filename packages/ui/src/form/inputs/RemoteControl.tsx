import type { ReactNode } from 'react'
import { RemoteSelect } from '../../foundation/remote-select/RemoteSelect'
import { useUi } from '../../foundation/useUi'
import { TextControl } from './TextControl'
import { describe } from './controlProps'
import type { ControlProps } from './controlProps'

/**
 * Options searched on the server. Picking a record fills the fields that `fills` names. A `record` field whose
 * `ref` the application has not registered is typed by hand.
 */
export function RemoteControl(props: ControlProps): ReactNode {
  const { id, field, value, onChange, onBlur, status, disabled } = props
  const { references } = useUi()
  if (field.kind === 'record' && !(field.ref && references[field.ref])) return <TextControl {...props} />
  return (
    <RemoteSelect
      id={id}
      field={field}
      value={value}
      multiple={field.multiple}
      disabled={disabled}
      status={status}
      onBlur={onBlur}
      onChange={(next, options) => {
        const row = options[0]?.row ?? {}
        const filled = Object.fromEntries(
          Object.entries(field.fills ?? {}).map(([own, theirs]) => [own, row[theirs] ?? null]),
        )
        onChange((Array.isArray(next) ? next.join(',') : next) || null, filled)
      }}
      {...describe(props)}
    />
  )
}
