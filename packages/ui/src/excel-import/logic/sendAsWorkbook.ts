import { SourceError } from '../../foundation/dataSource'
import type { ImportAnswer, ResourceSource, Issue } from '../../foundation/dataSource'
import type { ImportColumn } from './importTypes'
import type { BatchAnswer, SendBatch } from './sendRows'
import { workbookInWorker } from './workbookInWorker'

/** Rows above the data: title, a line of its own, headings. */
const HEADING_ROWS = 3

type Refused = NonNullable<BatchAnswer['failed']>[number]

/** `第 n 行：…，忽略导入。` (contract §5.2): the lines of a batch's workbook that were refused. */
export function refusedLines(text: string): { line: number; message: string }[] {
  return [...text.matchAll(/第\s*(\d+)\s*行[：:]\s*(.+?)(?:[，,]忽略导入)?。?(?=\n|$)/g)].map(
    ([, line, message = '']) => ({ line: Number(line), message }),
  )
}

/** A row's reasons, each at the cell whose title it begins with; one that begins with none is the row's. */
function atCells({ index, message }: Refused, columns: readonly ImportColumn[]): Refused[] {
  return message.split('；').map((reason) => {
    const [column] = columns
      .filter(({ title }) => title !== '' && reason.startsWith(title))
      .sort((a, b) => b.title.length - a.title.length)
    return { index, message: reason, ...(column && { field: column.key }) }
  })
}

/** The refused rows that an answer names: for programs, or only in its text. */
function refusedRows(issues: readonly Partial<Issue>[] | undefined, text: string): Refused[] {
  const named = (issues ?? []).flatMap(({ index, message = '' }) =>
    index === undefined ? [] : [{ index, message }],
  )
  if (named.length > 0) return named
  return refusedLines(text).map(({ line, message }) => ({ index: line - HEADING_ROWS - 1, message }))
}

interface PartialResult {
  msg?: unknown
  successCount?: unknown
  issues?: Partial<Issue>[]
}

/** What an import's answer means for the rows of the batch. @throws SourceError when it names no refused row */
function batchAnswer(answer: ImportAnswer, rows: number, columns: readonly ImportColumn[]): BatchAnswer {
  if (answer.success && answer.code !== 201) return { created: rows }
  const result = answer.result as PartialResult | null
  const told = refusedRows(result?.issues, typeof result?.msg === 'string' ? result.msg : answer.message)
  if (told.length === 0) throw new SourceError(answer.message, answer.code)
  const created = Number(result?.successCount ?? 0)
  // Of rows that the server refused without naming them only the number is known.
  const skipped = Math.max(0, rows - created - told.length)
  return { created, skipped, failed: told.flatMap((row) => atCells(row, columns)) }
}

/**
 * Sends batches to the import call of a resource: each as a workbook in the layout of the export, under the batch's
 * key, so that a batch whose answer was lost is taken once.
 *
 * @example <ImportWizard send={sendAsWorkbook(source.resource(api), columns)} … />
 */
export function sendAsWorkbook(
  source: Pick<ResourceSource, 'importFiles'>,
  columns: readonly ImportColumn[],
): SendBatch {
  // The same key has to carry the same bytes; a workbook made anew would hold another time.
  let last: { key: string; file: File } | undefined
  return async (rows, { signal, idempotencyKey }) => {
    if (last?.key !== idempotencyKey) {
      const lines = rows.map((values, index) => ({ line: index, values }))
      // Headings of lines would make one record of equal rows.
      const sent = columns.filter(
        ({ key, line }) => !line || rows.some((values) => values[key] !== undefined),
      )
      const blob = await workbookInWorker(lines, sent, { title: 'import' })
      signal.throwIfAborted()
      last = { key: idempotencyKey, file: new File([blob], 'import.xlsx') }
    }
    const options = { idempotencyKey, signal, silent: true }
    const answer = await source.importFiles([last.file], {}, options).catch((error: unknown) => {
      // Not one row was taken: the refused rows are told with the failure.
      if (!(error instanceof SourceError) || refusedRows(error.issues, error.message).length === 0)
        throw error
      const { code, message, issues } = error
      return { success: false, code, message, result: { msg: message, successCount: 0, issues } }
    })
    return batchAnswer(answer, rows.length, columns)
  }
}
