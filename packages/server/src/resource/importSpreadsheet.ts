import type { Row } from '@lading/core/entity'
import type { FastifyRequest } from 'fastify'
import { noteNewRows } from '../db/freshTables'
import type { Answer } from '../http/answer'
import { Failure } from '../http/failures'
import type { Session } from '../session'
import type { OpenWorkbook } from '../spreadsheet/openWorkbook'
import { openWorkbook } from '../spreadsheet/openWorkbook'
import type { CellValue } from '../spreadsheet/readWorkbook'
import { addRows } from './addRows'
import type { ResourceContext } from './resourceContext'
import type { RefusedRow } from './importErrors'
import { importAnswer } from './importAnswer'
import { readFigures } from './importFigures'
import { readTexts } from './importTexts'
import { addLined, recordsOf } from './importLined'
import type { FileRow } from './importLined'
import { inTurn } from './importTurn'
import type { ImportOptions } from './importOptions'
import { importOptions } from './importOptions'
import type { Upload } from './importUploads'
import { headingKey, lineHeadings } from './linesInFiles'
import type { LineColumn } from './linesInFiles'

/** Rows above the data: title, exporter, headings (contract §5.2). */
export const HEADING_ROW = 2
const MAX_ROWS = 100_000
/** Rows of one transaction: others are served between two of them. */
const CHUNK = 1_000

export function plain(value: CellValue): unknown {
  return typeof value === 'string' ? value.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, '') : value
}

/** A workbook with the fields its columns are meant for. */
interface Source {
  book: OpenWorkbook
  headings: string[]
  names: (string | undefined)[]
  /** Columns of lines. */
  lines: (LineColumn | undefined)[]
  /** Its rows are lines; otherwise each of them is a record. */
  lined: boolean
  keys: ImportOptions['keys']
}

async function sourceOf(
  resource: ResourceContext,
  book: OpenWorkbook,
  { headersOnly, keys }: ImportOptions,
): Promise<Source> {
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
  const byHeading = lineHeadings(resource.tables.entity)
  const lines = headings.map((heading, at) => (names[at] ? undefined : byHeading.get(headingKey(heading))))
  return {
    book,
    headings,
    names: names.map((name) => (name !== undefined && Object.hasOwn(keys, name) ? undefined : name)),
    lines: headersOnly ? [] : lines,
    lined: lines.some(Boolean),
    keys,
  }
}

const isBlank = (row: readonly CellValue[]) => row.every((value) => value === null || value === '')

/** Adds the records of a workbook whose rows are lines: they are put together before the first one is stored. */
async function addFromLined(
  resource: ResourceContext,
  session: Session,
  { book, names, lines, keys }: Source,
  step: (from: number) => string | undefined,
): Promise<{ total: number; refused: RefusedRow[] }> {
  const rows: FileRow[] = []
  for (let from = HEADING_ROW + 1; from < book.count; from += CHUNK)
    for (const [at, cells] of (await book.rows(from, from + CHUNK)).entries())
      if (!isBlank(cells)) rows.push({ cells, line: from + at + 1 })
  const records = recordsOf(rows, { names, lines }, plain)
  return { total: rows.length, refused: await addLined(resource, session, records, keys, step) }
}

/** Adds the rows of one workbook. @returns how many there were, and those that were refused */
async function addFrom(
  resource: ResourceContext,
  session: Session,
  { book, names, keys }: Source,
  step: (from: number) => string | undefined,
): Promise<{ total: number; refused: RefusedRow[] }> {
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
        if (name) record[name] = value
      }
      return record
    })
    total += rows.length
    const undated = readFigures(resource.tables.entity.fields, records)
    const unread = await readTexts(resource, session, records)
    for (const [at, why] of undated) unread.set(at, [why, unread.get(at)].filter(Boolean).join('；'))
    for (const [at, why] of unread) refused.push({ ...rows[at]!, why })
    const read = [...records.keys()].filter((at) => !unread.has(at))
    const refusals = await addRows(
      resource,
      session,
      read.map((at) => ({ ...records[at]!, ...keys })),
      step(from),
    )
    for (const [at, why] of refusals) refused.push({ ...rows[read[at]!]!, why })
  }
  return { total, refused: refused.sort((a, b) => a.line - b.line) }
}

async function importAll(
  resource: ResourceContext,
  session: Session,
  files: readonly Upload[],
  key: string | undefined,
  options: ImportOptions,
): Promise<Answer> {
  const books: OpenWorkbook[] = []
  try {
    // All files are read before the first row is stored: a refused file leaves nothing behind.
    const sources: Source[] = []
    let room = MAX_ROWS
    for (const { content, old } of files) {
      const book = await openWorkbook(content, HEADING_ROW + 1 + room, old)
      books.push(book)
      room -= Math.max(0, book.count - HEADING_ROW - 1)
      sources.push(await sourceOf(resource, book, options))
    }
    const results = []
    for (const [at, source] of sources.entries()) {
      // `#` is no sign of a client's key: none can name a part of another import.
      const step = (from: number) => key && `${key}#${at}.${from}`
      const add = source.lined ? addFromLined : addFrom
      results.push({ source, ...(await add(resource, session, source, step)) })
    }
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
  const saved = total - results.reduce((sum, result) => sum + result.refused.length, 0)
  const { db, log, tables } = resource
  await noteNewRows(db, [tables.header.table, ...tables.lines.map(({ table }) => table)], saved).catch(
    (error: Error) =>
      log.warn({ reason: error.message }, 'statistics could not be refreshed after an import'),
  )
  return importAnswer(resource, session, {
    total,
    lists: results.map(({ source, refused }) => ({ headings: source.headings, refused })),
    done: `文件导入成功！数据行数：${saved}`,
  })
}

/**
 * Adds the rows of workbooks that look like the export. Bad rows alone are refused: they are told with their line
 * and come back in a workbook with a column of reasons, which can be corrected and sent again (contract §5.2, code
 * 201). With an `Idempotency-Key` rows are stored once, however often the request arrives and wherever it broke off.
 * @throws Failure when a file is refused, none of the rows could be stored, the same files are being imported, or two
 *   imports run already
 */
export async function importSpreadsheet(
  resource: ResourceContext,
  session: Session,
  request: FastifyRequest,
): Promise<Answer> {
  return inTurn(resource, session, request, (files, key, fields) =>
    importAll(resource, session, files, key, importOptions(resource.tables.entity, fields)),
  )
}
