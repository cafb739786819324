import type { EntityDefinition, Field } from '@lading/core/entity'
import { snakeCase } from '@lading/core/entity'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { ColumnKind } from '../list/listSpec'
import type { StoredField, StoredTable } from '../resource/resourceTable'
import type { ServedTable } from '../resource/servedTables'
import type { DataSource, ForeignColumn, ForeignTable } from './dataSource'
import { sourcePrefix } from './dataSource'

/** Column of a row's name; no name of a column can be this one. */
export const FOREIGN_ID = '$id'

const KINDS: Readonly<Record<ColumnKind, Pick<StoredField, 'type'> & { kind: Field['kind'] }>> = {
  text: { kind: 'text', type: 'text' },
  integer: { kind: 'integer', type: 'integer' },
  number: { kind: 'decimal', type: 'numeric' },
  date: { kind: 'date', type: 'date' },
  datetime: { kind: 'datetime', type: 'timestamp' },
  instant: { kind: 'datetime', type: 'timestamp' },
  boolean: { kind: 'boolean', type: 'text' },
}

const fieldOf = ({ kind, label }: ForeignColumn): Field => ({ kind: KINDS[kind].kind, zh: label, en: label })

/** A table of another database as reports know the tables of entities; who may list it holds the right of its source. */
export function foreignServed({ code }: DataSource, { key, label, columns }: ForeignTable): ServedTable {
  const entity: EntityDefinition = {
    key,
    name: key,
    label,
    area: 'foreign',
    title: '',
    fields: Object.fromEntries(columns.map((column) => [column.name, fieldOf(column)])),
    list: [],
    query: [],
    form: [],
    permissions: { prefix: sourcePrefix(code), actions: ['list'] },
    review: [],
  }
  const fields = columns.map(({ name, kind }): StoredField => ({
    name,
    column: snakeCase(name),
    kind,
    type: KINDS[kind].type,
    field: entity.fields[name]!,
  }))
  const header: StoredTable = { table: '', fields, byName: new Map(fields.map((each) => [each.name, each])) }
  return { entity, tables: { entity, header, lines: [] }, hooks: {} }
}

/** Its rows, under the names that the server gave. What the other database calls them stands in quotes. */
export function foreignRows({ schema, table, columns }: ForeignTable): SQL {
  const own = ({ column }: ForeignColumn) => sql`f.${sql.identifier(column)}`
  const shown = columns.map((each) => {
    const cast = each.as ? sql`::${sql.raw(each.as)}` : sql``
    return sql`${own(each)}${cast} AS ${sql.identifier(snakeCase(each.name))}`
  })
  const keys = columns.filter(({ key }) => key)
  const parts = (keys.length > 0 ? keys : columns).map(own)
  // Without a key equal rows have one name.
  const id =
    keys.length === 1
      ? sql`${parts[0]}::text`
      : sql`md5(jsonb_build_array(${sql.join(parts, sql`, `)})::text)`
  return sql`(SELECT ${sql.join(shown, sql`, `)}, ${id} AS ${sql.identifier(FOREIGN_ID)}
    FROM ${sql.identifier(schema)}.${sql.identifier(table)} f)`
}
