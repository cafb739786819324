import { emptyRecord } from '@lading/core/entity'
import type { EntityDefinition, Field, LineChanges } from '@lading/core/entity'
import type { Row } from '@lading/core/rules'

/** Rows of every kind of lines, by the line's key. */
export type Lines = Record<string, Row[]>

/** Whether the field's value is the server's alone: shown, never sent. */
export function isComputed(entity: Pick<EntityDefinition, 'derive'>, name: string, field: Field): boolean {
  return field.readonly === true || field.kind === 'status' || entity.derive?.[name] !== undefined
}

/** What a new record starts with: the fields' defaults, the first state of the workflow, then `initial`. */
export function newRecord(entity: EntityDefinition, initial: Row = {}): Row {
  return { ...emptyRecord(entity), ...withoutLines(entity, initial) }
}

/** The lines a record carries, by key; a kind it does not carry is empty. */
export function linesOf(entity: Pick<EntityDefinition, 'lines'>, record: Row): Lines {
  return Object.fromEntries(
    Object.keys(entity.lines ?? {}).map((key) => [
      key,
      Array.isArray(record[key]) ? (record[key] as Row[]) : [],
    ]),
  )
}

/** The record without its lines: what the form's own fields hold. */
export function withoutLines(entity: Pick<EntityDefinition, 'lines'>, record: Row): Row {
  const header = { ...record }
  for (const key of Object.keys(entity.lines ?? {})) delete header[key]
  return header
}

/**
 * The body of a save: the fields a client may write, id and version of the record it was made on, and the
 * changes of the lines.
 */
export function saveBody(
  entity: EntityDefinition,
  values: Row,
  base: Row | undefined,
  changes: Record<string, LineChanges>,
): Row {
  const body: Row = {}
  for (const [name, field] of Object.entries(entity.fields)) {
    if (isComputed(entity, name, field) || field.kind === 'rowNumber') continue
    const value = values[name]
    body[name] = value === '' || value === undefined ? null : value
  }
  if (base) Object.assign(body, { id: base.id, version: base.version })
  return { ...body, ...changes }
}
