import type { Hole } from '../code/code'
import { Code, code, literal } from '../code/code'
import { escapeString } from '../code/escape'
import type { PageModel } from '../model'
import type { TableSchema } from './schema'
import { addColumn, createIndex, createTable, createUnique, isWidening, widenColumn } from './sql'

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
  const numbers = ids.map((id) => Number(/_(\d{4,9})_/.exec(id.slice(table.length))?.[1] ?? 0))
  const number = String(Math.max(ids.length, ...numbers) + 1).padStart(4, '0')
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
    return { ...each, columns: { ...old?.columns, ...each.columns } }
  })
  return [...merged, ...kept]
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
