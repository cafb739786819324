import { Readable } from 'node:stream'
import type { Row } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { commaList, isIn } from '../db/statements'
import { listPieces } from '../list/listPieces'
import type { ListSpec } from '../list/listSpec'
import { disposition } from '../modules/file/readFile'
import { writeLog } from '../modules/log/writeLog'
import type { Session } from '../session'
import type { WrittenCell } from '../spreadsheet/writeWorkbook'
import { WORKBOOK_MIME, writeWorkbook } from '../spreadsheet/writeWorkbook'
import type { ResourceContext } from './hooks'

/** Most rows of one file; an import takes as many. */
const MOST_ROWS = 100_000
/** Bold rows: title, exporter, headings. */
const HEADINGS = 3

function cell(row: Row, name: string): WrittenCell {
  const value = row[`${name}_dictText`] ?? row[name]
  if (value === null || value === undefined) return null
  return typeof value === 'number' ? value : String(value)
}

/**
 * The filtered rows as a workbook: title, exporter, headings, data; coded values as texts (contract §5.1).
 * The columns are those of the entity's list. The file is made while it is sent: rows are read in pieces, and no
 * connection to the database is held for a slow reader.
 */
export async function exportSpreadsheet(
  resource: ResourceContext,
  spec: ListSpec,
  session: Session,
  query: Row,
  reply: FastifyReply,
): Promise<unknown> {
  const { entity } = resource.tables
  const chosen = commaList(query.selections)
  const { count, pieces } = await listPieces(
    resource,
    spec,
    query,
    MOST_ROWS,
    chosen.length > 0 ? isIn(sql`t.id`, chosen) : undefined,
  )
  await writeLog(resource.db, {
    logType: 2,
    operateType: 6,
    logContent: `${entity.label.zh}导出${count}行`,
    userid: session.userId,
    username: session.username,
    ip: reply.request.ip,
  })
  const columns = entity.list.filter((name) => entity.fields[name] && spec.fields.has(name))
  async function* sheet(): AsyncGenerator<WrittenCell[][]> {
    yield [
      [`${entity.label.zh}报表`],
      [`导出人:${session.realname}`],
      columns.map((name) => entity.fields[name]!.zh),
    ]
    for await (const rows of pieces) yield rows.map((row) => columns.map((name) => cell(row, name)))
  }
  return reply
    .type(WORKBOOK_MIME)
    .header('content-disposition', disposition('attachment', `${entity.label.zh}.xlsx`))
    .send(Readable.from(writeWorkbook(sheet(), HEADINGS), { objectMode: false }))
}
