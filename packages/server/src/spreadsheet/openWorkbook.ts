import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { builtProgram } from '../builtPrograms'
import { Failure } from '../http/failures'
import { refuseFile } from './archive'
import type { CellValue } from './readWorkbook'
import type { FromWorker, ToWorker, WorkbookTask } from './workbookMessages'

/** Longest time that reading one file may take. */
const READ_MS = 60_000
/** Memory of one thread; 100,000 rows of 20 columns take about 150 MB. */
const MAX_MEGABYTES = 768

/** A workbook that was read in a thread of its own, which holds its rows until it is closed. */
export interface OpenWorkbook {
  /** Rows of the first sheet. */
  count: number
  rows: (from: number, to: number) => Promise<CellValue[][]>
  close: () => Promise<void>
}

/**
 * The thread's program: the built one; in development the source, for which the thread has to
 * register a TypeScript loader itself, because Node 20 does not load one for the entry of a thread.
 */
function start(task: WorkbookTask): Worker {
  const options = { workerData: task, resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES } }
  const built = builtProgram('workbookWorker', import.meta.url)
  if (built) return new Worker(built, { ...options, execArgv: [] })
  const loader = new URL(
    'dist/esm/api/index.mjs',
    pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json')),
  ).href
  const source = new URL('./workbookWorker.ts', import.meta.url).href
  const program = `import(${JSON.stringify(loader)}).then(({ register }) => {
    register()
    return import(${JSON.stringify(source)})
  })`
  return new Worker(program, { ...options, eval: true, execArgv: ['--conditions=@lading/source'] })
}

/**
 * Reads the first sheet of a workbook in a thread of its own.
 * @param file bytes of an .xlsx or, with `old`, .xls file
 * @param mostRows rows of the sheet that are read at most
 * @throws Failure with the reason when the file is refused
 */
export async function openWorkbook(file: Buffer, mostRows: number, old: boolean): Promise<OpenWorkbook> {
  const worker = start({ file: new Uint8Array(file), mostRows, old })
  const answer = () =>
    new Promise<FromWorker>((resolve, reject) => {
      const settle = (done: () => void) => {
        worker.removeAllListeners('message').removeAllListeners('error').removeAllListeners('exit')
        done()
      }
      worker.on('message', (message: FromWorker) => settle(() => resolve(message)))
      worker.on('error', (error: NodeJS.ErrnoException) =>
        settle(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? refuseFile('文件过大') : error)),
      )
      worker.on('exit', () => settle(() => reject(refuseFile('文件处理超时'))))
    })
  const close = async () => {
    worker.removeAllListeners()
    await worker.terminate()
  }
  const timer = setTimeout(() => void worker.terminate(), READ_MS)
  try {
    const first = await answer()
    if (first.type === 'refused')
      throw first.message === undefined ? refuseFile('不是有效的 Excel 文件') : new Failure(first.message)
    return {
      count: first.type === 'read' ? first.count : 0,
      rows: async (from, to) => {
        const asked = answer()
        worker.postMessage({ from, to } satisfies ToWorker)
        const message = await asked
        return message.type === 'rows' ? message.rows : []
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  } finally {
    clearTimeout(timer)
  }
}
