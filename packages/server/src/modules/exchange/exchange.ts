import type { Exchanged, Operation } from '@lading/core/contract'
import { operations } from '@lading/core/contract'
import type { Row } from '@lading/core/entity'
import type { Text } from '@lading/core/text'
import { textIn } from '@lading/core/text'
import type { SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'
import type { Database } from '../../db/database'
import { commaList, isIn } from '../../db/statements'
import { currentLocale } from '../../http/language'
import { route } from '../../http/route'
import { listPieces } from '../../list/listPieces'
import type { ListSpec } from '../../list/listSpec'
import type { Context } from '../../module'
import { inTurn } from '../../resource/importTurn'
import type { Session } from '../../session'
import { recordsTitle, titleRows, TITLE_ROWS } from '../../spreadsheet/titleRows'
import type { WrittenCell } from '../../spreadsheet/writeWorkbook'
import { WORKBOOK_MIME, writeWorkbook } from '../../spreadsheet/writeWorkbook'
import { disposition } from '../file/readFile'
import { writeLog } from '../log/writeLog'
import { importRows } from './importRows'

/** A column of the spreadsheet. */
export interface ExchangeColumn {
  field: string
  title: Text
  /** Dictionary whose texts stand in the file instead of the values. */
  dict?: string
  /** Shown, never read. @default false */
  exportOnly?: boolean
}

/** A row of a file: texts by field, trimmed; what is not there is empty. */
export type ExchangeRow = Record<string, string>

/** How one kind of system records travels as a spreadsheet. */
export interface Exchange {
  label: Text
  columns: readonly ExchangeColumn[]
  list: (session: Session) => ListSpec
  /** What `selections` names. @default the list's id */
  chosenBy?: SQL
  /**
   * Stores a row.
   * @param seen what earlier rows of the same import have made
   * @throws Failure with the reason why the row is refused
   */
  save: (tx: Database, row: ExchangeRow, session: Session, seen: Set<string>) => Promise<void>
  /** After an import. */
  saved?: () => void
}

const MOST_ROWS = 100_000

function cell(row: Row, { field }: ExchangeColumn): WrittenCell {
  const value = row[`${field}_dictText`] ?? row[field]
  if (value === null || value === undefined) return null
  return typeof value === 'number' ? value : String(value)
}

/** Mounts export and import of a kind of system records (contract §5). */
export function mountExchange(
  app: FastifyInstance,
  context: Context,
  name: Exchanged,
  exchange: Exchange,
): void {
  const { db } = context
  const { columns, label } = exchange
  const note = (session: Session, ip: string, operateType: 5 | 6, logContent: string) =>
    writeLog(db, {
      logType: 2,
      operateType,
      logContent,
      userid: session.userId,
      username: session.username,
      ip,
    })

  route(app, operations[`${name}ExportXls`] as Operation, async ({ query, session, request, reply }) => {
    const spec = exchange.list(session)
    const { selections, ...filters } = query as Row
    const chosen = commaList(selections)
    const extra = chosen.length > 0 ? isIn(exchange.chosenBy ?? spec.id, chosen) : undefined
    const { count, pieces } = await listPieces(context, spec, filters, MOST_ROWS, extra)
    await note(session, request.ip, 6, `${label.zh}导出${count}行`)
    const locale = currentLocale()
    async function* sheet(): AsyncGenerator<WrittenCell[][]> {
      const titles = columns.map(({ title }) => title)
      yield titleRows(recordsTitle(label), session.realname, titles, locale)
      for await (const rows of pieces) yield rows.map((row) => columns.map((column) => cell(row, column)))
    }
    return reply
      .type(WORKBOOK_MIME)
      .header('content-disposition', disposition('attachment', `${textIn(label, locale)}.xlsx`))
      .send(Readable.from(writeWorkbook(sheet(), TITLE_ROWS), { objectMode: false }))
  })
  route(app, operations[`${name}ImportExcel`] as Operation, async ({ session, request }) => {
    const answer = await inTurn(context, session, request, (files, key) =>
      importRows(context, exchange, session, files, key),
    )
    exchange.saved?.()
    await note(session, request.ip, 5, `${label.zh}导入: ${answer.message}`)
    return answer
  })
}
