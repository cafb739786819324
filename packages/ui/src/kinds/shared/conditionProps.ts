import type { Field } from '@lading/core/entity'

/** What the control of one condition gets, in a search form or an advanced query. */
export interface ConditionProps {
  id: string
  field: Field
  /** Several values may be given: the condition asks for any of them. */
  multiple: boolean
  /** A text or number; a list where several may be given. */
  value: unknown
  /** A list where several may be given; `undefined` for nothing. */
  onChange: (value: unknown) => void
  placeholder: string
  /** The values there are, where they are known: the states of a workflow. @default by the field's dictionary */
  options?: readonly { value: string; text: string }[]
}

/** The properties of the library's controls, which store several values joined by commas. */
export function storedCondition({ id, value, multiple, onChange, placeholder }: ConditionProps) {
  const joined = Array.isArray(value) ? value.join(',') : (value as string | null | undefined)
  return {
    id,
    placeholder,
    value: joined || null,
    onChange: (next: string | null) => {
      if (multiple) onChange(next ? next.split(',') : [])
      else onChange(next ?? undefined)
    },
  }
}
