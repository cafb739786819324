import type { ReactNode } from 'react'
import { RemoteSelect } from '../../foundation/remote-select/RemoteSelect'
import type { RemoteOption } from '../../foundation/remote-select/remoteSource'
import { useUi } from '../../foundation/useUi'
import { EntityPicker, hasPicker } from '../../pickers/EntityPicker'
import { TextControl } from './TextControl'
import { describe } from './controlProps'
import type { ControlProps } from './controlProps'

/**
 * Options searched on the server, with a picker's dialog beside them. Picking a record fills the fields that
 * `fills` names. A `record` field whose `ref` the application has not registered is typed by hand.
 */
export function RemoteControl(props: ControlProps): ReactNode {
  const { id, field, value, onChange, onBlur, status, disabled } = props
  const { references } = useUi()
  if (field.kind === 'record' && !(field.ref && references[field.ref])) return <TextControl {...props} />
  const fill = (options: readonly RemoteOption[]) => {
    const row = options[0]?.row ?? {}
    return Object.fromEntries(
      Object.entries(field.fills ?? {}).map(([own, theirs]) => [own, row[theirs] ?? null]),
    )
  }
  const common = { id, field, disabled, status, onBlur, multiple: field.multiple, ...describe(props) }
  if (hasPicker(field)) {
    return (
      <EntityPicker
        {...common}
        value={value as string | null}
        onChange={(next, options) => onChange(next, fill(options))}
      />
    )
  }
  return (
    <RemoteSelect
      {...common}
      value={value}
      onChange={(next, options) =>
        onChange((Array.isArray(next) ? next.join(',') : next) || null, fill(options))
      }
    />
  )
}
