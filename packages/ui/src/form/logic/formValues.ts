import { COMMENTS_FIELD, emptyRecord, KINDS, STORED_COLUMNS } from '@lading/core/entity'
import type { EntityDefinition, Field, KnownValues, LineChanges } from '@lading/core/entity'
import type { Row } from '@lading/core/rules'

/** Rows of every kind of lines, by the line's key. */
export type Lines = Record<string, Row[]>

/** Whether the field's value is the server's alone: shown, never sent. */
export function isComputed(entity: Pick<EntityDefinition, 'derive'>, name: string, field: Field): boolean {
  return (
    field.readonly === true || KINDS[field.kind].serverOnly === true || entity.derive?.[name] !== undefined
  )
}

/** Whether nobody types into the field: it is computed, or of a kind that only shows. */
export function isLocked(entity: Pick<EntityDefinition, 'derive'>, name: string, field: Field): boolean {
  return isComputed(entity, name, field) || KINDS[field.kind].shown === true
}

/** What a new record starts with: the fields' defaults, the first state of the workflow, then `initial`. */
export function newRecord(entity: EntityDefinition, initial: Row = {}, known?: KnownValues): Row {
  return { ...emptyRecord(entity, known), ...startOf(entity, withoutLines(entity, initial)) }
}

/**
 * What a new record and its lines start with, out of what was given. The copy of a stored record leaves behind what is
 * that record's alone: its id, version, number and state. No row of its lines is a stored one, or a save would send only
 * those that were changed.
 */
export function startOf(entity: EntityDefinition, initial: Row): Row {
  const start: Row = { ...initial }
  if (initial.id !== undefined) {
    for (const name of STORED_COLUMNS) delete start[name]
    for (const [name, field] of Object.entries(entity.fields)) {
      // Computed values follow from the others, here as there.
      const given = field.readonly === true && entity.derive?.[name] === undefined
      if (!(given && !KINDS[field.kind].shown) && !KINDS[field.kind].serverOnly) continue
      delete start[name]
      delete start[`${name}_dictText`]
    }
  }
  for (const key of Object.keys(entity.lines ?? {})) {
    const rows = initial[key]
    if (Array.isArray(rows))
      start[key] = (rows as Row[]).map(
        ({ id: _id, version: _version, [COMMENTS_FIELD]: _comments, ...row }) => row,
      )
  }
  return start
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
    if (isComputed(entity, name, field) || KINDS[field.kind].place) continue
    const value = values[name]
    body[name] = value === '' || value === undefined ? null : value
  }
  if (base) Object.assign(body, { id: base.id, version: base.version })
  return { ...body, ...changes }
}
