import { KINDS } from '@lading/core/entity'
import type { EntityDefinition, Field } from '@lading/core/entity'
import type { ReactNode } from 'react'
import type { SourceRow } from '../../foundation/dataSource'
import { isNumeric } from '../../foundation/format/fieldFormat'

/** A column as pages write it: the name of a field, or a column of one's own. */
export type DataColumn = string | DataColumnDefinition

/** A column with more than a name. */
export interface DataColumnDefinition {
  /** Name of the field. */
  field: string
  /** In pixels. @default the field's own, or by its kind */
  width?: number
  /** @default false */
  fixed?: boolean
  /** @default true */
  sortable?: boolean
  /** Shows the cell in another way. */
  render?: (value: unknown, row: SourceRow) => ReactNode
}

/** A column whose field is known. */
export interface ResolvedColumn extends DataColumnDefinition {
  definition: Field
  width: number
  align: 'left' | 'right'
  sortable: boolean
}

/** Pixels of a column of which nobody says more. */
const WIDTH = 140

/**
 * Columns with their fields, widths (spec 2 §9) and alignment.
 *
 * @throws when a name is not a field of the entity.
 */
export function resolveColumns(
  entity: Pick<EntityDefinition, 'key' | 'fields' | 'title'>,
  columns: readonly DataColumn[],
): ResolvedColumn[] {
  return columns.map((column) => {
    const given = typeof column === 'string' ? { field: column } : column
    const definition = entity.fields[given.field]
    if (!definition) {
      const known = Object.keys(entity.fields).join(', ')
      throw new Error(`DataTable: ${entity.key} has no field "${given.field}". Its fields: ${known}.`)
    }
    return {
      ...given,
      definition,
      width: given.width ?? definition.width ?? KINDS[definition.kind].width ?? WIDTH,
      align: isNumeric(definition) ? 'right' : 'left',
      sortable: given.sortable ?? KINDS[definition.kind].sortable ?? true,
    }
  })
}
