import type { Exchanged, Operation } from '@lading/core/contract'
import { operations } from '@lading/core/contract'
import type { Row } from '@lading/core/entity'
import type { FastifyInstance } from 'fastify'
import { commaList, isIn } from '../../db/statements'
import { route } from '../../http/route'
import { listPieces } from '../../list/listPieces'
import type { Context } from '../../module'
import { inTurn } from '../../resource/importTurn'
import { exportedCell, MAX_ROWS, sendExport } from '../../spreadsheet/sendExport'
import { recordsTitle } from '../../spreadsheet/titleRows'
import { writeLog } from '../log/writeLog'
import { importRows } from './importRows'
import type { Exchange } from './exchangeTypes'

/** Mounts export and import of a kind of system records (contract §5). */
export function mountExchange(
  app: FastifyInstance,
  context: Context,
  name: Exchanged,
  exchange: Exchange,
): void {
  const { db } = context
  const { columns, label } = exchange
  route(app, operations[`${name}ExportXls`] as Operation, async ({ query, session, reply }) => {
    const spec = exchange.list(session)
    const { selections, ...filters } = query as Row
    const chosen = commaList(selections)
    const extra = chosen.length > 0 ? isIn(exchange.chosenBy ?? spec.id, chosen) : undefined
    return sendExport(db, session, reply, {
      label,
      title: recordsTitle(label),
      headings: columns.map(({ title }) => title),
      read: () => listPieces(context, spec, filters, MAX_ROWS, extra),
      cells: (row) => columns.map(({ field }) => exportedCell(row, field)),
    })
  })
  route(app, operations[`${name}ImportExcel`] as Operation, async ({ session, request }) => {
    const answer = await inTurn(context, session, request, (files, key) =>
      importRows(context, exchange, session, files, key),
    )
    exchange.saved?.()
    await writeLog(db, {
      logType: 2,
      operateType: 5,
      logContent: `${label.zh}导入: ${answer.message}`,
      userid: session.userId,
      username: session.username,
      ip: request.ip,
    })
    return answer
  })
}
