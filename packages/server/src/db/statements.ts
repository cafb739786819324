import { snakeCase } from '@lading/core/entity'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'

/** Column values by camelCase name; `undefined` is left out. */
export type Values = Record<string, unknown>

const column = (name: string) => sql.identifier(snakeCase(name))
const present = (values: Values) => Object.entries(values).filter(([, value]) => value !== undefined)

/** `INSERT INTO table (…) VALUES (…)` of one row. */
export function insertInto(table: string, values: Values): SQL {
  const entries = present(values)
  return sql`INSERT INTO ${sql.identifier(table)} (${sql.join(
    entries.map(([name]) => column(name)),
    sql`, `,
  )}) VALUES (${sql.join(
    entries.map(([, value]) => sql`${value}`),
    sql`, `,
  )})`
}

/** `INSERT` of several rows that have the same columns; at most some thousands of values. */
export function insertAll(table: string, rows: readonly Values[]): SQL {
  const names = Object.keys(rows[0] ?? {})
  const tuples = rows.map(
    (row) =>
      sql`(${sql.join(
        names.map((name) => sql`${row[name]}`),
        sql`, `,
      )})`,
  )
  return sql`INSERT INTO ${sql.identifier(table)} (${sql.join(names.map(column), sql`, `)}) VALUES ${sql.join(tuples, sql`, `)}`
}

/** `name = value, …` of an update or an upsert. */
export function assignments(values: Values): SQL {
  return sql.join(
    present(values).map(([name, value]) => sql`${column(name)} = ${value}`),
    sql`, `,
  )
}

/** Inserts the rows; where `key` is already there, the `changed` columns take the new values. */
export function upsertAll(
  table: string,
  rows: readonly Values[],
  key: string,
  changed: readonly string[],
): SQL {
  const sets = changed.map((name) => sql`${column(name)} = excluded.${column(name)}`)
  return sql`${insertAll(table, rows)} ON CONFLICT (${column(key)}) DO UPDATE SET ${sql.join(sets, sql`, `)}`
}

/** `UPDATE table SET … WHERE …`. */
export function updateTable(table: string, values: Values, where: SQL): SQL {
  return sql`UPDATE ${sql.identifier(table)} SET ${assignments(values)} WHERE ${where}`
}

/** `value = ANY(list)` with the list bound as one parameter. */
export function isIn(
  expression: SQL,
  list: readonly (string | number)[],
  type: 'text' | 'integer' = 'text',
): SQL {
  return sql`${expression} = ANY(${sql.param([...list])}::${sql.raw(type)}[])`
}

/** The comma list of the contract (`a,b,`) as its parts, blanks and empty parts dropped. */
export function commaList(text: unknown): string[] {
  return typeof text === 'string'
    ? text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)
    : []
}
