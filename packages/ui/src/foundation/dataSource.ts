import type { DownloadedFile, Issue, ResourceSource, StoredFile } from '@lading/core/ports'
import type { ApprovalSource } from './approvalPort'
import type { ChainSource } from './chainPort'
import type { LiveRowsSource } from './livePort'
import type { PickerSources } from './pickerPorts'
import type { SavedQuerySource } from './savedQueryPort'
import type { DictOption } from './sourceTypes'

export type {
  DownloadedFile,
  ImportAnswer,
  ImportOptions,
  Issue,
  ListParams,
  ResourceSource,
  RowChange,
  RowChanges,
  SourceRow,
  StoredFile,
  WriteOptions,
} from '@lading/core/ports'
export type * from './approvalPort'
export type * from './chainPort'
export type * from './pickerPorts'
export type * from './sourceTypes'
export type * from './livePort'
export type * from './savedQueryPort'

/** How a file is sent. */
export interface FileSendOptions {
  onProgress?: (percent: number) => void
  signal?: AbortSignal
  /** Address of a call of its own (a column's `action`). @default the port's */
  url?: string
  /** Further parts of the form, e.g. `{ biz: 'temp', isup: '1' }` (spec 2 §7). */
  fields?: Record<string, string>
  /** Whether the session's token is sent along. @default true */
  token?: boolean
  /** Field of the answer that holds the path. @default 'message' (spec 2 §7) */
  responseName?: string
}

/** A large file that is sent in parts, and which of them have arrived. */
export interface PartUpload {
  uploadId: string
  /** Bytes of every part but the last. */
  partSize: number
  /** Number of parts. */
  parts: number
  /** Indexes from 0. */
  received: readonly number[]
}

/** Large files part by part: a broken line or a reload costs one part, not the file. */
export interface PartUploads {
  begin(
    file: { name: string; size: number },
    options?: { fields?: Record<string, string>; signal?: AbortSignal },
  ): Promise<PartUpload>
  /** Where an upload of an earlier visit stands; `undefined`: it is not known any more. */
  state(uploadId: string, signal?: AbortSignal): Promise<PartUpload | undefined>
  /** Sends one part; a second time it replaces the first. */
  send(
    uploadId: string,
    index: number,
    part: Blob,
    options: { onProgress: (percent: number) => void; signal: AbortSignal },
  ): Promise<void>
  /**
   * Joins the parts; gives the path that the record keeps, also when asked again. Rejects with code 409 when parts
   * are missing.
   */
  finish(uploadId: string, signal?: AbortSignal): Promise<string>
  giveUp(uploadId: string): Promise<void>
}

/** A failed call, as the port reports it: the server's message and, on 422-like answers, errors by field or cell. */
export class SourceError extends Error {
  constructor(
    message: string,
    readonly code: number,
    /** e.g. `{ field: 'eta' }` or `{ line: 'saQuotationLine', rowId: 'r1', field: 'quantity' }`. */
    readonly issues: Issue[] = [],
    /** Whoever made the call has shown it to the user: it is not shown once more. */
    readonly told = false,
  ) {
    super(message)
    this.name = 'SourceError'
  }
}

/**
 * Where every remote widget gets its data. The portal binds it to `@lading/request`; a team with another back
 * end binds its own; stories and tests bind the fake of `@lading/ui/testing`.
 */
export interface DataSource extends Partial<PickerSources> {
  resource(path: string): ResourceSource
  dict: {
    /** All enabled options of a plain dictionary; unknown code: empty. */
    items(code: string, signal?: AbortSignal): Promise<DictOption[]>
    /** Options of a table dictionary (`table,text,code`) that contain the keyword. */
    search(
      dict: string,
      query: { keyword: string; pageSize: number },
      signal?: AbortSignal,
    ): Promise<DictOption[]>
    /**
     * Options whose text or value is one of the words, whatever their case: what a pasted column stands for. Absent:
     * pasted texts are taken as values.
     */
    find?(dict: string, words: string[], signal?: AbortSignal): Promise<DictOption[]>
    /** Texts of values of a table dictionary, in the order of `keys`. */
    texts(dict: string, keys: string[], signal?: AbortSignal): Promise<string[]>
  }
  /**
   * Why a value of a field that has to be unique cannot be taken; `undefined` when it is free. Asked while somebody types.
   * Absent: only the save tells.
   */
  taken?(
    of: { table: string; field: string; value: string; id?: string },
    signal?: AbortSignal,
  ): Promise<string | undefined>
  /**
   * What a value lacks to pass a check rule; `undefined` when it passes. Asked while somebody types. Absent: only the save
   * tells.
   */
  brokenRule?(of: { rule: string; value: string }, signal?: AbortSignal): Promise<string | undefined>
  /** Where advanced queries are kept and shared. Absent: in local storage, for this browser only (spec 2 §7). */
  savedQueries?: SavedQuerySource
  /** Absent: forms show no approvals and offer no decisions. */
  approvals?: ApprovalSource
  /** Absent: forms show no chain of documents. */
  chains?: ChainSource
  /** Absent: pages show what others save when they are loaded again. */
  live?: LiveRowsSource
  /** Absent: fields of kind `file` are shown, not uploaded. */
  files?: {
    upload(file: File, options?: FileSendOptions): Promise<StoredFile>
    /** Files over 5 MB in parts. Absent: they are sent as the others. */
    parts?: PartUploads
    /** Address under which a stored path is opened. */
    url(path: string): string
    /**
     * An address that a browser can open now although it sends no headers (one with a ticket).
     * Absent: `url` is one.
     */
    open?(path: string, signal?: AbortSignal): Promise<string>
    /**
     * An address of a small picture of a stored image.
     *
     * @param width in pixels; the answer may have another of about the size. Absent: the image itself is shown small.
     */
    thumbnail?(path: string, width: number, signal?: AbortSignal): Promise<string>
    /**
     * Stored files by their paths, a hundred at most: what they were called when they were sent. Absent, or left out of
     * the answer: a file is called by the end of its path.
     */
    names?(paths: readonly string[], signal?: AbortSignal): Promise<StoredFile[]>
    /** Deletes a stored file. Absent: removed files stay on the server. */
    remove?(path: string): Promise<void>
    /** Several stored files as one archive. Absent: no batch download. */
    zip?(paths: readonly string[]): Promise<DownloadedFile>
    /** Several stored PDF files as one. Absent: no merging. */
    mergePdf?(paths: readonly string[]): Promise<DownloadedFile>
    /**
     * Address of the preview service for a stored file that browsers do not show. Absent, or no address: it is
     * downloaded.
     */
    previewUrl?(path: string): string | undefined | Promise<string | undefined>
  }
}

/** A data source as the library uses it: what is absent of `PickerSources` rejects with `PortMissingError`. */
export type BoundDataSource = DataSource & PickerSources
