import type { SheetRefusal } from './limits'
import { COMPOUND, isCompound } from './sheetKind'

/** A cell as it is read; dates are `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`. */
export type SheetCell = string | number | boolean | null

/** What the worker says. */
export type SheetMessage =
  | { kind: 'rows'; rows: SheetCell[][]; total: number }
  | { kind: 'done' }
  | { kind: 'refused'; why: SheetRefusal }

/** A workbook that is not read. */
export class SheetError extends Error {
  constructor(readonly why: SheetRefusal) {
    super(`The workbook is not read: ${why}.`)
    this.name = 'SheetError'
  }
}

/** Reads the first sheet of a workbook (.xlsx, .xls) or a .csv file. Another reader can be given to the wizard. */
export type SheetReader = (
  file: File,
  options: { onProgress: (percent: number) => void; signal: AbortSignal },
) => Promise<SheetCell[][]>

/** The worker for a file; bundlers find it by this very form. */
function workerFor(old: boolean): Worker {
  return old
    ? new Worker(new URL('../worker/old-sheet.worker.ts', import.meta.url), { type: 'module' })
    : new Worker(new URL('../worker/sheet.worker.ts', import.meta.url), { type: 'module' })
}

/**
 * The built-in reader: parses in a worker that ends with the reading.
 *
 * @throws SheetError when the file is refused or cannot be read; AbortError when it is given up
 */
export const readSheetInWorker: SheetReader = async (file, { onProgress, signal }) => {
  const start = new Uint8Array(await file.slice(0, COMPOUND.length).arrayBuffer())
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const worker = workerFor(isCompound(start))
    const rows: SheetCell[][] = []
    const end = () => {
      worker.terminate()
      signal.removeEventListener('abort', giveUp)
    }
    function giveUp() {
      end()
      reject(new DOMException('The reading was given up.', 'AbortError'))
    }
    signal.addEventListener('abort', giveUp, { once: true })
    worker.onmessage = ({ data }: MessageEvent<SheetMessage>) => {
      if (data.kind === 'rows') {
        for (const row of data.rows) rows.push(row)
        onProgress(data.total === 0 ? 100 : Math.floor((rows.length / data.total) * 100))
        return
      }
      end()
      if (data.kind === 'refused') reject(new SheetError(data.why))
      else resolve(rows)
    }
    worker.onerror = () => {
      end()
      reject(new SheetError('unreadable'))
    }
    worker.postMessage(file)
  })
}
