import type { ImportColumn, ImportRow } from './importTypes'
import { workbookOf } from './workbook'
import type { WorkbookOptions } from './workbook'

/** What the worker is asked; columns without their rules, which hold functions. */
export interface WorkbookRequest {
  rows: readonly ImportRow[]
  columns: readonly Pick<ImportColumn, 'key' | 'title' | 'options'>[]
  options: WorkbookOptions
}

/** The file, or why there is none. */
export type WorkbookAnswer = { file: Blob } | { reason: string }

/** `workbookOf` beside the page, which stays alive; where there are no workers, in the page. */
export function workbookInWorker(
  rows: readonly ImportRow[],
  columns: readonly ImportColumn[],
  options: WorkbookOptions,
): Promise<Blob> {
  if (typeof Worker === 'undefined') return workbookOf(rows, columns, options)
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../worker/workbook.worker.ts', import.meta.url), { type: 'module' })
    const fail = (reason: string) => {
      worker.terminate()
      reject(new Error(reason))
    }
    worker.onmessage = ({ data }: MessageEvent<WorkbookAnswer>) => {
      if ('reason' in data) return fail(data.reason)
      worker.terminate()
      resolve(data.file)
    }
    worker.onerror = (event) => fail(event.message)
    worker.postMessage({
      rows,
      columns: columns.map(({ key, title, options: choices }) => ({
        key,
        title,
        ...(choices && { options: choices.map(({ value, text }) => ({ value, text })) }),
      })),
      options,
    } satisfies WorkbookRequest)
  })
}
