import { Readable } from 'node:stream'
import type { Row } from '@lading/core/entity'
import { ESTIMATED_LENGTH_HEADER } from '@lading/core/envelope'
import type { Text } from '@lading/core/text'
import { textIn } from '@lading/core/text'
import type { FastifyReply } from 'fastify'
import type { Database } from '../db/database'
import { tooMany } from '../http/failures'
import { currentLocale, said } from '../http/language'
import { PIECE } from '../list/listPieces'
import { disposition } from '../modules/file/readFile'
import { writeLog } from '../modules/log/writeLog'
import type { Session } from '../session'
import { titleRows, TITLE_ROWS } from './titleRows'
import type { WrittenCell } from './writeWorkbook'
import { WORKBOOK_MIME, writeWorkbook } from './writeWorkbook'

/** Most rows of one file; an import takes as many. */
export const MAX_ROWS = 100_000
/** Exports of one user at the same time, in one process (security.md §1). */
const AT_ONCE = 2
const RETRY_SECONDS = 5

/** What an export holds. */
export interface ExportContent {
  /** Names the file and stands in the log. */
  label: Text
  /** The first row. */
  title: Text
  headings: readonly Text[]
  /** Number of rows, and the rows piece by piece as they are asked for: `PIECE` rows, with their lines where they have some. */
  read: () => Promise<{ count: number; pieces: AsyncGenerator<Row[]> }>
  cells: (row: Row) => WrittenCell[]
}

const running = new Map<string, number>()

/** Counts an export of the user until its answer is out or given up. @throws Failure 429 when two run already */
function takePlace(userId: string, reply: FastifyReply): void {
  const others = running.get(userId) ?? 0
  if (others >= AT_ONCE)
    throw tooMany(said('正在导出其他文件，请稍后重试', 'Other exports are running: try again'), RETRY_SECONDS)
  running.set(userId, others + 1)
  reply.raw.once('close', () => {
    const left = running.get(userId)! - 1
    if (left > 0) running.set(userId, left)
    else running.delete(userId)
  })
}

/** A field as it is exported: the text of a coded value, else the value. */
export function exportedCell(row: Row, field: string): WrittenCell {
  const value = row[`${field}_dictText`] ?? row[field]
  if (value === null || value === undefined) return null
  return typeof value === 'number' ? value : String(value)
}

/** About how many bytes a file of so many rows comes to, by what its first piece comes to. */
async function estimatedLength(first: WrittenCell[][], count: number): Promise<number> {
  let bytes = 0
  for await (const chunk of writeWorkbook([first])) bytes += chunk.length
  return Math.round((bytes * count) / PIECE)
}

/**
 * Answers with rows as a workbook: title, exporter, headings, data (contract §5.1), in the caller's language, and notes
 * it in the log. The file is made while it is sent: rows are read in pieces, and no connection to the database is held
 * for a slow reader. A file of several pieces says about how long it will be, so that whoever waits sees how far it is.
 * @throws Failure 429 when the user has two exports running
 */
export async function sendExport(
  db: Database,
  session: Session,
  reply: FastifyReply,
  { label, title, headings, read, cells }: ExportContent,
): Promise<unknown> {
  takePlace(session.userId, reply)
  const { count, pieces } = await read()
  await writeLog(db, {
    logType: 2,
    operateType: 6,
    logContent: `${label.zh}导出${count}行`,
    userid: session.userId,
    username: session.username,
    ip: reply.request.ip,
  })
  const locale = currentLocale()
  const first = count > PIECE ? await pieces.next() : undefined
  const sample = first && !first.done ? first.value.map(cells) : []
  if (sample.length > 0) reply.header(ESTIMATED_LENGTH_HEADER, await estimatedLength(sample, count))
  async function* sheet(): AsyncGenerator<WrittenCell[][]> {
    yield titleRows(title, session.realname, headings, locale)
    if (sample.length > 0) yield sample
    for await (const rows of pieces) yield rows.map(cells)
  }
  return reply
    .type(WORKBOOK_MIME)
    .header('content-disposition', disposition('attachment', `${textIn(label, locale)}.xlsx`))
    .send(Readable.from(writeWorkbook(sheet(), TITLE_ROWS), { objectMode: false }))
}
