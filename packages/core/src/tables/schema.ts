import { STORED_COLUMNS } from '../entity/emptyRecord'
import { isListField } from '../entity/fieldKinds'
import { entityPaths, snakeCase } from '../entity/paths'
import type { EntityDefinition, Field } from '../entity/types'
import { ORDER_FIELD } from '../entity/types'
import { KINDS } from '../kinds'
import type { FieldKind, StoredType } from '../kinds'

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
  /**
   * Columns that no field has any more and the version of the project in which they went; they keep their data until
   * `lading prune`. Missing: none. Older locks list them without versions.
   */
  gone?: Record<string, string> | string[]
  /** The version of the project in which these lines went from the definition; the table keeps its data. */
  removed?: string
}

/** Columns that no field has any more, with the version in which each went; of older locks it is unknown: `''`. */
export function goneColumns({ gone = {} }: TableSchema): Record<string, string> {
  return Array.isArray(gone) ? Object.fromEntries(gone.map((column) => [column, ''])) : gone
}

const SQL_TYPES: Readonly<Record<StoredType, string>> = {
  text: 'text',
  integer: 'integer',
  numeric: 'numeric(20,6)',
  date: 'date',
  timestamp: 'timestamp(0)',
}

/** Columns that the server keeps for every record and line; a field may not take one. */
export const TABLE_COLUMNS: readonly string[] = [...STORED_COLUMNS, 'parentId', ORDER_FIELD].map(snakeCase)

/** PostgreSQL type of the column of a field, as `create table` writes it; it follows from how the kind is stored. */
export function columnSqlType(kind: FieldKind): string {
  return SQL_TYPES[KINDS[kind].stored]
}

/** The tables of an entity: its own first, then one per kind of lines. */
export function entitySchema(entity: EntityDefinition): TableSchema[] {
  const { table } = entityPaths(entity)
  return [
    {
      ...tableSchema(table, entity.fields),
      indexes: [...new Set([...lookedThrough(entity), ...naming(entity.fields)])],
    },
    ...Object.entries(entity.lines ?? {}).map(([key, line]) => ({
      ...tableSchema(snakeCase(key), line.fields),
      parent: table,
      ...(naming(line.fields).length > 0 ? { indexes: naming(line.fields) } : {}),
    })),
  ]
}

/** Columns that name a record: who deletes it asks for them. Of several values an index would tell nothing. */
function naming(fields: Record<string, Field>): string[] {
  return Object.entries(fields)
    .filter(([, field]) => KINDS[field.kind].names === 'record' && !isListField(field))
    .map(([name]) => snakeCase(name))
}

/** Newest first is an index of every table, and codes are unique; more than these would cost every import dearly. */
function lookedThrough(entity: EntityDefinition): string[] {
  const states = Object.entries(entity.fields).filter(([, { kind }]) => KINDS[kind].choices === 'states')
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
