import { KINDS } from '@lading/core/entity'
import type { Field } from '@lading/core/entity'

/** A field in the grid of a section. */
export interface PlacedField {
  name: string
  field: Field
  /** Takes the whole width. */
  wide: boolean
}

/**
 * The fields of a section in their order; they stand in as many columns as the width takes, but for a wide field that
 * stands alone in its row.
 *
 * @throws when a name is not a field.
 */
export function placeFields(
  fields: Readonly<Record<string, Field>>,
  rows: readonly (readonly string[])[],
): PlacedField[] {
  return rows.flatMap((row) =>
    row.map((name) => {
      const field = fields[name]
      if (!field) {
        throw new Error(
          `FormSection: there is no field "${name}". Fields: ${Object.keys(fields).join(', ')}.`,
        )
      }
      return { name, field, wide: row.length === 1 && KINDS[field.kind].wide === true }
    }),
  )
}
