import type { Row } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { answer } from '../http/answer'
import type { Answer } from '../http/answer'
import { Failure } from '../http/failures'
import type { Session } from '../session'
import type { OpenWorkbook } from '../spreadsheet/openWorkbook'
import { openWorkbook } from '../spreadsheet/openWorkbook'
import type { CellValue } from '../spreadsheet/readWorkbook'
import { addRows } from './addRows'
import type { ResourceContext } from './hooks'
import type { RefusedRow } from './importErrors'
import { storeErrors } from './importErrors'

/** Rows above the data: title, exporter, headings (contract §5.2). */
export const HEADING_ROW = 2
const MOST_ROWS = 100_000
/** Rows of one transaction: others are served between two of them. */
const CHUNK = 1_000
const MOST_TOLD = 50
const PARTIAL = 201
/** From so many rows on the planner's statistics are taken anew; PGlite does it never by itself. */
const MANY = 5_000

/** An uploaded workbook. */
export interface Upload {
  content: Buffer
  old: boolean
}

/** Reads the file parts of the request, whatever their names. @throws Failure without one */
export async function uploads(request: FastifyRequest): Promise<Upload[]> {
  if (!request.isMultipart()) throw new Failure('文件导入失败！')
  const found: Upload[] = []
  for await (const part of request.parts())
    if (part.type === 'file') {
      if (!/\.xlsx?$/i.test(part.filename)) throw new Failure('文件导入失败:只支持 .xlsx、.xls 文件')
      found.push({ content: await part.toBuffer(), old: /\.xls$/i.test(part.filename) })
    }
  if (found.length === 0) throw new Failure('文件导入失败！')
  return found
}

/** Text → value of a coded field, so that exported texts come back as values. */
async function reversed(resource: ResourceContext): Promise<Map<string, ReadonlyMap<string, string>>> {
  const maps = new Map<string, ReadonlyMap<string, string>>()
  for (const [name, { dict }] of Object.entries(resource.tables.entity.fields)) {
    if (!dict || dict.includes(',')) continue
    maps.set(name, await resource.dictionaries.values(dict))
  }
  return maps
}

export function plain(value: CellValue): unknown {
  return typeof value === 'string' ? value.replace(/^'(?=[=+\-@\t\r])/, '') : value
}

/** A workbook with the fields its columns are meant for. */
interface Source {
  book: OpenWorkbook
  headings: string[]
  names: (string | undefined)[]
}

async function sourceOf(resource: ResourceContext, book: OpenWorkbook): Promise<Source> {
  const [row = []] = await book.rows(HEADING_ROW, HEADING_ROW + 1)
  const headings = Array.from(row, (text) => String(text ?? '').trim())
  const byTitle = new Map(
    Object.entries(resource.tables.entity.fields).flatMap(([name, { zh, en }]) => [
      [zh, name] as const,
      [en, name] as const,
    ]),
  )
  const names = headings.map((heading) => byTitle.get(heading))
  if (!names.some(Boolean)) throw new Failure('文件导入失败:第 3 行没有可识别的列名')
  return { book, headings, names }
}

const isBlank = (row: readonly CellValue[]) => row.every((value) => value === null || value === '')

/** Adds the rows of one workbook. @returns how many there were, and those that were refused */
async function addFrom(
  resource: ResourceContext,
  session: Session,
  { book, names }: Source,
): Promise<{ total: number; refused: RefusedRow[] }> {
  const values = await reversed(resource)
  const refused: RefusedRow[] = []
  let total = 0
  for (let from = HEADING_ROW + 1; from < book.count; from += CHUNK) {
    const rows = (await book.rows(from, from + CHUNK))
      .map((cells, at) => ({ cells, line: from + at + 1 }))
      .filter(({ cells }) => !isBlank(cells))
    const records = rows.map(({ cells }) => {
      const record: Row = {}
      for (const [at, name] of names.entries()) {
        const value = plain(cells[at] ?? null)
        if (name) record[name] = values.get(name)?.get(String(value)) ?? value
      }
      return record
    })
    total += rows.length
    for (const [at, why] of await addRows(resource, session, records)) refused.push({ ...rows[at]!, why })
  }
  return { total, refused: refused.sort((a, b) => a.line - b.line) }
}

/** Imports that run at the same time; each holds its rows in memory. */
const AT_ONCE = 2
let running = 0

async function importAll(resource: ResourceContext, session: Session, files: Upload[]): Promise<Answer> {
  const books: OpenWorkbook[] = []
  try {
    // All files are read before the first row is stored: a refused file leaves nothing behind.
    const sources: Source[] = []
    let room = MOST_ROWS
    for (const { content, old } of files) {
      const book = await openWorkbook(content, HEADING_ROW + 1 + room, old)
      books.push(book)
      room -= Math.max(0, book.count - HEADING_ROW - 1)
      sources.push(await sourceOf(resource, book))
    }
    const results = []
    for (const source of sources) results.push({ source, ...(await addFrom(resource, session, source)) })
    return await report(resource, session, results)
  } finally {
    for (const book of books) await book.close()
  }
}

async function report(
  resource: ResourceContext,
  session: Session,
  results: { source: Source; total: number; refused: RefusedRow[] }[],
): Promise<Answer> {
  const total = results.reduce((sum, result) => sum + result.total, 0)
  const refused = results.flatMap((result) => result.refused)
  const saved = total - refused.length
  if (saved > MANY) await resource.db.run(sql`ANALYZE ${sql.identifier(resource.tables.header.table)}`)
  const told = ({ line, why }: RefusedRow) => `第 ${line} 行：${why}，忽略导入。`
  if (total === 0) throw new Failure('文件导入失败:没有数据')
  if (refused.length === 0) return answer(null, `文件导入成功！数据行数：${saved}`)
  const lists = results.map(({ source, refused: rows }) => ({ headings: source.headings, rows }))
  const file = await storeErrors(resource, session, lists)
  const result = {
    totalCount: total,
    errorCount: refused.length,
    successCount: saved,
    msg: [
      `共${total}行，成功${saved}行，失败${refused.length}行`,
      ...refused.slice(0, MOST_TOLD).map(told),
    ].join('\n'),
    ...file,
  }
  if (saved === 0) throw new Failure(`文件导入失败:${told(refused[0]!)}`, undefined, undefined, result)
  return answer(result, '文件导入成功，但有错误。', PARTIAL)
}

/**
 * Adds the rows of workbooks that look like the export. Bad rows alone are refused: they are told with their line
 * and come back in a workbook with a column of reasons, which can be corrected and sent again (contract §5.2, code
 * 201).
 * @throws Failure when a file is refused, none of the rows could be stored, or two imports run already
 */
export async function importSpreadsheet(
  resource: ResourceContext,
  session: Session,
  request: FastifyRequest,
): Promise<Answer> {
  return oneOfTwo(async () => importAll(resource, session, await uploads(request)))
}

/** Runs an import. @throws Failure 429 when two run already */
export async function oneOfTwo<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) throw new Failure('文件导入失败:正在处理其他导入，请稍后重试', 429, 429, null, 10)
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
  }
}
