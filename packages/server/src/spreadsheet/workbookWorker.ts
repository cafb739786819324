import { parentPort, workerData } from 'node:worker_threads'
import { COMPOUND } from './archive'
import { readOldWorkbook } from './readOldWorkbook'
import type { CellValue } from './readWorkbook'
import { readWorkbook } from './readWorkbook'
import type { FromWorker, ToWorker, WorkbookTask } from './workbookMessages'

/**
 * Entry of the thread that reads one workbook: parsing megabytes of XML or a binary format neither stalls other
 * callers nor takes the server's memory. It holds the rows and hands them over piece by piece.
 */
const { file, mostRows, old } = workerData as WorkbookTask
const tell = (message: FromWorker) => parentPort!.postMessage(message)

async function rowsOf(): Promise<CellValue[][]> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  // Programs also write the new format under the old name, so the content decides.
  return old && bytes.subarray(0, COMPOUND.length).equals(COMPOUND)
    ? readOldWorkbook(bytes, mostRows)
    : readWorkbook(bytes, mostRows)
}

rowsOf().then(
  (rows) => {
    tell({ type: 'read', count: rows.length })
    parentPort!.on('message', ({ from, to }: ToWorker) => {
      tell({ type: 'rows', rows: rows.slice(from, to) })
    })
  },
  (error: unknown) =>
    tell({
      type: 'refused',
      message: error instanceof Error && error.name === 'Failure' ? error.message : undefined,
    }),
)
