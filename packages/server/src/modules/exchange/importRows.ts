import { isUniqueViolation } from '../../db/uniqueViolation'
import type { Answer } from '../../http/answer'
import { Failure } from '../../http/failures'
import { recordExists } from '../../http/recordExists'
import type { Context } from '../../module'
import type { RefusedRow } from '../../resource/importErrors'
import type { ImportedList } from '../../resource/importAnswer'
import { importAnswer } from '../../resource/importAnswer'
import { HEADING_ROW, plain } from '../../resource/importSpreadsheet'
import type { Upload } from '../../resource/importUploads'
import { stepOnce } from '../../resource/idempotency'
import type { Session } from '../../session'
import type { OpenWorkbook } from '../../spreadsheet/openWorkbook'
import { openWorkbook } from '../../spreadsheet/openWorkbook'
import type { Exchange, ExchangeColumn, ExchangeRow } from './exchangeTypes'

/** System records are few; each of them is stored in a transaction of its own. */
const MAX_ROWS = 5_000

interface Read {
  headings: string[]
  total: number
  refused: RefusedRow[]
}

/** Why a row was refused, in words for people. @throws what is no refusal */
function reasonOf(error: unknown): string {
  if (error instanceof Failure) return error.message
  if (isUniqueViolation(error)) return recordExists(error)
  throw error
}

async function readBook(
  context: Context,
  exchange: Exchange,
  session: Session,
  book: OpenWorkbook,
  seen: Set<string>,
  step: (line: number) => string | undefined,
): Promise<Read> {
  const rows = await book.rows(0, book.count)
  const headings = Array.from(rows[HEADING_ROW] ?? [], (text) => String(text ?? '').trim())
  const columns: (ExchangeColumn | undefined)[] = headings.map((heading) =>
    exchange.columns.find(
      ({ title, exportOnly }) => !exportOnly && (title.zh === heading || title.en === heading),
    ),
  )
  if (!columns.some(Boolean)) throw new Failure('文件导入失败:第 3 行没有可识别的列名')
  const values = new Map<string, ReadonlyMap<string, string>>()
  for (const column of columns)
    if (column?.dict) values.set(column.field, await context.dictionaries.values(column.dict))

  const read: Read = { headings, total: 0, refused: [] }
  for (const [at, cells] of rows.entries()) {
    if (at <= HEADING_ROW || cells.every((value) => value === null || value === '')) continue
    read.total += 1
    const row: ExchangeRow = {}
    for (const [place, column] of columns.entries()) {
      if (!column) continue
      const text = String(plain(cells[place] ?? null) ?? '').trim()
      row[column.field] = values.get(column.field)?.get(text) ?? text
    }
    try {
      const made = await stepOnce(
        context.db,
        session,
        step(at),
        () => `${exchange.label.en} ${JSON.stringify(row)}`,
        async (tx) => {
          const before = new Set(seen)
          await exchange.save(tx, row, session, seen)
          return [...seen].filter((name) => !before.has(name))
        },
      )
      // A row that is stored already made what it made.
      for (const name of made) seen.add(name)
    } catch (error) {
      read.refused.push({ line: at + 1, cells, why: reasonOf(error) })
    }
  }
  return read
}

/**
 * Adds the rows of workbooks that look like the export, each by itself; refused rows are told with their line and
 * come back as a workbook (contract §5.2).
 * @param key of the request: a row that was stored under it is not stored again
 * @throws Failure when a file is refused, or none of its rows could be stored
 */
export async function importRows(
  context: Context,
  exchange: Exchange,
  session: Session,
  files: readonly Upload[],
  key: string | undefined,
): Promise<Answer> {
  const seen = new Set<string>()
  const lists: ImportedList[] = []
  let total = 0
  for (const [file, { content, old }] of files.entries()) {
    const book = await openWorkbook(content, HEADING_ROW + 1 + MAX_ROWS, old)
    try {
      const read = await readBook(
        context,
        exchange,
        session,
        book,
        seen,
        (line) => key && `${key}#${file}.${line}`,
      )
      total += read.total
      lists.push(read)
    } finally {
      await book.close()
    }
  }
  const place = { db: context.db, files: context.files, tables: { entity: { label: exchange.label } } }
  return importAnswer(place, session, { total, lists, done: `共${total}行数据全部导入成功！` })
}
