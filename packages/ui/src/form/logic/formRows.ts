import { KINDS } from '@lading/core/entity'
import type { Field } from '@lading/core/entity'

/** Most fields beside each other (spec 2 §9: "detail list columns max 4"). */
export const MAX_COLUMNS = 4

/** A field in the grid of a section. */
export interface PlacedField {
  name: string
  field: Field
  /** Columns it takes. */
  span: number
  /** Begins a new row. */
  first: boolean
}

/**
 * The fields of a section in their grid: as many columns as its longest row has fields, at most four; a wide
 * field that stands alone takes the whole row.
 *
 * @throws when a name is not a field.
 */
export function placeFields(
  fields: Readonly<Record<string, Field>>,
  rows: readonly (readonly string[])[],
): { columns: number; placed: PlacedField[] } {
  const columns = Math.min(MAX_COLUMNS, Math.max(1, ...rows.map((row) => row.length)))
  const placed = rows.flatMap((row) =>
    row.map((name, index) => {
      const field = fields[name]
      if (!field) {
        throw new Error(
          `FormSection: there is no field "${name}". Fields: ${Object.keys(fields).join(', ')}.`,
        )
      }
      const span = row.length === 1 && KINDS[field.kind].wide ? columns : 1
      return { name, field, span, first: index === 0 }
    }),
  )
  return { columns, placed }
}
