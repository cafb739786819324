import type { Page } from '@lading/core/envelope'
import type { ResourceSource, SourceRow } from '@lading/core/ports'

import type { RequestError } from '../requestError'
import type { Sender } from '../sender'
import { commaList } from './commaList'

interface Body {
  result: unknown
}

/** A list answers a page; a bare list is a page of itself (contract §3.6). */
function pageOf(result: unknown): Page<SourceRow> {
  const page = result as Partial<Page<SourceRow>> | SourceRow[] | null
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

/** The calls of system records tell of a save with nothing, or with the message once more: what was sent is stored (contract §4). */
function savedRow(result: unknown, body: object): SourceRow {
  return (typeof result === 'object' && result !== null ? result : { id: '', ...body }) as SourceRow
}

/** The form itself says what to do about a record that was changed or deleted meanwhile. */
const isOvertaken = ({ status, code }: Pick<RequestError, 'status' | 'code'>) =>
  [404, 409].includes(status) || [404, 409].includes(code)

/**
 * The calls of the resource at `api`, e.g. `/sales/saQuotation`. Rejects with a `RequestError`; its `issues` are
 * the refused values.
 */
export function createResource(sender: Sender, api: string): ResourceSource {
  const at = (name: string) => `${api.replace(/\/+$/, '')}/${name}`
  const result = async (method: string, name: string, options: Parameters<Sender['send']>[2]) =>
    (await sender.send<Body>(method, at(name), options)).result

  return {
    list: async (query, signal) => pageOf(await result('GET', 'list', { query, ...(signal && { signal }) })),
    pick: async (query, signal) => pageOf(await result('GET', 'pick', { query, ...(signal && { signal }) })),
    get: async (id, signal) =>
      (await result('GET', 'queryById', {
        query: { id },
        ...(signal && { signal }),
        silent: isOvertaken,
      })) as SourceRow,
    add: async (body, options) => savedRow(await result('POST', 'add', { ...options, body }), body),
    edit: async (body, options) =>
      savedRow(await result('PUT', 'edit', { ...options, body, silent: isOvertaken }), body),
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
      })) as SourceRow,
    actionBatch: async (name, body, options) => {
      await result('POST', `actionBatch/${encodeURIComponent(name)}`, { ...options, body })
    },
    exportFile: (query, signal, onProgress) =>
      sender.download(at('exportXls'), {
        query,
        ...(signal && { signal }),
        ...(onProgress && {
          onProgress: ({ direction, percent }) => {
            if (direction === 'download' && percent !== undefined) onProgress(percent)
          },
        }),
      }),
    importFiles: (files, fields, options) =>
      sender.upload(at('importExcel'), files, { ...options, part: 'files[]', fields }),
  }
}
