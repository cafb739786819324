import { SourceError } from '../../foundation/dataSource'
import type { ResourceSource } from '../../foundation/dataSource'
import type { ImportColumn } from './checkRows'
import type { SendBatch } from './sendRows'
import { workbookOf } from './workbook'

/** Rows above the data: title, a line of its own, headings. */
const HEADING_ROWS = 3

/** `第 n 行：…，忽略导入。` (contract §5.2): the lines of a batch's workbook that were refused. */
export function refusedLines(text: string): { line: number; message: string }[] {
  return [...text.matchAll(/第\s*(\d+)\s*行[：:]\s*(.+?)(?:[，,]忽略导入)?。?(?=\n|$)/g)].map(
    ([, line, message = '']) => ({ line: Number(line), message }),
  )
}

/**
 * Sends batches to the import call of a resource: each as a workbook in the layout of the export.
 *
 * @example <ImportWizard send={sendAsWorkbook(source.resource(api), columns)} … />
 */
export function sendAsWorkbook(source: ResourceSource, columns: readonly ImportColumn[]): SendBatch {
  return async (rows, { signal }) => {
    const lines = rows.map((values, index) => ({ line: index, values }))
    const blob = await workbookOf(lines, columns, { title: 'import' })
    signal.throwIfAborted()
    const file = new File([blob], 'import.xlsx')
    const answer = await source.importFiles([file]).catch((error: unknown) => {
      // Not one row was taken: the refused rows are told in the message.
      if (error instanceof SourceError && refusedLines(error.message).length > 0)
        return { success: false, code: error.code, message: error.message, result: null }
      throw error
    })
    const result = answer.result as { msg?: unknown; errorCount?: unknown; successCount?: unknown } | null
    const told = refusedLines(typeof result?.msg === 'string' ? result.msg : answer.message)
    const failed = told.map(({ line, message }) => ({ index: line - HEADING_ROWS - 1, message }))
    if (answer.success && answer.code !== 201) return { created: rows.length }
    if (failed.length === 0) throw new SourceError(answer.message, answer.code)
    const created = Number(result?.successCount ?? 0)
    // The server names the first fifty; of the others only their number is known.
    const unnamed = rows.length - created - failed.length
    return { created, skipped: Math.max(0, unnamed), failed }
  }
}
