import type { Row } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import { sessionAs } from '../auth/sessionStore'
import { newId } from '../db/ids'
import { inLocale } from '../http/language'
import type { Context } from '../module'
import { createReports } from '../modules/report/reports'
import { reportFilters, reportList } from '../modules/report/reportSpec'
import { putOut } from '../outbox/outbox'
import { keepOutboxFile } from '../outbox/outboxFiles'
import type { ReportDefinition } from '../report/reportDefinition'
import type { Session } from '../session'
import { exportedCell } from '../spreadsheet/sendExport'
import { titleRows, TITLE_ROWS } from '../spreadsheet/titleRows'
import { writeWorkbook } from '../spreadsheet/writeWorkbook'
import { reportPieces } from './reportPieces'

/** Most rows of a mailed workbook, most bytes of it, most people of one job. */
const ROWS = 20_000
const BYTES = 5 * 1_048_576
const PEOPLE = 100

/** What the parameter of the job says. */
interface Order {
  /** Code of the report. */
  report: string
  /** Accounts: each gets what he or she may read. */
  to: string[]
  parameters: Record<string, string>
}

/** A mail is for readers of either language. */
const inBoth = (zh: string, en: string) => `${zh}\n${en}`

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200

/** @throws Error that says how the parameter is written */
export function readOrder(parameter: string): Order {
  let given: Row = {}
  try {
    given = (JSON.parse(parameter || '{}') ?? {}) as Row
  } catch {
    // Said below.
  }
  const { report, to, parameters = {} } = given
  const values = Object.entries(parameters as Row)
  if (
    isText(report) &&
    Array.isArray(to) &&
    to.length > 0 &&
    to.length <= PEOPLE &&
    to.every(isText) &&
    values.every(([name, value]) => /^[a-z][A-Za-z0-9]{0,39}$/.test(name) && isText(value))
  )
    return { report, to, parameters: Object.fromEntries(values) as Record<string, string> }
  throw new Error(
    '参数格式：{"report":"报表编码","to":["账号"],"parameters":{}} (the parameter is not of this form)',
  )
}

/** The report as a file; `undefined` when it is too large for a mail. */
async function workbookOf(
  context: Context,
  report: ReportDefinition,
  session: Session,
  query: Row,
): Promise<{ rows: number; file: Buffer } | undefined> {
  const spec = reportList(report, session, query)
  const coded = report.columns.flatMap(({ field, dict }) => (dict ? [[field, dict] as const] : []))
  const own = { ...spec, id: sql`${spec.id}::text`, select: sql`${spec.select}, ${spec.id}::text AS id` }
  const { count, pieces } = await reportPieces(
    context,
    report,
    { ...own, dictionaries: Object.fromEntries(coded) },
    reportFilters(query),
    ROWS,
  )
  async function* sheet() {
    yield titleRows(
      report.name,
      session.realname,
      report.columns.map(({ title }) => title),
      'zh-CN',
    )
    for await (const rows of pieces)
      yield rows.map((row) => report.columns.map(({ field }) => exportedCell(row, field)))
  }
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of writeWorkbook(sheet(), TITLE_ROWS)) {
    size += part.length
    if (size > BYTES) return undefined
    parts.push(part)
  }
  return { rows: count, file: Buffer.concat(parts) }
}

/**
 * Mails a report through the outbox. Everybody gets a workbook of his or her own: the rows and columns that the reader would
 * see, never those of whoever made the timetable. Who may not read the report, or has no address, gets nothing, and the
 * answer says so.
 * @param query what is asked of the report, by names of the wire
 * @param tenantId in which the receivers work @default the first of each
 */
export async function mailTo(
  given: Context,
  code: string,
  to: readonly string[],
  query: Row,
  tenantId?: number,
): Promise<string> {
  const { byCode } = createReports(given)
  const notes: string[] = []
  let sent = 0
  for (const username of to) {
    const reader = await sessionAs(given.db, username, tenantId)
    if (!reader || reader.email === '') {
      notes.push(`${username}: ${reader ? '没有邮箱 (no address)' : '没有此账号 (no such account)'}`)
      continue
    }
    const { session, email } = reader
    try {
      const report = await byCode(code, session)
      const made = await inLocale('zh-CN', () => workbookOf(given, report, session, query))
      const name = report.name.zh
      const text = made
        ? inBoth(`${name}：共${made.rows}行，见附件。`, `${report.name.en}: ${made.rows} rows, attached.`)
        : inBoth(
            `${name}：数据过多，请在系统中查看。`,
            `${report.name.en}: too large for a mail, please open it in the portal.`,
          )
      await given.db.transaction(async (tx) => {
        const files = made ? [await keepOutboxFile(tx, `${name}.xlsx`, made.file)] : []
        // Each is a mail of its own: two timetables may send the same report in the same second.
        const about = { entity: 'report', record: { id: `${code}:${newId()}`, version: 1 } }
        await putOut(tx, session, about, {
          channel: 'mail',
          subject: name,
          receiver: email,
          payload: { text, files },
        })
      })
      sent += 1
    } catch (error) {
      notes.push(`${username}: ${(error as Error).message}`)
    }
  }
  return [`${sent}/${to.length}`, ...notes].join('; ').slice(0, 400)
}

/**
 * The job that mails a report (`mailTo`).
 * @param parameter `{"report":"code","to":["account"],"parameters":{"from":"2026-01-01"}}`
 */
export async function mailReport(parameter: string, context: Context): Promise<string> {
  const { report, to, parameters } = readOrder(parameter)
  const query = Object.entries(parameters).map(([name, value]) => [`self_${name}`, value] as const)
  return mailTo(context, report, to, Object.fromEntries(query))
}
