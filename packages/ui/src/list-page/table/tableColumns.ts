import { KINDS } from '@lading/core/entity'
import type { EntityDefinition, Field } from '@lading/core/entity'
import type { Text } from '@lading/core/text'
import type { ReactNode } from 'react'
import type { SourceRow } from '../../foundation/dataSource'
import { isNumeric } from '../../foundation/format/fieldFormat'

/** A column as pages write it: the name of a field, or a column of one's own. */
export type DataColumn = string | DataColumnDefinition | OwnColumn

/** A column of a field with more than its name. */
export interface DataColumnDefinition {
  /** Name of the field. */
  field: string
  /** @default that of the field */
  title?: Text
  /** In pixels. @default fitted to what stands in it */
  width?: number
  /** @default false */
  fixed?: boolean
  /** @default true */
  sortable?: boolean
  /** Shows the cell in another way. */
  render?: (value: unknown, row: SourceRow) => ReactNode
}

/** A column that is no field: nothing sorts by it. */
export interface OwnColumn {
  /** Names it in the column settings; not the name of a field. */
  key: string
  title: Text
  render: (row: SourceRow) => ReactNode
  /** In pixels. @default 140 */
  width?: number
  /** @default false */
  fixed?: boolean
}

/** What differs from the definition's list: `false` leaves a column out, a new key adds one. */
export type ColumnChanges = Readonly<Record<string, false | ColumnChange>>

/** One column that differs. A key that is no field needs a `title` and a `render`. */
export type ColumnChange = Omit<DataColumnDefinition, 'field'> & {
  /** The column it stands behind. @default where it is defined, a new one at the end */
  after?: string
}

/** A column that is ready to be shown. */
export interface ResolvedColumn extends Omit<DataColumnDefinition, 'title'> {
  /** Absent: it is no field. */
  definition?: Field
  title: Text
  /** Fixed by the page; otherwise it is fitted. */
  width?: number
  align: 'left' | 'right'
  sortable: boolean
}

/** The columns of a page, given whole or as what differs from the list of the definition. */
export function chosenColumns(
  entity: Pick<EntityDefinition, 'fields' | 'list'>,
  given: readonly DataColumn[] | ColumnChanges | undefined,
): readonly DataColumn[] {
  if (!given) return entity.list
  if (Array.isArray(given)) return given as readonly DataColumn[]
  const changes = given as ColumnChanges
  const order = entity.list.filter((name) => changes[name] !== false)
  for (const [name, change] of Object.entries(changes)) {
    if (!change || (order.includes(name) && change.after === undefined)) continue
    const rest = order.filter((each) => each !== name)
    const at = change.after === undefined ? rest.length : rest.indexOf(change.after) + 1 || rest.length
    order.splice(0, order.length, ...rest.slice(0, at), name, ...rest.slice(at))
  }
  return order.map((name): DataColumn => {
    const change = changes[name]
    if (!change) return name
    const { after: _after, render, title, ...rest } = change
    if (entity.fields[name])
      return { field: name, ...rest, ...(title && { title }), ...(render && { render }) }
    const { width, fixed } = rest
    const own: OwnColumn = {
      key: name,
      title: title ?? { zh: '', en: '' },
      render: (row) => render?.(undefined, row),
      ...(width !== undefined && { width }),
      ...(fixed !== undefined && { fixed }),
    }
    return own
  })
}

/**
 * Columns with their fields and alignment.
 *
 * @throws when a name is not a field of the entity.
 */
export function resolveColumns(
  entity: Pick<EntityDefinition, 'key' | 'fields' | 'title'>,
  columns: readonly DataColumn[],
): ResolvedColumn[] {
  return columns.map((column) => {
    if (typeof column === 'object' && 'key' in column) {
      const { key, render, ...rest } = column
      return { ...rest, field: key, render: (_, row) => render(row), align: 'left', sortable: false }
    }
    const given = typeof column === 'string' ? { field: column } : column
    const definition = entity.fields[given.field]
    if (!definition) {
      const known = Object.keys(entity.fields).join(', ')
      throw new Error(`DataTable: ${entity.key} has no field "${given.field}". Its fields: ${known}.`)
    }
    return {
      ...given,
      definition,
      title: given.title ?? definition,
      align: isNumeric(definition) ? 'right' : 'left',
      sortable: given.sortable ?? KINDS[definition.kind].sortable ?? true,
    }
  })
}
