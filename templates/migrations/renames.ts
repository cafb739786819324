import type { MigrationStep } from './migrations'
import { nextNumber } from './number'
import type { TableSchema } from '@lading/core/tables'
import { goneColumns } from '@lading/core/tables'
import { indexName, renameColumn, renameIndex, sqlName } from '@lading/core/tables'

/** A column that went away in the same step as one of its type came: it may have been meant as another name. */
export interface LikelyRename {
  table: string
  from: string
  to: string
}

/** Columns that seem to have been renamed by hand: one went, one of the same type came. */
export function likelyRenames(
  before: readonly TableSchema[] | undefined,
  now: readonly TableSchema[],
): LikelyRename[] {
  return now.flatMap(({ name, columns }) => {
    const old = before?.find((each) => each.name === name)
    if (!old) return []
    const lost = Object.keys(old.columns).filter(
      (column) => !Object.hasOwn(columns, column) && !Object.hasOwn(goneColumns(old), column),
    )
    const added = Object.keys(columns).filter((column) => !Object.hasOwn(old.columns, column))
    return lost.flatMap((from) => {
      const like = added.filter((column) => columns[column] === old.columns[from])
      return like.length === 1 ? [{ table: name, from, to: like[0]! }] : []
    })
  })
}

/**
 * The step that calls a column otherwise, with its data and its indexes, and the tables after it.
 *
 * @param ids of the steps so far, also of those added by hand
 */
export function renameStep(
  before: readonly TableSchema[],
  table: string,
  from: string,
  to: string,
  ids: readonly string[],
): { step: MigrationStep; schema: TableSchema[] } {
  const first = before[0]!.name
  const swap = (column: string) => (column === from ? to : column)
  const schema = before.map((each) => {
    if (each.name !== table) return each
    const columns = Object.fromEntries(Object.entries(each.columns).map(([name, type]) => [swap(name), type]))
    const indexes = each.indexes && { indexes: each.indexes.map(swap) }
    return { ...each, columns, unique: each.unique.map(swap), ...indexes }
  })
  const sql = [
    renameColumn(table, from, to),
    ...['key', 'idx'].map((kind) => renameIndex(indexName(table, from, kind), indexName(table, to, kind))),
  ].join('\n')
  return { step: { id: `${first}_${nextNumber(first, ids)}_rename_${from}`, sql }, schema }
}

/** What an entity is called, as far as the database knows it. */
export interface EntityNames {
  key: string
  /** What its permission codes begin with, without a colon: `sales:saQuotation`. */
  prefix: string
  /** Path of its list: `/sales/quotation`. */
  route: string
}

/** An entity's old or new names, and those of its lines that change with it. */
export interface RenamedEntity {
  from: EntityNames
  to: EntityNames
  /** Table before → table now: of the entity itself first, then of lines that are called after it. */
  tables: Readonly<Record<string, string>>
  /** Key of the lines before → now. */
  lines: Readonly<Record<string, string>>
}

/**
 * The step that calls an entity otherwise: its tables with their data and indexes, and whatever the server keeps beside
 * its records: rights, history, files, approvals, what was made from what, numbers, views.
 *
 * @param ids of the steps so far, also of those added by hand
 */
export function renameEntityStep(
  before: readonly TableSchema[],
  { from, to, tables, lines }: RenamedEntity,
  ids: readonly string[],
): { step: MigrationStep; schema: TableSchema[] } {
  const called = (table: string) => tables[table] ?? table
  const schema = before.map((table) => ({
    ...table,
    name: called(table.name),
    ...(table.parent === undefined ? {} : { parent: called(table.parent) }),
  }))
  const renamed = before.filter(({ name }) => called(name) !== name)
  const first = called(before[0]!.name)
  const sql = [
    ...renamed.map(({ name }) => `alter table ${sqlName(name)} rename to ${sqlName(called(name))};`),
    ...renamed.flatMap((table) =>
      indexesOf(table).map((parts) =>
        renameIndex(indexName(table.name, ...parts), indexName(called(table.name), ...parts)),
      ),
    ),
    ...besideRecords(from, to, { tables, lines }),
    ...rights(from.prefix, to.prefix, lines),
  ].join('\n')
  return { step: { id: `${first}_${nextNumber(first, ids)}_rename_entity`, sql }, schema }
}

/** The last parts of the names of a table's indexes. */
function indexesOf({ parent, unique, indexes = [] }: TableSchema): string[][] {
  return [
    ['pkey'],
    [parent === undefined ? 'newest' : 'order', 'idx'],
    ...unique.map((column) => [column, 'key']),
    ...indexes.map((column) => [column, 'idx']),
  ]
}

const text = (value: string) => `'${value.replaceAll("'", "''")}'`
const moved = (table: string, column: string, from: string, to: string) =>
  `update ${table} set ${column} = ${text(to)} where ${column} = ${text(from)};`

/** As {@link moved}, for what begins so. */
const swapped = (table: string, column: string, from: string, to: string) =>
  `update ${table} set ${column} = ${text(to)} || substr(${column}, ${from.length + 1}) where starts_with(${column}, ${text(from)});`

/** What the server keeps beside records, by the entity's key, its table or the path of its list. */
function besideRecords(
  from: EntityNames,
  to: EntityNames,
  { tables, lines }: Pick<RenamedEntity, 'tables' | 'lines'>,
): string[] {
  const [table = '', now = ''] = Object.entries(tables)[0] ?? []
  return [
    ...['sys_approval', 'sys_approval_task', 'sys_outbox'].map((each) =>
      moved(each, 'entity', from.key, to.key),
    ),
    moved('sys_record_origin', 'entity', from.key, to.key),
    moved('sys_record_origin', 'from_entity', from.key, to.key),
    ...Object.entries(tables).flatMap(([old, name]) =>
      ['sys_data_log', 'sys_file_reference'].map((each) => moved(each, 'data_table', old, name)),
    ),
    swapped('sys_sequence', 'name', `${table}.`, `${now}.`),
    ...['rows', 'records'].map((each) => moved('sys_seed', 'name', `${each}:${table}`, `${each}:${now}`)),
    swapped('sys_seed', 'name', `files:${table}.`, `files:${now}.`),
    ...Object.entries(lines).flatMap(([old, name]) => [
      swapped('sys_seed', 'name', `files:${now}.${old}.`, `files:${now}.${name}.`),
      `${swapped('sys_file_reference', 'field', `${old}.`, `${name}.`).slice(0, -1)} and data_table = ${text(now)};`,
    ]),
    moved('sys_user', 'home_path', from.route, to.route),
    ...['sys_super_query', 'sys_super_query_default'].flatMap((each) => [
      moved(each, 'page', from.route, to.route),
      moved(each, 'page', `view:${from.key}`, `view:${to.key}`),
    ]),
  ]
}

/** Codes of rights. The server hands grants over to the entries that have the new codes when it starts. */
function rights(from: string, to: string, lines: Readonly<Record<string, string>>): string[] {
  return [
    ...(from === to ? [] : [swapped('sys_permission', 'perms', `${from}:`, `${to}:`)]),
    ...Object.entries(lines).map(([old, now]) =>
      swapped('sys_permission', 'perms', `${to}:${old}:`, `${to}:${now}:`),
    ),
  ]
}
