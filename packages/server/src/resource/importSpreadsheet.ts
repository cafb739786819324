import type { Row } from '@lading/core/entity'
import type { FastifyRequest } from 'fastify'
import { answer } from '../http/answer'
import type { Answer } from '../http/answer'
import { Failure } from '../http/failures'
import type { Session } from '../session'
import type { CellValue } from '../spreadsheet/readWorkbook'
import { readWorkbook } from '../spreadsheet/readWorkbook'
import type { ResourceContext } from './hooks'
import { addRecord } from './saveRecord'

/** Rows above the data: title, exporter, headings (contract §5.2). */
const HEADING_ROW = 2
const MOST_ROWS = 10_000
const MOST_TOLD = 50
const PARTIAL = 201

/** Reads the file parts of the request, whatever their names. @throws Failure without one */
async function files(request: FastifyRequest): Promise<Buffer[]> {
  if (!request.isMultipart()) throw new Failure('文件导入失败！')
  const found: Buffer[] = []
  for await (const part of request.parts())
    if (part.type === 'file') {
      if (!/\.xlsx$/i.test(part.filename)) throw new Failure('文件导入失败:只支持 .xlsx 文件')
      found.push(await part.toBuffer())
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

function plain(value: CellValue): unknown {
  return typeof value === 'string' ? value.replace(/^'(?=[=+\-@])/, '') : value
}

/** Files that are read at the same time; each holds its rows in memory. */
const AT_ONCE = 2
let reading = 0

/** @throws Failure when two imports run already */
async function readLimited(file: Buffer): Promise<CellValue[][]> {
  if (reading >= AT_ONCE) throw new Failure('文件导入失败:正在处理其他导入，请稍后重试', 429, 429, null, 10)
  reading += 1
  try {
    return await readWorkbook(file, HEADING_ROW + 1 + MOST_ROWS)
  } finally {
    reading -= 1
  }
}

async function recordsOf(resource: ResourceContext, file: Buffer): Promise<Row[]> {
  const { entity } = resource.tables
  const rows = await readLimited(file)
  const headings = (rows[HEADING_ROW] ?? []).map((text) => String(text ?? '').trim())
  const byTitle = new Map(
    Object.entries(entity.fields).flatMap(([name, { zh, en }]) => [[zh, name] as const, [en, name] as const]),
  )
  const names = headings.map((heading) => byTitle.get(heading))
  if (!names.some(Boolean)) throw new Failure('文件导入失败:第 3 行没有可识别的列名')
  const values = await reversed(resource)
  const data = rows.slice(HEADING_ROW + 1)
  return data.map((row) => {
    const record: Row = {}
    for (const [at, name] of names.entries()) {
      const value = plain(row[at] ?? null)
      if (name) record[name] = values.get(name)?.get(String(value)) ?? value
    }
    return record
  })
}

/**
 * Adds the rows of workbooks that look like the export. Each row is checked and stored by itself; refused rows are
 * told with their line (contract §5.2, code 201).
 * @throws Failure when there is no file, or none of its rows could be stored
 */
export async function importSpreadsheet(
  resource: ResourceContext,
  session: Session,
  request: FastifyRequest,
): Promise<Answer> {
  const records: Row[] = []
  for (const file of await files(request)) records.push(...(await recordsOf(resource, file)))
  const refused: string[] = []
  for (const [at, record] of records.entries())
    try {
      await resource.db.transaction((tx) => addRecord(tx, resource, session, record))
    } catch (error) {
      if (!(error instanceof Failure) && (error as { code?: string }).code !== '23505') throw error
      const why = error instanceof Failure ? error.message : '数据库中已存在该记录'
      refused.push(`第 ${at + HEADING_ROW + 2} 行：${why}，忽略导入。`)
    }
  const saved = records.length - refused.length
  if (saved === 0) throw new Failure(`文件导入失败:${refused[0] ?? '没有数据'}`)
  if (refused.length === 0) return answer(null, `文件导入成功！数据行数：${saved}`)
  const msg = [
    `共${records.length}行，成功${saved}行，失败${refused.length}行`,
    ...refused.slice(0, MOST_TOLD),
  ].join('\n')
  return answer(
    { totalCount: records.length, errorCount: refused.length, successCount: saved, msg },
    '文件导入成功，但有错误。',
    PARTIAL,
  )
}
