import type { Page } from '../envelope/envelope'
import type { DownloadedFile } from './files'

/** A row with a string id. */
export type SourceRow = Record<string, unknown> & { id: string }

/** Parameters of a list call: filters by field, `pageNo`, `pageSize`, `column`, `order`, super query (contract §3.1). */
export type ListParams = Record<string, string | number | boolean | null | undefined>

/** What an import answers (contract §5.2). */
export interface ImportAnswer {
  success: boolean
  /** 201: saved, but some rows were refused; `result` then leads to the error file. */
  code: number
  message: string
  result: unknown
}

/** How a write is sent. */
export interface WriteOptions {
  /** One key per attempt of the user to save: the server carries it out once, however often it arrives. */
  idempotencyKey?: string
}

/** How files are sent to an import. */
export interface ImportOptions extends WriteOptions {
  signal?: AbortSignal
  /** No notice when it fails: the caller shows the error. @default false */
  silent?: boolean
}

/** Chosen records, each with the version that was read, and what was entered for the action. */
export interface ActionBatch {
  records: { id: string; version: number }[]
  input?: Record<string, unknown>
}

/** The calls of one list-like resource, e.g. `/sales/saQuotation` (contract §4). Each rejects with the caller's error. */
export interface ResourceSource {
  list(params: ListParams, signal?: AbortSignal): Promise<Page<SourceRow>>
  /**
   * Rows for a picker: with the fields of the entity's reference, for who may pick them without listing them. Absent:
   * pickers ask `list`.
   */
  pick?(params: ListParams, signal?: AbortSignal): Promise<Page<SourceRow>>
  /** The whole record; master-detail records carry their lines under the line's key. */
  get(id: string, signal?: AbortSignal): Promise<SourceRow>
  /** Gives the saved record. A refusal has issues by field and line. */
  add(body: Record<string, unknown>, options?: WriteOptions): Promise<SourceRow>
  /** Gives the saved record. Code 409: somebody else has saved it since it was read. */
  edit(body: Record<string, unknown>, options?: WriteOptions): Promise<SourceRow>
  remove(id: string): Promise<void>
  removeBatch(ids: string[]): Promise<void>
  /** A step of the workflow or another named action; the body carries `id` and `version`. */
  action(name: string, body: Record<string, unknown>, options?: WriteOptions): Promise<SourceRow>
  /** A named action on chosen records, all or none. Absent: lists offer none. */
  actionBatch?(name: string, body: ActionBatch, options?: WriteOptions): Promise<void>
  /** @param onProgress hears about how many per cent have come, as far as the server can say it */
  exportFile(
    params: ListParams,
    signal?: AbortSignal,
    onProgress?: (percent: number) => void,
  ): Promise<DownloadedFile>
  /** The issues of a refusal name rows by their `index` below the headings. */
  importFiles(files: File[], fields?: Record<string, string>, options?: ImportOptions): Promise<ImportAnswer>
}
