import { memo } from 'react'
import type { ReactNode } from 'react'
import { useController, useWatch } from 'react-hook-form'
import type { FieldState } from '@lading/core/entity'
import { FieldValue } from '../../foundation/field-value/FieldValue'
import { isBlank } from '../../foundation/format/fieldFormat'
import { useText } from '../../foundation/locale/useText'
import { FieldControl } from '../../kinds/FieldControl'
import { useFormModel } from '../formContext'
import { useFieldState } from '../useFieldState'
import { isLocked } from '../logic/formValues'
import type { EntityFormModel } from '../entityFormModel'
import { useFill } from './useFill'
import { useRecordFilters } from './useRecordFilters'
import { fieldControlId, fieldHelpId, fieldItemId } from './fieldId'

/** One field of a form: label, control, message. */
export interface FieldInputProps {
  /** @default the form around */
  form?: EntityFormModel
  name: string
  /** Takes the whole width. @default false */
  wide?: boolean
}

/** The control follows from the field's kind; computed and read-only fields are shown as text. */
export const FieldInput = memo(function FieldInput(props: FieldInputProps): ReactNode {
  const form = useFormModel(props.form)
  const { name, wide = false } = props
  const { entity, formId } = form
  const field = entity.fields[name]
  const text = useText()
  const state = useFieldState(form, name)
  if (!field || state?.visible === false) return null
  const shown = form.readonly || isLocked(entity, name, field)
  const required = !shown && (state?.required ?? field.required === true)
  return (
    <div
      id={fieldItemId(formId, name)}
      data-field={name}
      className={wide ? 'lading-field lading-field-wide' : 'lading-field'}
    >
      {shown ? (
        <span className="lading-label" id={`${fieldControlId(formId, name)}-label`}>
          {text(field)}
        </span>
      ) : (
        <label
          className={required ? 'lading-label lading-required' : 'lading-label'}
          id={`${fieldControlId(formId, name)}-label`}
          htmlFor={fieldControlId(formId, name)}
        >
          {text(field)}
        </label>
      )}
      {shown ? <ShownField form={form} name={name} /> : <EditedField form={form} name={name} state={state} />}
    </div>
  )
})

function ShownField({ form, name }: { form: EntityFormModel; name: string }): ReactNode {
  const { entity, methods, formId } = form
  const value: unknown = useWatch({ control: methods.control, name })
  // What shows the name of another field needs that field's value, too.
  const of = entity.fields[name]?.of ?? name
  const key: unknown = useWatch({ control: methods.control, name: of })
  const stored = form.record
  // The text that came with the record is right as long as the value is the record's.
  const given = stored?.[name] === value ? stored?.[`${name}_dictText`] : undefined
  return (
    <>
      <div className="lading-output" role="group" aria-labelledby={`${fieldControlId(formId, name)}-label`}>
        <FieldValue
          entity={entity}
          name={name}
          row={{ [of]: key, [name]: value, [`${name}_dictText`]: given }}
        />
      </div>
      <div className="lading-help" />
    </>
  )
}

function EditedField({
  form,
  name,
  state,
}: {
  form: EntityFormModel
  name: string
  state: FieldState | undefined
}): ReactNode {
  const { entity, methods, formId } = form
  const text = useText()
  const { field, fieldState } = useController({ control: methods.control, name })
  const definition = entity.fields[name]
  const fill = useFill(form)
  const filters = useRecordFilters(form, definition)
  if (!definition) return null
  const error = fieldState.error?.message
  // Why it is closed stands where its message would.
  const help = error ?? state?.why ?? (definition.hint && text(definition.hint))
  const helpId = fieldHelpId(formId, name)
  return (
    <>
      <FieldControl
        id={fieldControlId(formId, name)}
        field={state?.required ? { ...definition, required: true } : definition}
        value={field.value}
        filters={filters}
        onChange={(value, filled) => {
          if (filled) fill(definition, filled, fieldState.isTouched)
          // Emptied again is not changed: a control's empty text stands for whatever empty value was stored.
          const stored: unknown = methods.formState.defaultValues?.[name]
          field.onChange(isBlank(value) && isBlank(stored) ? (stored ?? null) : value)
        }}
        onBlur={field.onBlur}
        status={error ? 'error' : undefined}
        disabled={form.saving || form.rights.isDisabled(name) || state?.editable === false}
        describedBy={help ? helpId : undefined}
      />
      <div
        id={helpId}
        className={error ? 'lading-help lading-help-error' : 'lading-help'}
        role={error ? 'alert' : undefined}
      >
        {help}
      </div>
    </>
  )
}
