import type { EntityDefinition, Field, FieldKind } from '@lading/core/entity'
import { entityPaths, ORDER_FIELD, snakeCase, STORED_COLUMNS as STORED } from '@lading/core/entity'

/** A table as the migrations know it. Kept in the lock, so that the next run can tell what is new. */
export interface TableSchema {
  name: string
  /** Table of the master whose lines these are. */
  parent?: string
  /** Column → type, own fields only. */
  columns: Record<string, string>
  /** Columns whose values are unique per tenant (lines: per parent). */
  unique: string[]
  /** Columns by which a long list is looked through: the id, the state, ranges of the query. Missing in older locks. */
  indexes?: string[]
}

const TYPES: Partial<Record<FieldKind, string>> = {
  integer: 'integer',
  rowNumber: 'integer',
  year: 'integer',
  decimal: 'numeric(20,6)',
  quantity: 'numeric(20,6)',
  score: 'numeric(20,6)',
  money: 'numeric(20,6)',
  percent: 'numeric(20,6)',
  rate: 'numeric(20,6)',
  date: 'date',
  datetime: 'timestamp(0)',
}

/** Columns that the server keeps for every record and line; a field may not take one. */
export const STORED_COLUMNS: readonly string[] = [...STORED, 'parentId', ORDER_FIELD].map(snakeCase)

/** PostgreSQL type of a field's column. Kinds not named hold text; a boolean is 'Y' or 'N' (spec 2 §4, "Switch"). */
export function columnSqlType(kind: FieldKind): string {
  return TYPES[kind] ?? 'text'
}

/** The tables of an entity: its own first, then one per kind of lines. */
export function entitySchema(entity: EntityDefinition): TableSchema[] {
  const { table } = entityPaths(entity)
  return [
    { ...tableSchema(table, entity.fields), indexes: lookedThrough(entity) },
    ...Object.entries(entity.lines ?? {}).map(([key, line]) => ({
      ...tableSchema(snakeCase(key), line.fields),
      parent: table,
    })),
  ]
}

/** Newest first is an index of every table, and codes are unique; more than these would cost every import dearly. */
function lookedThrough(entity: EntityDefinition): string[] {
  const states = Object.entries(entity.fields).filter(([, { kind }]) => kind === 'status')
  const ranges = entity.query.flatMap((item) => (typeof item === 'string' ? [] : Object.keys(item)))
  return [...new Set(['id', ...states.map(([field]) => snakeCase(field)), ...ranges.map(snakeCase)])]
}

function tableSchema(name: string, fields: Record<string, Field>): TableSchema {
  const entries = Object.entries(fields)
  return {
    name,
    columns: Object.fromEntries(entries.map(([field, { kind }]) => [snakeCase(field), columnSqlType(kind)])),
    unique: entries.filter(([, field]) => field.unique).map(([field]) => snakeCase(field)),
  }
}
