import type { TableSchema } from './schema'

/** Words that PostgreSQL takes as a name only in quotes (its reserved key words). */
const RESERVED = new Set(
  `all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation
  column concurrently constraint create cross current_catalog current_date current_role current_schema current_time
  current_timestamp current_user default deferrable desc distinct do else end except false fetch for foreign freeze
  from full grant group having ilike in initially inner intersect into is isnull join lateral leading left like limit
  localtime localtimestamp natural not notnull null offset on only or order outer overlaps placing primary references
  returning right select session_user similar some symmetric system_user table tablesample then to trailing true union
  unique user using variadic verbose when where window with`.split(/\s+/),
)

/** PostgreSQL cuts longer names off. */
const MAX_NAME_LENGTH = 63

/** A name of a table or column, quoted when it must be. */
export function sqlName(name: string): string {
  return RESERVED.has(name) ? `"${name}"` : name
}

/** Name of an index; a long one is shortened by a check sum, so that two never become the same. */
export function indexName(...parts: string[]): string {
  const name = parts.join('_')
  if (name.length <= MAX_NAME_LENGTH) return name
  let sum = 0
  for (const character of name) sum = (Math.imul(sum, 31) + character.codePointAt(0)!) >>> 0
  const tail = `_${sum.toString(36)}`
  return name.slice(0, MAX_NAME_LENGTH - tail.length) + tail
}

/** `CREATE TABLE` with the stored columns that every record has, and the indexes every list needs. */
export function createTable(table: TableSchema): string {
  return tableStatements(table).join('\n')
}

/** `createTable` whose unique columns also give the order of a list (`createUnique`). */
export function createSortedTable(table: TableSchema): string {
  return tableStatements(table, true).join('\n')
}

/**
 * `CREATE TABLE` where there is none of that name yet. One that a stored form made keeps its records and gets the columns
 * and indexes that it lacks.
 */
export function adoptTable(table: TableSchema): string {
  const [create, ...indexes] = tableStatements(table).map((each) =>
    each.replace(/^create (table|index|unique index) (?!if )/, 'create $1 if not exists '),
  )
  const columns = Object.keys(table.columns).map((column) =>
    addColumn(table, column).replace(' add column ', ' add column if not exists '),
  )
  return [create, ...columns, ...indexes].join('\n')
}

function tableStatements(table: TableSchema, sorted = false): string[] {
  const name = sqlName(table.name)
  const parent = table.parent && [
    `parent_id text not null references ${sqlName(table.parent)} (id) on delete cascade`,
    'order_num integer not null default 0',
  ]
  const columns = [
    'id text primary key',
    'version integer not null default 1',
    'tenant_id integer not null default 0',
    "sys_org_code text not null default ''",
    "create_by text not null default ''",
    'create_time timestamptz(3) not null default now()',
    "update_by text not null default ''",
    'update_time timestamptz(3) not null default now()',
    ...(parent || []),
    ...Object.entries(table.columns).map(([column, type]) => `${sqlName(column)} ${type}`),
  ]
  const order = table.parent ? 'parent_id, order_num' : 'tenant_id, create_time desc, id desc'
  return [
    `create table ${name} (\n  ${columns.join(',\n  ')}\n);`,
    `create index ${indexName(table.name, table.parent ? 'order' : 'newest', 'idx')} on ${name} (${order});`,
    ...table.unique.map((column) => createUnique(table, column, sorted)),
    ...(table.indexes ?? []).map((column) => createIndex(table, column)),
  ]
}

/** Names of the indexes that a table is made with. */
export function indexNames(table: TableSchema): string[] {
  return [
    indexName(table.name, table.parent ? 'order' : 'newest', 'idx'),
    ...table.unique.map((column) => indexName(table.name, column, 'key')),
    ...(table.indexes ?? []).map((column) => indexName(table.name, column, 'idx')),
  ]
}

/**
 * Blank values may repeat.
 * @param sorted rows without a value are in the index, too: only then it gives the order of a whole list. @default false
 */
export function createUnique(table: TableSchema, column: string, sorted = false): string {
  const scope = table.parent ? 'parent_id' : 'tenant_id'
  const index = indexName(table.name, column, 'key')
  const which = sorted ? '' : ` where ${sqlName(column)} is not null`
  return `create unique index ${index} on ${sqlName(table.name)} (${scope}, ${sqlName(column)})${which};`
}

/**
 * The index for a sort by the column or, of a text, for its equal values newest first; both count without the rows.
 * One that was added by hand under the same name stays.
 */
export function createIndex(table: TableSchema, column: string): string {
  const name = sqlName(column)
  const rest =
    column === 'id' ? '' : table.columns[column] === 'text' ? ', create_time desc, id desc' : ', id desc'
  const own = table.columns[column] === 'text' ? name : `${name} desc`
  return `create index if not exists ${indexName(table.name, column, 'idx')} on ${sqlName(table.name)} (tenant_id, ${own}${rest});`
}

/** Statement that adds a column with its type of the schema. @param column name as in `table.columns` */
export function addColumn(table: TableSchema, column: string): string {
  return `alter table ${sqlName(table.name)} add column ${sqlName(column)} ${table.columns[column]};`
}

/** A change of type that loses nothing: to text, or from integer to numeric. */
export function widenColumn(table: TableSchema, column: string): string {
  const type = table.columns[column]!
  const name = sqlName(column)
  return `alter table ${sqlName(table.name)} alter column ${name} type ${type} using ${name}::${type};`
}

/** Takes the index away under which values of the column were unique. */
export function dropUnique(table: TableSchema, column: string): string {
  return `drop index if exists ${indexName(table.name, column, 'key')};`
}

/** Statement that renames a column and keeps its values. */
export function renameColumn(table: string, from: string, to: string): string {
  return `alter table ${sqlName(table)} rename column ${sqlName(from)} to ${sqlName(to)};`
}

/** Calls an index otherwise, where there is one of that name. */
export function renameIndex(from: string, to: string): string {
  return `alter index if exists ${sqlName(from)} rename to ${sqlName(to)};`
}

/** Can stored values of the one type always be kept as the other? */
export function isWidening(from: string, to: string): boolean {
  return (
    to === 'text' ||
    (from === 'integer' && to.startsWith('numeric')) ||
    (from === 'date' && to === 'timestamp(0)')
  )
}
