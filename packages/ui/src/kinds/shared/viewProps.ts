import type { Field } from '@lading/core/entity'

/** What shows a value that is not empty. */
export interface ViewProps {
  field: Field
  /** As it is stored; lists joined by commas. */
  value: string
  /** The text that came with the value, of kinds whose view shows more than that. */
  text?: string | undefined
  /** Long texts are cut as tables cut them. */
  inTable: boolean
}
