import { pageOf } from '@lading/core/envelope'
import type { Page } from '@lading/core/envelope'
import { QueryError, matchesWhere, parseListQuery } from '@lading/core/query'
import type { ListQuery, QueryFields, Sort } from '@lading/core/query'
import { SourceError } from '../../foundation/dataSource'
import type { ListParams, SourceRow } from '../../foundation/dataSource'

/** Answers a list call over rows in memory, in the query language of the server (contract §3). */
export function runQuery<R extends SourceRow>(
  rows: readonly R[],
  params: ListParams,
  fields: QueryFields,
): Page<R> {
  const { where, sort, pageNo, pageSize } = parse(params, fields)
  const found = rows.filter((row) => matchesWhere(where, row)).sort((a, b) => compareRows(a, b, sort))
  const size = Number.isFinite(pageSize) ? pageSize : Math.max(found.length, 1)
  return pageOf(found.slice((pageNo - 1) * size, pageNo * size), found.length, pageNo, size)
}

function parse(params: ListParams, fields: QueryFields): ListQuery {
  try {
    return parseListQuery(params, fields, { allowAll: true })
  } catch (error) {
    if (error instanceof QueryError) throw new SourceError(error.message, error.code)
    throw error
  }
}

/** Numbers by size, texts by code point; what has no value comes first when ascending, as in the server. */
function compareRows(a: SourceRow, b: SourceRow, sort: readonly Sort[]): number {
  for (const { field, order } of sort) {
    const difference = compareValues(a[field], b[field])
    if (difference !== 0) return order === 'asc' ? difference : -difference
  }
  return compareValues(b.id, a.id)
}

function compareValues(a: unknown, b: unknown): number {
  if (a === b) return 0
  if (a === null || a === undefined || a === '') return -1
  if (b === null || b === undefined || b === '') return 1
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a) < String(b) ? -1 : 1
}
