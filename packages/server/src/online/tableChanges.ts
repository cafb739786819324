import type { TableSchema } from '@lading/core/tables'
import {
  addColumn,
  createIndex,
  createSortedTable,
  createUnique,
  goneColumns,
  indexName,
  isWidening,
  sqlName,
  widenColumn,
} from '@lading/core/tables'
import { conversion } from './conversion'
import { beginningsName } from './names'

/** A column whose values another one has taken over; it keeps those that could not be read. */
export interface KeptColumn {
  table: string
  column: string
  /** The name under which it is kept. */
  as: string
  type: string
  /** Type of the column that took its place. */
  became: string
}

/** One thing that a change of a form does to its tables. */
export interface TableChange {
  kind: 'table' | 'add' | 'back' | 'widen' | 'retype' | 'restore' | 'gone' | 'goneTable' | 'unique' | 'free'
  table: string
  column?: string
  from?: string
  to?: string
}

/** What publishing does to the tables of a form. */
export interface TablePlan {
  /** Statements of PostgreSQL, in their order; every name in them was assigned by the server. */
  statements: string[]
  changes: TableChange[]
  /** The tables as they are afterwards, with the columns that are kept. */
  tables: TableSchema[]
  kept: KeptColumn[]
}

/** Columns that are kept of removed fields. */
const hidden = (table: TableSchema): string[] => Object.keys(goneColumns(table))

const used = (table: TableSchema | undefined) =>
  Object.keys(table?.columns ?? {}).filter((column) => !hidden(table!).includes(column))

/** A name that no column of the table has. */
function keptName(column: string, number: number, taken: readonly string[]): string {
  const name = indexName(column, `v${number}`)
  return taken.includes(name) ? keptName(column, number + 1, taken) : name
}

/** Statements that rename a column away, with the indexes that served it. */
const setAside = (table: string, column: string, as: string) => [
  `drop index if exists ${indexName(table, column, 'idx')};`,
  `drop index if exists ${indexName(table, column, 'key')};`,
  `drop index if exists ${beginningsName(table, column)};`,
  `alter table ${sqlName(table)} rename column ${sqlName(column)} to ${sqlName(as)};`,
]

function changeTable(
  old: TableSchema,
  now: TableSchema,
  { number, restore = [] }: PlanOptions,
  plan: TablePlan,
): TableSchema {
  const name = sqlName(old.name)
  const columns: Record<string, string> = { ...old.columns }
  const say = (kind: TableChange['kind'], column: string, more: Partial<TableChange> = {}) =>
    plan.changes.push({ kind, table: old.name, column, ...more })
  for (const [column, type] of Object.entries(now.columns)) {
    const was = columns[column]
    const wasHidden = hidden(old).includes(column)
    if (was === undefined || was === type) {
      if (was === undefined) plan.statements.push(addColumn(now, column))
      if (was === undefined || wasHidden) say(was === undefined ? 'add' : 'back', column, { to: type })
      columns[column] = type
      continue
    }
    const back = restore.find(
      (each) =>
        each.table === old.name && each.column === column && each.type === type && each.became === was,
    )
    if (back && columns[back.as] === type) {
      const as = keptName(column, number, Object.keys(columns))
      plan.statements.push(
        ...setAside(old.name, column, as),
        `alter table ${name} rename column ${sqlName(back.as)} to ${sqlName(column)};`,
        // What was written meanwhile stays, as far as the old type can hold it.
        `update ${name} set ${sqlName(column)} = ${conversion(as, was, type)} where ${sqlName(as)} is distinct from ${conversion(column, type, was)};`,
      )
      delete columns[back.as]
      columns[as] = was
      plan.kept.push({ table: old.name, column, as, type: was, became: type })
      say('restore', column, { from: was, to: type })
    } else if (isWidening(was, type)) {
      // An index of the old type would not serve the new one's searches.
      plan.statements.push(
        `drop index if exists ${indexName(old.name, column, 'idx')};`,
        widenColumn(now, column),
      )
      say('widen', column, { from: was, to: type })
    } else {
      const as = keptName(column, number, Object.keys(columns))
      plan.statements.push(
        ...setAside(old.name, column, as),
        addColumn(now, column),
        `update ${name} set ${sqlName(column)} = ${conversion(as, was, type)} where ${sqlName(as)} is not null;`,
      )
      columns[as] = was
      plan.kept.push({ table: old.name, column, as, type: was, became: type })
      say('retype', column, { from: was, to: type })
    }
    columns[column] = type
  }
  for (const column of used(old)) if (!Object.hasOwn(now.columns, column)) say('gone', column)
  const retyped = plan.kept.filter(({ table }) => table === old.name).map(({ column }) => column)
  const changed = (column: string) => old.columns[column] !== now.columns[column]
  for (const column of old.unique.filter((each) => !now.unique.includes(each))) {
    plan.statements.push(`drop index if exists ${indexName(old.name, column, 'key')};`)
    if (Object.hasOwn(now.columns, column)) say('free', column)
  }
  for (const column of now.unique.filter((each) => !old.unique.includes(each) || retyped.includes(each))) {
    plan.statements.push(createUnique(now, column, true))
    say('unique', column)
  }
  for (const column of now.indexes ?? [])
    if (!old.indexes?.includes(column) || changed(column)) plan.statements.push(createIndex(now, column))
  const gone = Object.keys(columns).filter((column) => !Object.hasOwn(now.columns, column))
  return { ...now, columns, ...(gone.length > 0 ? { gone } : {}) }
}

/** What a plan is made for. */
export interface PlanOptions {
  /** The version that the tables are changed for. */
  number: number
  /** Columns that get back what was kept when they changed their type. @default none */
  restore?: readonly KeptColumn[]
}

/**
 * What has to be done to the tables of a form so that they hold another version of it. Nothing is dropped: columns and
 * tables that nobody shows any more keep their values, and a column of another type keeps the old one beside it.
 *
 * @param before the tables as they are, with what is kept; none for a form that was never published
 */
export function planTables(
  before: readonly TableSchema[],
  now: readonly TableSchema[],
  options: PlanOptions,
): TablePlan {
  const plan: TablePlan = { statements: [], changes: [], tables: [], kept: [] }
  for (const table of now) {
    const old = before.find(({ name }) => name === table.name)
    if (old) plan.tables.push(changeTable(old, table, options, plan))
    else {
      plan.statements.push(createSortedTable(table))
      plan.changes.push({ kind: 'table', table: table.name })
      plan.tables.push(table)
    }
  }
  for (const old of before) {
    if (now.some(({ name }) => name === old.name)) continue
    const shown = used(old).length > 0
    if (shown) plan.changes.push({ kind: 'goneTable', table: old.name })
    plan.tables.push({ ...old, gone: Object.keys(old.columns) })
  }
  return plan
}

/** What takes values out of sight. */
export const losing = ({ kind }: TableChange): boolean =>
  kind === 'gone' || kind === 'goneTable' || kind === 'retype'
