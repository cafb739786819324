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

/** `name = value, …` of an update or an upsert. */
export function assignments(values: Values): SQL {
  return sql.join(
    present(values).map(([name, value]) => sql`${column(name)} = ${value}`),
    sql`, `,
  )
}

/** Inserts the row, or updates it where `key` is already there; `kept` columns keep their value then. */
export function upsert(table: string, values: Values, key: string[], kept: string[] = []): SQL {
  const changed = Object.fromEntries(
    Object.entries(values).filter(([name]) => !key.includes(name) && !kept.includes(name)),
  )
  const conflict = sql.join(key.map(column), sql`, `)
  return present(changed).length > 0
    ? sql`${insertInto(table, values)} ON CONFLICT (${conflict}) DO UPDATE SET ${assignments(changed)}`
    : sql`${insertInto(table, values)} ON CONFLICT (${conflict}) DO NOTHING`
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
