import type { CSSProperties, ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { useText } from '@lading/ui/foundation'
import type { EntityFormModel } from '@lading/ui/form'

/** Props that `FormControl` hands to the control drawn in it: value, change, and the ids that label it. */
export interface OwnControl {
  id: string
  value: unknown
  onChange: (value: unknown) => void
  onBlur: () => void
  disabled: boolean
  status: 'error' | undefined
  'aria-label': string
  'aria-describedby': string | undefined
}

/**
 * A field of the form whose control does not follow from its kind, in the look of the others: label, control, and why it
 * is refused. Its name, rules and rights are those of the definition.
 */
export function FormControl({
  form,
  name,
  children,
}: {
  form: EntityFormModel
  name: string
  children: (control: OwnControl) => ReactNode
}): ReactNode {
  const { entity, formId, methods, readonly, saving, rights } = form
  const definition = entity.fields[name]!
  const text = useText()
  const { field, fieldState } = useController({ control: methods.control, name })
  const id = `${formId}-own-${name}`
  const error = fieldState.error?.message
  const help = error ?? (readonly ? undefined : definition.hint && text(definition.hint))
  if (rights.isHidden(name)) return null
  return (
    <div className="lading-fields ld-own-field" style={{ '--columns': 1 } as CSSProperties}>
      <div className="lading-field" data-field={name}>
        <label
          className={definition.required && !readonly ? 'lading-label lading-required' : 'lading-label'}
          htmlFor={id}
        >
          {text(definition)}
        </label>
        {children({
          id,
          value: field.value,
          onChange: field.onChange,
          onBlur: field.onBlur,
          disabled: readonly || saving || rights.isDisabled(name),
          status: error ? 'error' : undefined,
          'aria-label': text(definition),
          'aria-describedby': help ? `${id}-help` : undefined,
        })}
        <div
          id={`${id}-help`}
          className={error ? 'lading-help lading-help-error' : 'lading-help'}
          role={error ? 'alert' : undefined}
        >
          {help}
        </div>
      </div>
    </div>
  )
}
