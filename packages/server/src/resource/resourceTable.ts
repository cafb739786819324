import type {
  EntityDefinition,
  Field,
  KnownValues,
  LineDefinition,
  Row,
  StoredColumns,
  StoredType,
} from '@lading/core/entity'
import {
  defaultOf,
  entityPaths,
  isListField,
  KINDS,
  ORDER_FIELD,
  snakeCase,
  STORED_COLUMNS,
} from '@lading/core/entity'
import { queryField } from '@lading/core/query'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { ColumnKind, ListColumn } from '../list/listSpec'

/** One stored field: its column and how its values look. */
export interface StoredField {
  name: string
  column: string
  kind: ColumnKind
  /** Type of the column; the CLI's migrations write the same (agreed table of types). */
  type: StoredType
  field: Field
}

/** A table of an entity or of its lines. */
export interface StoredTable {
  table: string
  fields: readonly StoredField[]
  byName: ReadonlyMap<string, StoredField>
}

/** The line table of an entity. */
export interface StoredLines extends StoredTable {
  key: string
  definition: LineDefinition
}

/** Everything stored of an entity. */
export interface ResourceTables {
  entity: EntityDefinition
  header: StoredTable
  lines: readonly StoredLines[]
}

function storedTable(table: string, fields: Record<string, Field>): StoredTable {
  const stored = Object.entries(fields).map(([name, field]) => ({
    name,
    column: snakeCase(name),
    field,
    kind: queryField(field).type,
    type: KINDS[field.kind].stored,
  }))
  return { table, fields: stored, byName: new Map(stored.map((entry) => [entry.name, entry])) }
}

/** The tables of an entity: names and columns as the CLI's migrations make them. */
export function resourceTables(entity: EntityDefinition): ResourceTables {
  return {
    entity,
    header: storedTable(entityPaths(entity).table, entity.fields),
    lines: Object.entries(entity.lines ?? {}).map(([key, definition]) => ({
      ...storedTable(snakeCase(key), definition.fields),
      key,
      definition,
    })),
  }
}

/** The kinds of the columns that only the server writes. */
const STORED_KINDS: Record<keyof StoredColumns, ListColumn['kind']> = {
  id: 'text',
  version: 'integer',
  tenantId: 'integer',
  sysOrgCode: 'text',
  createBy: 'text',
  createTime: 'instant',
  updateBy: 'text',
  updateTime: 'instant',
}
/** Whether people look for the field's values by how they begin: numbers of documents, codes of masters. */
export const isLookedUp = (field: Field): boolean =>
  KINDS[field.kind].stored === 'text' && (KINDS[field.kind].numbered === true || field.unique === true)

const columnsByTable = new WeakMap<StoredTable, ReadonlyMap<string, ListColumn>>()

/** What lists and data rules of a header may name, over the alias `t`. The tenant is no choice of a caller. */
export function listColumns(header: StoredTable): ReadonlyMap<string, ListColumn> {
  const known = columnsByTable.get(header)
  if (known) return known
  const fields = new Map<string, ListColumn>()
  const add = (name: string, column: string, rest: Omit<ListColumn, 'column'>) =>
    fields.set(name, { column: sql`t.${sql.identifier(column)}`, ...rest })
  for (const name of STORED_COLUMNS)
    if (name !== 'tenantId')
      add(name, snakeCase(name), {
        kind: STORED_KINDS[name],
        // Codes of departments (`departmentCodes.ts`): most people's lists are bound by how they begin.
        ...(name === 'sysOrgCode' ? { capitals: true } : {}),
      })
  for (const { name, column, kind, field } of header.fields)
    add(name, column, {
      kind,
      ...(isListField(field) ? { multiple: true } : {}),
      ...(isLookedUp(field) ? { beginnings: true } : {}),
    })
  columnsByTable.set(header, fields)
  return fields
}

const aliased = (alias: string, column: string, name: string): SQL =>
  sql`${sql.identifier(alias)}.${sql.identifier(column)} AS ${sql.identifier(name)}`

/** `alias.column AS "field", …` of a header or, with `line`, of lines; fields that are `hidden` are not read. */
export function selection(
  table: StoredTable,
  alias: string,
  line = false,
  hidden: ReadonlySet<string> = new Set(),
): SQL {
  const shown = table.fields.filter(({ name }) => !hidden.has(name))
  const own = shown.map(({ column, name }) => aliased(alias, column, name))
  const stored = STORED_COLUMNS.map((name) => aliased(alias, snakeCase(name), name))
  const placed = line
    ? [aliased(alias, 'parent_id', 'parentId'), aliased(alias, 'order_num', ORDER_FIELD)]
    : []
  return sql.join([...stored, ...placed, ...own], sql`, `)
}

/** A new row as it would be stored: every field with its default, or nothing. */
export const emptyStored = (fields: readonly StoredField[], known?: KnownValues): Row =>
  Object.fromEntries(fields.map(({ name, field }) => [name, defaultOf(field, known) ?? null]))
