import type { Answer } from '../../http/answer'
import { answer } from '../../http/answer'
import { Failure } from '../../http/failures'
import type { Context } from '../../module'
import type { RefusedRow } from '../../resource/importErrors'
import { storeErrors } from '../../resource/importErrors'
import type { Upload } from '../../resource/importSpreadsheet'
import { HEADING_ROW, plain } from '../../resource/importSpreadsheet'
import type { Session } from '../../session'
import type { OpenWorkbook } from '../../spreadsheet/openWorkbook'
import { openWorkbook } from '../../spreadsheet/openWorkbook'
import type { Exchange, ExchangeColumn, ExchangeRow } from './exchange'

/** System records are few; each of them is stored in a transaction of its own. */
const MOST_ROWS = 5_000
const MOST_TOLD = 50
const PARTIAL = 201
const UNIQUE_VIOLATION = '23505'

interface Read {
  headings: string[]
  total: number
  refused: RefusedRow[]
}

/** Why a row was refused, in words for people. @throws what is no refusal */
function reasonOf(error: unknown): string {
  if (error instanceof Failure) return error.message
  if ((error as { code?: string }).code === UNIQUE_VIOLATION) return '数据库中已存在该记录'
  throw error
}

async function readBook(
  context: Context,
  exchange: Exchange,
  session: Session,
  book: OpenWorkbook,
  seen: Set<string>,
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
      await context.db.transaction((tx) => exchange.save(tx, row, session, seen))
    } catch (error) {
      read.refused.push({ line: at + 1, cells, why: reasonOf(error) })
    }
  }
  return read
}

/**
 * Adds the rows of workbooks that look like the export, each by itself; refused rows are told with their line and
 * come back as a workbook (contract §5.2).
 * @throws Failure when a file is refused, or none of its rows could be stored
 */
export async function importRows(
  context: Context,
  exchange: Exchange,
  session: Session,
  files: readonly Upload[],
): Promise<Answer> {
  const seen = new Set<string>()
  const lists: { headings: string[]; rows: RefusedRow[] }[] = []
  let total = 0
  for (const { content, old } of files) {
    const book = await openWorkbook(content, HEADING_ROW + 1 + MOST_ROWS, old)
    try {
      const read = await readBook(context, exchange, session, book, seen)
      total += read.total
      lists.push({ headings: read.headings, rows: read.refused })
    } finally {
      await book.close()
    }
  }
  const refused = lists.flatMap(({ rows }) => rows)
  const saved = total - refused.length
  if (total === 0) throw new Failure('文件导入失败:没有数据')
  if (refused.length === 0) return answer(null, `共${total}行数据全部导入成功！`)
  const told = ({ line, why }: RefusedRow) => `第 ${line} 行：${why}，忽略导入。`
  const place = { db: context.db, files: context.files, tables: { entity: { label: exchange.label } } }
  const result = {
    totalCount: total,
    errorCount: refused.length,
    successCount: saved,
    msg: [
      `共${total}行，成功${saved}行，失败${refused.length}行`,
      ...refused.slice(0, MOST_TOLD).map(told),
    ].join('\n'),
    ...(await storeErrors(place, session, lists)),
  }
  if (saved === 0) throw new Failure(`文件导入失败:${told(refused[0]!)}`, undefined, undefined, result)
  return answer(result, '文件导入成功，但有错误。', PARTIAL)
}
