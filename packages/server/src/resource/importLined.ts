import type { Issue, Row } from '@lading/core/entity'
import { recordStarts } from '@lading/core/entity'
import type { Transaction } from '../db/database'
import { Failure } from '../http/failures'
import { said } from '../http/language'
import type { Session } from '../session'
import type { CellValue } from '../spreadsheet/readWorkbook'
import type { RefusedRow } from './importErrors'
import { readFigures } from './importFigures'
import { readTexts } from './importTexts'
import { stepOnce } from './idempotency'
import type { LineColumn } from './linesInFiles'
import { readStored } from './readRecord'
import type { ResourceContext, ResourceWork } from './resourceContext'
import { beginWork } from './resourceContext'
import { addRecord } from './saveRecord'

/** A row of a file, with its number from 1. */
export interface FileRow {
  cells: readonly CellValue[]
  line: number
}

/** What each column of a file with lines is meant for. */
export interface LinedColumns {
  names: readonly (string | undefined)[]
  lines: readonly (LineColumn | undefined)[]
}

interface FileLine {
  row: FileRow
  record: Row
}

/** A record of a file: its header, and the rows that its lines stand in. */
interface FileRecord {
  rows: FileRow[]
  header: Row
  lines: Map<string, FileLine[]>
}

const isBlank = (value: unknown) => value === null || value === undefined || value === ''

/** Rows that are one record: the header's cells are blank, or the same as above. */
export function recordsOf(
  rows: readonly FileRow[],
  { names, lines }: LinedColumns,
  read: (value: CellValue) => unknown,
): FileRecord[] {
  const records: FileRecord[] = []
  const headers = rows.map(({ cells }) => {
    const header: Row = {}
    for (const [at, name] of names.entries()) if (name) header[name] = read(cells[at] ?? null)
    return header
  })
  const starts = recordStarts(headers)
  for (const [place, row] of rows.entries()) {
    if (starts[place]) records.push({ rows: [], header: headers[place]!, lines: new Map() })
    const record = records.at(-1)!
    record.rows.push(row)
    const found = new Map<string, Row>()
    for (const [at, column] of lines.entries()) {
      const value = column && read(row.cells[at] ?? null)
      if (column && !isBlank(value))
        found.set(column.line, { ...found.get(column.line), [column.name]: value })
    }
    for (const [key, line] of found)
      record.lines.set(key, [...(record.lines.get(key) ?? []), { row, record: line }])
  }
  return records
}

/** The resource as if the fields of its lines were its own: their texts are read alike. */
const asLines = (resource: ResourceContext, key: string): ResourceContext => {
  const { entity } = resource.tables
  return {
    ...resource,
    tables: { ...resource.tables, entity: { ...entity, fields: entity.lines![key]!.fields } },
  }
}

/** Makes values of texts, dates and figures; notes why rows cannot be read. */
async function readAll(
  resource: ResourceContext,
  session: Session,
  records: readonly FileRecord[],
  note: (row: FileRow, why: string) => void,
): Promise<void> {
  const read = async (on: ResourceContext, rows: readonly FileRow[], values: readonly Row[]) => {
    for (const reasons of [
      readFigures(on.tables.entity.fields, values),
      await readTexts(on, session, values),
    ])
      for (const [at, why] of reasons) note(rows[at]!, why)
  }
  await read(
    resource,
    records.map(({ rows }) => rows[0]!),
    records.map(({ header }) => header),
  )
  for (const { key } of resource.tables.lines) {
    const lines = records.flatMap((record) => record.lines.get(key) ?? [])
    if (lines.length > 0)
      await read(
        asLines(resource, key),
        lines.map(({ row }) => row),
        lines.map(({ record }) => record),
      )
  }
}

/** @throws Failure when the session may not see what it wrote: nobody puts records where only others may look */
async function requireSeen(tx: Transaction, work: ResourceWork, session: Session, id: string): Promise<void> {
  try {
    await readStored(tx, work, session, id)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    throw new Failure(said('数据超出您的数据权限范围', 'Outside of your data rules'))
  }
}

/** Tells each issue of a record at the row that it is about; those of the header at the first one. */
function noteIssues(record: FileRecord, error: Failure, note: (row: FileRow, why: string) => void): void {
  const issues = (error.result as { issues?: Issue[] } | null)?.issues ?? []
  for (const { line, index, message } of issues) {
    const at = line === undefined || index === undefined ? undefined : record.lines.get(line)?.[index]?.row
    note(at ?? record.rows[0]!, message)
  }
  if (issues.length === 0) note(record.rows[0]!, error.message)
}

/**
 * Adds records with their lines, each as a save of its own: all of it or nothing. What is wrong is told at its row; the
 * other rows of the record come back with it.
 *
 * @param keys values that every header gets
 * @param step names the part of the request that a row belongs to, for a request that is sent again
 */
export async function addLined(
  resource: ResourceContext,
  session: Session,
  records: readonly FileRecord[],
  keys: Readonly<Row>,
  step: (from: number) => string | undefined,
): Promise<RefusedRow[]> {
  const reasons = new Map<FileRow, string[]>()
  const note = (row: FileRow, why: string) => void reasons.set(row, [...(reasons.get(row) ?? []), why])
  await readAll(resource, session, records, note)
  const refused: RefusedRow[] = []
  for (const record of records) {
    if (!record.rows.some((row) => reasons.has(row))) {
      const body: Row = { ...record.header, ...keys }
      for (const [key, lines] of record.lines) body[key] = lines.map((each) => each.record)
      const work = await beginWork(resource)
      try {
        await stepOnce(
          resource.db,
          session,
          step(record.rows[0]!.line),
          () => JSON.stringify(body),
          async (tx) => {
            const { id } = await addRecord(tx, work, session, body)
            await requireSeen(tx, work, session, id)
            return { id }
          },
        )
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        noteIssues(record, error, note)
      }
    }
    if (!record.rows.some((row) => reasons.has(row))) continue
    for (const row of record.rows)
      refused.push({
        ...row,
        why: [
          ...new Set(
            reasons.get(row) ?? [said('同一单据的其他行有错误', 'Other rows of the record are wrong')],
          ),
        ].join('；'),
      })
  }
  return refused
}
