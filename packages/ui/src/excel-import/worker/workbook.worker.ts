import { workbookOf } from '../logic/workbook'
import type { WorkbookAnswer, WorkbookRequest } from '../logic/workbookInWorker'

/** Writes one workbook beside the page. */
self.onmessage = async ({ data }: MessageEvent<WorkbookRequest>) => {
  let answer: WorkbookAnswer
  try {
    answer = { file: await workbookOf(data.rows, data.columns, data.options) }
  } catch (error) {
    answer = { reason: error instanceof Error ? error.message : String(error) }
  }
  self.postMessage(answer)
}
