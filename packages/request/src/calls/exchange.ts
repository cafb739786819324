import { calls } from '@lading/core/calls'
import type { Exchanged } from '@lading/core/contract'

import type { DownloadedFile, ImportAnswer } from '@lading/core/ports'
import type { Sender } from '../sender'
import type { CallOptions } from '../wire'

/** Filters of the list, and `selections`: ids, joined by commas. */
export type ExportQuery = Record<string, string | number | boolean | undefined>

/** A kind of system records as spreadsheets. */
export interface ExchangeCalls {
  exportFile(query?: ExportQuery, options?: CallOptions): Promise<DownloadedFile>
  /** Code 201: some rows were refused; `result.fileUrl` leads to them. */
  importFiles(files: File[], options?: CallOptions): Promise<ImportAnswer>
}

/** Export and import of system records (contract §5). */
export function exchangeCalls(sender: Sender): Record<Exchanged, ExchangeCalls> {
  const of = (name: Exchanged): ExchangeCalls => ({
    exportFile: (query = {}, options) =>
      sender.download(calls[`${name}ExportXls`].path, { ...options, query }),
    importFiles: (files, options) =>
      sender.upload(calls[`${name}ImportExcel`].path, files, { ...options, part: 'files[]' }),
  })
  return {
    user: of('user'),
    role: of('role'),
    dict: of('dict'),
    department: of('department'),
    position: of('position'),
    category: of('category'),
    job: of('job'),
  }
}
