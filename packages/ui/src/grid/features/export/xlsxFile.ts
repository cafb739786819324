import type { GridController } from '../../kernel/gridController'
import { slicesOf, tableSpans } from './exportTable'
import type { ExportTable } from './exportTable'
import { sheetCells, sheetFrame } from './xlsxSheet'
import type { SheetCell, SheetFrame } from './xlsxSheet'
import type { XlsxAnswer, XlsxRequest } from './xlsx.worker'

/**
 * The workbook of a table. Rows are read in slices and written by a worker, so that the page stays usable; where no
 * worker can be had (an old bundler, a strict policy) the page writes it itself.
 *
 * @returns undefined when the signal ended it
 * @throws Error when the file cannot be written
 */
export async function xlsxFile(
  grid: GridController,
  table: ExportTable,
  name: string,
  signal?: AbortSignal,
): Promise<Blob | undefined> {
  const frame = sheetFrame(table, name)
  const worker = startWorker()
  const kept: SheetCell[][] = []
  const spans = tableSpans(grid, table)
  const read = (row: Record<string, unknown>, index: number) => sheetCells(table.columns, row, index, spans)
  try {
    const ready = worker && (await hears(worker))
    for await (const slice of slicesOf(grid, table, read, signal)) {
      if (ready) worker.postMessage({ rows: slice } satisfies XlsxRequest)
      else for (const row of slice) kept.push(row)
    }
    if (signal?.aborted) return undefined
    if (ready) return await answerOf(worker, frame, signal)
    const { writeSheet } = await import('./writeSheet')
    return await writeSheet(frame, kept)
  } finally {
    worker?.terminate()
  }
}

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./xlsx.worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return undefined
  }
}

/** Whether the worker's script has been loaded: it says so, or an error comes. */
function hears(worker: Worker): Promise<boolean> {
  return new Promise((resolve) => {
    worker.onerror = (event) => {
      event.preventDefault()
      resolve(false)
    }
    worker.onmessage = () => resolve(true)
  })
}

function answerOf(worker: Worker, frame: SheetFrame, signal?: AbortSignal): Promise<Blob | undefined> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => resolve(undefined), { once: true })
    worker.onerror = ({ message }) => reject(new Error(message))
    worker.onmessage = ({ data }: MessageEvent<XlsxAnswer>) => {
      if ('file' in data) resolve(data.file)
      else if ('reason' in data) reject(new Error(data.reason))
    }
    worker.postMessage({ frame } satisfies XlsxRequest)
  })
}
