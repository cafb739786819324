import type { Field, Issue, NamedTable } from '@lading/core/entity'
import { KINDS, namedValues, referenceMessages, snakeCase } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/database'
import { isIn } from '../db/statements'
import { currentLocale } from '../http/language'
import type { Choices, Option } from '../modules/dict/dictionaries'
import { usersOfTenant } from '../modules/user/userScope'
import type { Session } from '../session'
import type { SavedPlaces } from './referencesCheck'
import type { ResourceWork } from './resourceContext'

/** Of the tables that fields name rows of, the only one whose rows belong to tenants. */
const USERS = 'sys_user'

/** The options' values, made once for as long as the options are kept. */
const valueSets = new WeakMap<readonly Option[], ReadonlySet<string>>()

function valuesOf(options: readonly Option[]): ReadonlySet<string> {
  const known = valueSets.get(options)
  if (known) return known
  const values = new Set(options.map(({ value }) => value))
  valueSets.set(options, values)
  return values
}

/** The values that may be put into a field; not known for dictionaries that nobody keeps. */
function allowedIn({ kind, dict }: Field, choices: Choices): ReadonlySet<string> | undefined {
  if (KINDS[kind].choices !== 'dict' || dict === undefined) return undefined
  return Object.hasOwn(choices, dict) ? valuesOf(choices[dict]!) : undefined
}

/**
 * Values of dictionaries that were put into fields and are none of their options. A value that was stored before stays,
 * also where its option was taken away since.
 */
export function choiceIssues(choices: Choices, groups: readonly SavedPlaces[]): Issue[] {
  return groups.flatMap(({ line, fields, places }) =>
    Object.entries(fields).flatMap(([name, field]) => {
      const allowed = allowedIn(field, choices)
      if (!allowed) return []
      return places.flatMap(({ row, before, place }) => {
        const was = namedValues(field, before?.[name])
        const unknown = namedValues(field, row[name]).find(
          (each) => !allowed.has(each) && !was.includes(each),
        )
        if (unknown === undefined) return []
        const message = textIn(referenceMessages.noOption(field, unknown.slice(0, 64)), currentLocale())
        return [{ ...place, ...(line === undefined ? {} : { line }), field: name, message }]
      })
    }),
  )
}

/** A value that was put into a field whose values are rows of a table of the system. */
interface Named {
  table: NamedTable
  value: string
  field: Field
  issue: Omit<Issue, 'message'>
}

function freshNames({ line, fields, places }: SavedPlaces): Named[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const { names: table } = KINDS[field.kind]
    if (typeof table !== 'object') return []
    return places.flatMap(({ row, before, place }) => {
      const was = namedValues(field, before?.[name])
      const issue = { ...place, ...(line === undefined ? {} : { line }), field: name }
      return namedValues(field, row[name])
        .filter((value) => !was.includes(value))
        .map((value) => ({ table, value, field, issue }))
    })
  })
}

/**
 * Users, departments, roles and positions that were put into fields and do not exist, with one statement for each table.
 * Whoever belongs to other tenants does not exist for a caller: the answer would tell his name. What the program itself
 * carries from record to record is not asked about again.
 */
export async function nameIssues(
  tx: Transaction,
  { trusted }: Pick<ResourceWork, 'trusted'>,
  session: Session,
  groups: readonly SavedPlaces[],
): Promise<Issue[]> {
  const fresh = groups.flatMap(freshNames)
  const missing: Named[] = []
  for (const table of new Set(fresh.map((each) => each.table))) {
    const own = fresh.filter((each) => each.table === table)
    const column = sql`t.${sql.identifier(snakeCase(table.value))}`
    const among = table.table === USERS && !trusted ? usersOfTenant(session, sql`t`) : sql`true`
    const rows = await tx.rows<{ value: string }>(
      sql`SELECT ${column} AS value FROM ${sql.identifier(table.table)} t
          WHERE ${among} AND ${isIn(column, [...new Set(own.map(({ value }) => value))])}`,
    )
    const known = new Set(rows.map(({ value }) => value))
    missing.push(...own.filter(({ value }) => !known.has(value)))
  }
  return missing.map(({ field, value, issue }) => ({
    ...issue,
    message: textIn(referenceMessages.unknown(field, value.slice(0, 64)), currentLocale()),
  }))
}
