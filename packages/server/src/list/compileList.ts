import type { Row } from '@lading/core/entity'
import type { ListQueryOptions, QueryFields, QueryValue, Where } from '@lading/core/query'
import { parseListQuery } from '@lading/core/query'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { containing, escapeLike } from '../db/like'
import type { ListColumn, ListSpec } from './listSpec'

/** A list call as SQL. */
export interface CompiledList {
  where: SQL
  orderBy: SQL
  pageNo: number
  pageSize: number
  /** The part of the condition that indexes of beginnings answer. @default none */
  beginnings?: SQL
  /** Conditions that were passed over. */
  ignored?: string[]
}

const OPERATORS = {
  eq: sql`=`,
  ne: sql`<>`,
  gt: sql`>`,
  ge: sql`>=`,
  lt: sql`<`,
  le: sql`<=`,
} as const

/** The types that bound values are cast to; a moment of the wire is a time of GMT+8 (contract §1.5). */
const TYPES = {
  text: 'text',
  integer: 'integer',
  number: 'numeric',
  date: 'date',
  datetime: 'timestamp',
  instant: 'timestamptz',
  boolean: 'boolean',
} as const satisfies Record<ListColumn['kind'], string>

function bound({ kind }: ListColumn, value: QueryValue): SQL {
  const given = kind === 'instant' ? `${String(value)}+08` : value
  return sql`${given}::${sql.raw(TYPES[kind])}`
}

function boundList({ kind }: ListColumn, values: readonly QueryValue[]): SQL {
  const given = values.map((value) => (kind === 'instant' ? `${String(value)}+08` : value))
  return sql`${sql.param(given)}::${sql.raw(TYPES[kind])}[]`
}

function pattern(match: 'contains' | 'starts' | 'ends', text: string): string {
  if (match === 'contains') return containing(text)
  return match === 'starts' ? `${escapeLike(text)}%` : `%${escapeLike(text)}`
}

/** Case does not count; where the text has none, as Chinese, the plain comparison finds the same in a third of the time. */
function likeOf(text: string): SQL {
  return text.toLowerCase() === text.toUpperCase() ? sql`LIKE` : sql`ILIKE`
}

function columnOf(spec: Pick<ListSpec, 'fields'>, field: string): ListColumn {
  const column = spec.fields.get(field)
  // The query language gives only names of the fields it was given, which are these.
  if (!column) throw new Error(`no column for the field ${field}`)
  return column
}

type Leaf = Exclude<Where, { type: 'and' | 'or' | 'not' }>

/** One comparison over a column, every value a bound parameter. */
function compileLeaf(target: ListColumn, where: Leaf): SQL {
  const { column } = target
  switch (where.type) {
    case 'compare':
      return sql`${column} ${OPERATORS[where.operator]} ${bound(target, where.value)}`
    case 'like':
      if (target.beginnings && where.match === 'starts')
        return sql`lower(${column}) LIKE lower(${pattern('starts', where.text)})`
      if (target.capitals) return sql`${column} LIKE ${pattern(where.match, where.text.toUpperCase())}`
      return sql`${column} ${likeOf(where.text)} ${pattern(where.match, where.text)}`
    case 'in':
      return sql`${column} = ANY(${boundList(target, where.values)})`
    case 'member':
      return sql`string_to_array(${column}, ',') && ${sql.param(where.values)}::text[]`
    case 'empty':
      return sql`coalesce(${column}::text, '') = ''`
  }
}

/** A condition of the query language as SQL: columns from the spec, every value a bound parameter. */
export function compileWhere(spec: Pick<ListSpec, 'fields'>, where: Where): SQL {
  switch (where.type) {
    case 'and':
    case 'or': {
      const parts = where.parts.map((part) => compileWhere(spec, part))
      return sql`(${sql.join(parts, where.type === 'and' ? sql` AND ` : sql` OR `)})`
    }
    case 'not':
      return sql`NOT coalesce(${compileWhere(spec, where.part)}, false)`
    default: {
      const target = columnOf(spec, where.field)
      const { among } = target
      return among
        ? sql`${among.rows}${compileLeaf({ ...target, column: among.column }, where)})`
        : compileLeaf(target, where)
    }
  }
}

/** Beginnings that every row must have, as far as they are indexed. */
function beginningsIn(spec: Pick<ListSpec, 'fields'>, where: Where): SQL[] {
  if (where.type === 'and') return where.parts.flatMap((part) => beginningsIn(spec, part))
  if (where.type !== 'like' || where.match !== 'starts') return []
  const target = columnOf(spec, where.field)
  return target.beginnings && !target.among ? [compileLeaf(target, where)] : []
}

/** The fields as the query language wants them: to it an instant is a time like another. */
function queryFields(spec: ListSpec): QueryFields {
  return Object.fromEntries(
    [...spec.fields].map(([name, { kind, multiple }]) => [
      name,
      { type: kind === 'instant' ? 'datetime' : kind, ...(multiple ? { multiple } : {}) },
    ]),
  )
}

/**
 * The filters, sort and page of the wire as bound SQL.
 * @throws QueryError for unknown fields, values of another type, pages beyond the limits
 */
export function compileList(spec: ListSpec, params: Row, limits: ListQueryOptions = {}): CompiledList {
  const query = parseListQuery(params, queryFields(spec), {
    ...(spec.defaultSort ? { defaultSort: [spec.defaultSort].flat() } : {}),
    ...limits,
  })
  const own = spec.where ?? sql`true`
  const sorts = query.sort.map(({ field, order }) => {
    const { column } = columnOf(spec, field)
    return order === 'asc' ? sql`${column} ASC` : sql`${column} DESC`
  })
  // Equal rows stand in one order on every page; the direction of the index's own tie-break is kept.
  const tie = query.sort.at(-1)?.order === 'asc' ? sql`${spec.id} ASC` : sql`${spec.id} DESC`
  const beginnings = query.where ? beginningsIn(spec, query.where) : []
  return {
    where: query.where ? sql`${own} AND ${compileWhere(spec, query.where)}` : own,
    orderBy: sql.join([...sorts, tie], sql`, `),
    pageNo: query.pageNo,
    pageSize: query.pageSize,
    ...(beginnings.length > 0 ? { beginnings: sql.join(beginnings, sql` AND `) } : {}),
    ...(query.ignored ? { ignored: query.ignored } : {}),
  }
}
