import type { Field } from '@lading/core/entity'

/** What every control of a form gets. */
export interface ControlProps {
  id: string
  field: Field
  value: unknown
  /**
   * @param value the new value; `null` for none
   * @param filled values of other fields that come with it (`fills` of records)
   */
  onChange: (value: unknown, filled?: Record<string, unknown>) => void
  onBlur: () => void
  /** What the records that may be picked must be, by field, in the query language (record). */
  filters?: Readonly<Record<string, string>> | undefined
  status?: 'error'
  disabled?: boolean
  /** Id of the message or hint. */
  describedBy?: string
}

/** Attributes that name and describe a control to assistive technology. */
export function describe({ field, status, describedBy }: ControlProps): {
  'aria-required'?: true
  'aria-invalid'?: true
  'aria-describedby'?: string
} {
  return {
    ...(field.required ? { 'aria-required': true } : {}),
    ...(status === 'error' ? { 'aria-invalid': true } : {}),
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
  }
}

/** The properties of the library's controls (spec 2 §9), from those of a form's control. */
export function stored(props: ControlProps) {
  const { id, value, onChange, onBlur, disabled, status } = props
  return {
    id,
    value: value == null ? null : String(value as string | number),
    onChange: (next: string | null) => onChange(next),
    onBlur,
    ...(disabled !== undefined && { disabled }),
    ...(status && { status }),
    ...describe(props),
  }
}
