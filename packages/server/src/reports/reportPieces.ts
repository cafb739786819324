import { DATA_SOURCE_LIMITS } from '@lading/core/contract'
import type { Row } from '@lading/core/entity'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { compileList } from '../list/compileList'
import { listPieces, PIECE } from '../list/listPieces'
import type { ListSpec } from '../list/listSpec'
import type { Context } from '../module'
import type { ReportDefinition } from '../report/reportDefinition'
import { readingOf } from './timeLimit'

/** All rows of a report for a file, piece by piece. Another database is asked once: its rows have no id to come back by. */
export async function reportPieces(
  given: Pick<Context, 'db' | 'counts' | 'dictionaries' | 'dataSources'>,
  report: ReportDefinition,
  spec: ListSpec,
  params: Row,
  limit: number,
  extra: SQL = sql`true`,
): ReturnType<typeof listPieces> {
  const context = readingOf(given)(report)
  if (!report.foreign) return listPieces(context, spec, params, limit, extra)
  const { where, orderBy } = compileList(spec, params)
  const most = Math.min(limit, DATA_SOURCE_LIMITS.rows)
  const rows = await context.db.named<Row>(
    sql`SELECT ${spec.select} FROM ${spec.from} WHERE ${where} AND ${extra} ORDER BY ${orderBy} LIMIT ${most}`,
  )
  async function* pieces() {
    for (let from = 0; from < rows.length; from += PIECE) yield rows.slice(from, from + PIECE)
  }
  return { count: rows.length, pieces: pieces() }
}
