import type { Row } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import writeExcel from 'write-excel-file/node'
import { commaList, isIn } from '../db/statements'
import { listRows } from '../list/listPage'
import type { ListSpec } from '../list/listSpec'
import { writeLog } from '../modules/log/writeLog'
import type { Session } from '../session'
import type { ResourceContext } from './hooks'

/** Most rows of one file. */
const MOST_ROWS = 50_000
const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** What a spreadsheet program would take for a formula (security.md, threat 20). */
const FORMULA = /^[=+\-@\t\r\0]/

/** A text that no spreadsheet program evaluates. */
export function harmless(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

function cell(row: Row, name: string) {
  const value = row[`${name}_dictText`] ?? row[name]
  if (value === null || value === undefined) return null
  return typeof value === 'number'
    ? { value, type: Number }
    : { value: harmless(String(value)), type: String }
}

/**
 * The filtered rows as a workbook: title, exporter, headings, data; coded values as texts (contract §5.1).
 * The columns are those of the entity's list.
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
  const rows = await listRows(
    resource,
    spec,
    query,
    MOST_ROWS,
    chosen.length > 0 ? isIn(sql`t.id`, chosen) : undefined,
  )
  const columns = entity.list.filter((name) => entity.fields[name] && spec.fields.has(name))
  const text = (value: string) => ({ value, type: String, fontWeight: 'bold' as const })
  const sheet = [
    [text(`${entity.label.zh}报表`)],
    [{ value: harmless(`导出人:${session.realname}`), type: String }],
    columns.map((name) => text(entity.fields[name]!.zh)),
    ...rows.map((row) => columns.map((name) => cell(row, name))),
  ]
  const file = await writeExcel(sheet as never).toBuffer()
  await writeLog(resource.db, {
    logType: 2,
    operateType: 6,
    logContent: `${entity.label.zh}导出${rows.length}行`,
    userid: session.userId,
    username: session.username,
    ip: reply.request.ip,
  })
  return reply
    .type(MIME)
    .header(
      'content-disposition',
      `attachment; filename="${entity.key}.xlsx"; filename*=UTF-8''${encodeURIComponent(`${entity.label.zh}.xlsx`)}`,
    )
    .send(file)
}
