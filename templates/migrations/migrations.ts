import type { Hole } from '../code/code'
import { Code, code, literal } from '../code/code'
import { escapeString } from '../code/escape'
import type { PageModel } from '../model'
import type { TableSchema } from './schema'
import {
  addColumn,
  createIndex,
  createTable,
  createUnique,
  indexName,
  isWidening,
  sqlName,
  widenColumn,
} from './sql'

/** A step of the database. Once released it never changes. */
export interface MigrationStep {
  id: string
  sql: string
}

/** A change of the definition that no migration can follow without losing data. */
export class MigrationError extends Error {}

/**
 * The step that leads from the tables as they were generated last to those of the definition now; none when they
 * are the same. Columns of removed fields stay, with their data.
 *
 * @param ids of the steps so far, also of those added by hand: the new one gets a number that none of them has
 * @throws MigrationError when the type of a column changes in a way that could lose data
 */
export function nextStep(
  before: readonly TableSchema[] | undefined,
  now: readonly TableSchema[],
  ids: readonly string[],
): MigrationStep | undefined {
  const table = now[0]!.name
  const number = nextNumber(table, ids)
  if (!before) return { id: `${table}_${number}_create`, sql: now.map(createTable).join('\n\n') }
  const added: string[] = []
  const statements = now.flatMap((each) => {
    const old = before.find(({ name }) => name === each.name)
    if (old) return changes(old, each, added)
    added.push(each.name)
    return [createTable(each)]
  })
  if (statements.length === 0) return undefined
  return { id: `${table}_${number}_${told(added, statements)}`, sql: statements.join('\n') }
}

/** What a step does, for its id. */
function told(added: readonly string[], statements: readonly string[]): string {
  if (added.length > 0) return added.length === 1 ? `add_${added[0]}` : 'add_columns'
  return statements.every((each) => each.startsWith('create index ')) ? 'list_indexes' : 'change_columns'
}

/** The tables after a step: what was there stays, with its columns. */
export function mergedSchema(
  before: readonly TableSchema[] | undefined,
  now: readonly TableSchema[],
): TableSchema[] {
  const kept = (before ?? []).filter((old) => !now.some(({ name }) => name === old.name))
  const merged = now.map((each) => {
    const old = before?.find(({ name }) => name === each.name)
    const gone = Object.keys(old?.columns ?? {}).filter((column) => !Object.hasOwn(each.columns, column))
    return { ...each, columns: { ...old?.columns, ...each.columns }, ...(gone.length > 0 ? { gone } : {}) }
  })
  return [...merged, ...kept]
}

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
      (column) => !Object.hasOwn(columns, column) && !old.gone?.includes(column),
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
    `alter table ${sqlName(table)} rename column ${sqlName(from)} to ${sqlName(to)};`,
    ...['key', 'idx'].map(
      (kind) =>
        `alter index if exists ${indexName(table, from, kind)} rename to ${indexName(table, to, kind)};`,
    ),
  ].join('\n')
  return { step: { id: `${first}_${nextNumber(first, ids)}_rename_${from}`, sql }, schema }
}

/** The number of the next step: one that none has. */
function nextNumber(table: string, ids: readonly string[]): string {
  const numbers = ids.map((id) => Number(/_(\d{4,9})_/.exec(id.slice(table.length))?.[1] ?? 0))
  return String(Math.max(ids.length, ...numbers) + 1).padStart(4, '0')
}

function changes(old: TableSchema, now: TableSchema, added: string[]): string[] {
  const columns = Object.entries(now.columns).flatMap(([column, type]) => {
    const was = old.columns[column]
    if (was === type) return []
    if (was === undefined) {
      added.push(column)
      return [addColumn(now, column)]
    }
    if (isWidening(was, type)) return [widenColumn(now, column)]
    throw new MigrationError(
      `Column ${now.name}.${column} would change from ${was} to ${type}, which could lose stored values. ` +
        'Give the field a new name, or keep its kind.',
    )
  })
  const unique = now.unique.filter((column) => !old.unique.includes(column))
  const indexes = (now.indexes ?? []).filter((column) => !old.indexes?.includes(column))
  return [
    ...columns,
    ...unique.map((column) => createUnique(now, column)),
    ...indexes.map((column) => createIndex(now, column)),
  ]
}

/** The file of steps; it only ever grows. */
export function renderMigrations({ key, entity }: PageModel, steps: readonly MigrationStep[]): string {
  return code`
import type { Migration } from '@lading/server'

/** ${entity.label.zh}: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const ${`${key}Migrations`}: Migration[] = [
  ${steps.map(step)}
]
`.text
}

function step({ id, sql }: MigrationStep): Hole {
  const text = new Code(`\`\n${escapeString(sql, '`')}\n\``)
  return code`{
    id: ${literal(id)},
    sql: ${text},
  },`
}
