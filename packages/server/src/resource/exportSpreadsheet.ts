import { Readable } from 'node:stream'
import type { EntityDefinition, Row } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import { sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { commaList, isIn } from '../db/statements'
import { listPieces } from '../list/listPieces'
import { currentLocale } from '../http/language'
import type { ListSpec } from '../list/listSpec'
import { disposition } from '../modules/file/readFile'
import { writeLog } from '../modules/log/writeLog'
import type { Session } from '../session'
import { recordsTitle, titleRows, TITLE_ROWS } from '../spreadsheet/titleRows'
import type { WrittenCell } from '../spreadsheet/writeWorkbook'
import { WORKBOOK_MIME, writeWorkbook } from '../spreadsheet/writeWorkbook'
import type { ResourceContext } from './hooks'

/** Most rows of one file; an import takes as many. */
const MOST_ROWS = 100_000
function cell(row: Row, name: string): WrittenCell {
  const value = row[`${name}_dictText`] ?? row[name]
  if (value === null || value === undefined) return null
  return typeof value === 'number' ? value : String(value)
}

/**
 * The columns of an export: those of the entity's list, then the fields without which no row is taken again, as the
 * export is the layout of an import (contract §5.1).
 */
export function exportedFields({ list, fields, derive = {} }: EntityDefinition): string[] {
  const needed = Object.entries(fields)
    .filter(([name, { required, readonly }]) => required && !readonly && !derive[name])
    .map(([name]) => name)
  return [...new Set([...list.filter((name) => fields[name]), ...needed])]
}

/**
 * The filtered rows as a workbook: title, exporter, headings, data; coded values as texts (contract §5.1).
 * Headings are in the caller's language. The file is made while it is sent: rows are read in pieces, and no
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
  const columns = exportedFields(entity).filter((name) => spec.fields.has(name))
  const titles = columns.map((name) => entity.fields[name]!)
  const locale = currentLocale()
  async function* sheet(): AsyncGenerator<WrittenCell[][]> {
    yield titleRows(recordsTitle(entity.label), session.realname, titles, locale)
    for await (const rows of pieces) yield rows.map((row) => columns.map((name) => cell(row, name)))
  }
  return reply
    .type(WORKBOOK_MIME)
    .header('content-disposition', disposition('attachment', `${textIn(entity.label, locale)}.xlsx`))
    .send(Readable.from(writeWorkbook(sheet(), TITLE_ROWS), { objectMode: false }))
}
