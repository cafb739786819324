import {
  addColumn,
  createIndex,
  createTable,
  createUnique,
  dropUnique,
  goneColumns,
  indexName,
  isWidening,
  renameColumn,
  renameIndex,
  widenColumn,
} from '@lading/core/tables'
import type { TableSchema } from '@lading/core/tables'
import type { Hole } from '../code/code'
import { Code, code, literal } from '../code/code'
import { escapeString } from '../code/escape'
import type { PageModel } from '../model'
import { convertColumn, isConvertible } from './convert'
import { nextNumber } from './number'

/** A step of the database. Once released it never changes. */
export interface MigrationStep {
  id: string
  sql: string
}

/** A change of the definition that no migration can follow without losing data. */
export class MigrationError extends Error {
  /** @param fix what to do about it */
  constructor(
    message: string,
    readonly fix: string,
  ) {
    super(message)
  }
}

/** How a step may be made. */
export interface StepOptions {
  /** Values of a column whose type changes are read as the new type; the old column stays, with all of them. */
  convert?: boolean
}

/**
 * The step that leads from the tables as they were generated last to those of the definition now; none when they
 * are the same. Columns of removed fields stay, with their data.
 *
 * @param ids of the steps so far, also of those added by hand: the new one gets a number that none of them has
 * @throws MigrationError when the type of a column changes in a way that could lose data, and no conversion was asked for
 */
export function nextStep(
  before: readonly TableSchema[] | undefined,
  now: readonly TableSchema[],
  ids: readonly string[],
  { convert = false }: StepOptions = {},
): MigrationStep | undefined {
  const table = now[0]!.name
  const number = nextNumber(table, ids)
  if (!before) return { id: `${table}_${number}_create`, sql: now.map(createTable).join('\n\n') }
  const added: string[] = []
  const statements = now.flatMap((each) => {
    const old = before.find(({ name }) => name === each.name)
    if (old) return changes(old, each, added, convert ? number : undefined)
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

/** What the tables after a step depend on besides the definition. */
export interface SchemaOptions {
  /** Ids of the steps before it. @default none */
  ids?: readonly string[]
  /** Version of the project, noted beside what goes. @default '' */
  version?: string
}

/** The tables after a step: what was there stays, with its columns; it is noted when each of them went. */
export function mergedSchema(
  before: readonly TableSchema[] | undefined,
  now: readonly TableSchema[],
  { ids = [], version = '' }: SchemaOptions = {},
): TableSchema[] {
  const number = nextNumber(now[0]!.name, ids)
  const kept = (before ?? [])
    .filter((old) => !now.some(({ name }) => name === old.name))
    .map((old) => ({ ...old, removed: old.removed ?? version }))
  const merged = now.map((each) => {
    const old = before?.find(({ name }) => name === each.name)
    if (!old) return each
    const earlier = goneColumns(old)
    const columns = { ...old.columns }
    const gone: Record<string, string> = {}
    for (const [column, type] of Object.entries(old.columns)) {
      const wanted = each.columns[column]
      if (wanted === undefined) gone[column] = earlier[column] ?? version
      else if (wanted !== type && !isWidening(type, wanted)) {
        columns[columnBefore(column, number)] = type
        gone[columnBefore(column, number)] = version
      }
    }
    return {
      ...each,
      columns: { ...columns, ...each.columns },
      ...(Object.keys(gone).length > 0 ? { gone } : {}),
    }
  })
  return [...merged, ...kept]
}

/** What the column of the old type is called once its values were read as the new one. */
const columnBefore = (column: string, number: string) => indexName(column, 'before', number)

/** @param number of the step, where values may be converted */
function changes(old: TableSchema, now: TableSchema, added: string[], number: string | undefined): string[] {
  const indexes = (now.indexes ?? []).filter((column) => !old.indexes?.includes(column))
  const unique = now.unique.filter((column) => !old.unique.includes(column))
  const columns = Object.entries(now.columns).flatMap(([column, type]) => {
    const was = old.columns[column]
    if (was === type) return []
    if (was === undefined) {
      added.push(column)
      return [addColumn(now, column)]
    }
    if (isWidening(was, type)) return [widenColumn(now, column)]
    if (number === undefined || !isConvertible(was, type)) throw noWay(now.name, column, was, type)
    const before = columnBefore(column, number)
    // The indexes follow the column to its new name: the one that takes its place gets its own.
    const again = (now.indexes ?? []).includes(column) && !indexes.includes(column)
    const oneAgain = now.unique.includes(column) && !unique.includes(column)
    return [
      renameColumn(now.name, column, before),
      ...(again ? [renameIndex(indexName(now.name, column, 'idx'), indexName(now.name, before, 'idx'))] : []),
      ...(oneAgain ? [dropUnique(now, column)] : []),
      addColumn(now, column),
      convertColumn(now, column, before, was),
      ...(oneAgain ? [createUnique(now, column)] : []),
      ...(again ? [createIndex(now, column)] : []),
    ]
  })
  const noLonger = old.unique.filter(
    (column) => Object.hasOwn(now.columns, column) && !now.unique.includes(column),
  )
  return [
    ...columns,
    ...noLonger.map((column) => dropUnique(now, column)),
    ...unique.map((column) => createUnique(now, column)),
    ...indexes.map((column) => createIndex(now, column)),
  ]
}

function noWay(table: string, column: string, from: string, to: string): MigrationError {
  const change = `Column ${table}.${column} would change from ${from} to ${to}`
  return isConvertible(from, to)
    ? new MigrationError(
        `${change}, and values that do not fit would be lost.`,
        'Run "lading generate --convert": values that fit are taken over, and the old column stays beside it until "lading prune". Or keep the kind of the field.',
      )
    : new MigrationError(
        `${change}, which could lose stored values.`,
        'Give the field a new name, or keep its kind.',
      )
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
