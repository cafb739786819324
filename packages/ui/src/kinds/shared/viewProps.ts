import type { Field } from '@lading/core/entity'

/** What shows a value that is not empty. */
export interface ViewProps {
  field: Field
  /** As it is stored; lists joined by commas. */
  value: string
  /** Long texts are cut as tables cut them. */
  inTable: boolean
}
