import type { AxiosAdapter, AxiosProgressEvent } from 'axios'
import axios, { AxiosError } from 'axios'
import { ESTIMATED_LENGTH_HEADER } from '@lading/core/envelope'
import type { Locale } from '@lading/core/text'

import { say } from './messages'
import { abortedError, RequestError } from './requestError'
import type { Next, WireCall, WireReply } from './wire'

/** What the transport needs to know of its surroundings. */
export interface TransportOptions {
  locale: () => Locale
  /** Whether the platform hands binary answers over as `Blob` (XMLHttpRequest does, Node does not). */
  nativeBlob: boolean
  /** Another axios adapter, e.g. for a test. @default axios' own choice */
  adapter?: AxiosAdapter
}

/** Values are texts here (link `query`); strict encoding, so that signature and wire agree on every character. */
function queryText(query: Record<string, unknown>): string {
  return Object.entries(query)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join('&')
}

/** The whole address of a call. */
export function address(call: Pick<WireCall, 'url' | 'query'>): string {
  const text = queryText(call.query)
  if (!text) return call.url
  return call.url + (call.url.includes('?') ? '&' : '?') + text
}

function parsed(text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return text
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

function lowerCase(headers: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([, value]) => value != null)
      .map(([name, value]) => [name.toLowerCase(), String(value)]),
  )
}

/** What axios threw, as ours. Statuses of failure never get here: every status is a reply. */
function failure(error: unknown, locale: Locale, signal?: AbortSignal): RequestError {
  if (axios.isCancel(error) || signal?.aborted) return abortedError(signal?.reason)
  const kind = error instanceof AxiosError && error.code === AxiosError.ETIMEDOUT ? 'timeout' : 'network'
  return new RequestError({ kind, message: say(kind, locale), cause: error })
}

/**
 * The body as it travels and its content type. Multipart forms get theirs from the platform; a call without body
 * has none: axios would call an empty POST a form, which the server refuses as cross-site.
 */
function payload(body: unknown): { data?: unknown; headers: Record<string, string | false> } {
  if (body === undefined) return { headers: { 'Content-Type': false } }
  if (body instanceof FormData) return { data: body, headers: {} }
  return { data: JSON.stringify(body), headers: { 'Content-Type': 'application/json;charset=UTF-8' } }
}

/** About how many bytes will come, where the server says it; in browsers alone can it be read before the end. */
function estimated({ event }: AxiosProgressEvent): number | undefined {
  const { target } = (event ?? {}) as { target?: { getAllResponseHeaders?: () => string } }
  // Asking for a single header that may not be read would be an error in the console.
  const headers = target?.getAllResponseHeaders?.().split(/\r?\n/) ?? []
  const line = headers.find((each) => each.toLowerCase().startsWith(`${ESTIMATED_LENGTH_HEADER}:`))
  return Number(line?.slice(ESTIMATED_LENGTH_HEADER.length + 1)) || undefined
}

/**
 * The one place that knows axios: sends a call and gives the reply, whatever its status. Rejects with a
 * `RequestError` of kind `network`, `timeout` or `aborted`.
 */
export function axiosTransport(options: TransportOptions): Next {
  const client = axios.create({
    validateStatus: () => true,
    transformResponse: [(data: unknown) => data],
    transitional: { clarifyTimeoutError: true },
    ...(options.adapter && { adapter: options.adapter }),
  })
  return async (call): Promise<WireReply> => {
    const report = (direction: 'upload' | 'download') => (event: AxiosProgressEvent) => {
      const total = event.total ?? (direction === 'download' ? estimated(event) : undefined)
      call.onProgress?.({ direction, loaded: event.loaded, ...(total && { total }) })
    }
    const file = call.answer === 'file'
    const { data: body, headers: contentType } = payload(call.body)
    try {
      const response = await client.request<unknown>({
        method: call.method,
        url: address(call),
        data: body,
        headers: { ...contentType, ...call.headers },
        timeout: call.timeout,
        responseType: file ? (options.nativeBlob ? 'blob' : 'arraybuffer') : 'text',
        ...(call.signal && { signal: call.signal }),
        ...(call.onProgress && {
          onUploadProgress: report('upload'),
          onDownloadProgress: report('download'),
        }),
      })
      const headers = lowerCase(response.headers)
      const data = file ? blobOf(response.data, headers['content-type']) : parsed(response.data)
      return { status: response.status, headers, data }
    } catch (error) {
      throw failure(error, options.locale(), call.signal)
    }
  }
}

function blobOf(data: unknown, type = ''): Blob {
  return data instanceof Blob ? data : new Blob([data as ArrayBuffer], { type })
}
