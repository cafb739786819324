import type { Page } from '@lading/core/envelope'

import type { DownloadedFile } from '../files/download'
import type { RequestError } from '../requestError'
import type { Sender } from '../sender'
import { commaList } from './commaList'

/** A row with an id. */
export type ResourceRow = Record<string, unknown> & { id: string }

/** Filters by field, `pageNo`, `pageSize`, `column`, `order`, super query (contract §3.1). */
export type ResourceQuery = Record<string, string | number | boolean | null | undefined>

/** What an import answers: 201 = saved, but some rows were refused; `result` then leads to the error file. */
export interface ImportAnswer {
  success: boolean
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
  /** No notification when it fails: the caller shows the error. @default false */
  silent?: boolean
}

/** The calls of one business resource (contract §4). */
export interface Resource {
  list(query: ResourceQuery, signal?: AbortSignal): Promise<Page<ResourceRow>>
  /** The whole record; lines under their keys. */
  get(id: string, signal?: AbortSignal): Promise<ResourceRow>
  /** Gives the saved record. A refusal has `issues` by field and line. */
  add(body: Record<string, unknown>, options?: WriteOptions): Promise<ResourceRow>
  /** Gives the saved record. Code 409: somebody else has saved it since it was read. */
  edit(body: Record<string, unknown>, options?: WriteOptions): Promise<ResourceRow>
  remove(id: string): Promise<void>
  removeBatch(ids: string[]): Promise<void>
  /** A step of the workflow or another named action; the body carries `id` and `version`. */
  action(name: string, body: Record<string, unknown>, options?: WriteOptions): Promise<ResourceRow>
  exportFile(query: ResourceQuery, signal?: AbortSignal): Promise<DownloadedFile>
  importFiles(files: File[], fields?: Record<string, string>, options?: ImportOptions): Promise<ImportAnswer>
}

interface Body {
  result: unknown
}

/** A list answers a page; a bare list is a page of itself (contract §3.6). */
function pageOf(result: unknown): Page<ResourceRow> {
  const page = result as Partial<Page<ResourceRow>> | ResourceRow[] | null
  const records = Array.isArray(page) ? page : (page?.records ?? [])
  const given = Array.isArray(page) || !page ? {} : page
  return {
    total: Array.isArray(page) ? records.length : 0,
    size: records.length,
    current: 1,
    pages: 1,
    ...given,
    records,
  }
}

/** The form itself says what to do about a record that was changed or deleted meanwhile. */
const isOvertaken = ({ status, code }: Pick<RequestError, 'status' | 'code'>) =>
  [404, 409].includes(status) || [404, 409].includes(code)

/**
 * The calls of the resource at `api`, e.g. `/sales/saQuotation`. Rejects with a `RequestError`; its `issues` are
 * the refused values.
 */
export function createResource(sender: Sender, api: string): Resource {
  const at = (name: string) => `${api.replace(/\/+$/, '')}/${name}`
  const result = async (method: string, name: string, options: Parameters<Sender['send']>[2]) =>
    (await sender.send<Body>(method, at(name), options)).result

  return {
    list: async (query, signal) => pageOf(await result('GET', 'list', { query, ...(signal && { signal }) })),
    get: async (id, signal) =>
      (await result('GET', 'queryById', {
        query: { id },
        ...(signal && { signal }),
        silent: isOvertaken,
      })) as ResourceRow,
    add: async (body, options) => (await result('POST', 'add', { ...options, body })) as ResourceRow,
    edit: async (body, options) =>
      (await result('PUT', 'edit', { ...options, body, silent: isOvertaken })) as ResourceRow,
    remove: async (id) => {
      await result('DELETE', 'delete', { query: { id } })
    },
    removeBatch: async (ids) => {
      await result('DELETE', 'deleteBatch', { query: { ids: commaList(ids) } })
    },
    action: async (name, body, options) =>
      (await result('POST', `action/${encodeURIComponent(name)}`, {
        ...options,
        body,
        silent: isOvertaken,
      })) as ResourceRow,
    exportFile: (query, signal) => sender.download(at('exportXls'), { query, ...(signal && { signal }) }),
    importFiles: (files, fields, options) =>
      sender.upload(at('importExcel'), files, { ...options, part: 'files[]', fields }),
  }
}
