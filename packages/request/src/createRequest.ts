import type { Exchanged } from '@lading/core/contract'
import type { Envelope } from '@lading/core/envelope'

import { hasNativeBlob } from './browser'
import type { Caller } from './calls/caller'
import { createCaller } from './calls/caller'
import type { Calls } from './calls/createCalls'
import { createCalls } from './calls/createCalls'
import type { ExchangeCalls } from './calls/exchange'
import { exchangeCalls } from './calls/exchange'
import type { FilesCalls } from './calls/files'
import { filesCalls } from './calls/files'
import type { ResourceSource } from '@lading/core/ports'
import { createResource } from './calls/resource'
import { systemClock } from './clock'
import { createLinks } from './createLinks'
import { download } from './files/download'
import { staticUrl } from './files/staticUrl'
import { upload } from './files/upload'
import { tell } from './links/report'
import type { Notice } from './notifier'
import { withoutStacking } from './notifier'
import type { RequestOptions } from './options'
import { TIMEOUT } from './options'
import type { Sender, SendOptions } from './sender'
import { axiosTransport } from './transport'
import type { Next } from './wire'
import { chain } from './wire'

/** The client of a server of the contract. */
export interface Request extends Sender, Caller, Calls {
  get<Body = Envelope>(url: string, options?: SendOptions): Promise<Body>
  post<Body = Envelope>(url: string, body?: unknown, options?: SendOptions): Promise<Body>
  put<Body = Envelope>(url: string, body?: unknown, options?: SendOptions): Promise<Body>
  delete<Body = Envelope>(url: string, options?: SendOptions): Promise<Body>
  /** The calls of a business resource, e.g. `request.resource('/sales/saQuotation')`. */
  resource(api: string): ResourceSource
  /** System records as spreadsheets: `request.exchange.user.exportFile({ status: 1 })`. */
  exchange: Record<Exchanged, ExchangeCalls>
  /** Stores files, packs and removes stored ones. */
  files: FilesCalls
  /** Address of a stored file, to be shown or linked; empty when there is none. */
  staticUrl(path: string | null | undefined): string
  /**
   * Shows a failure that the chain left to the caller (a refusal in an envelope), unless it was shown already,
   * was cancelled, or belongs to the end of the session. Gives whether it showed something.
   * @default kind 'warning'
   */
  report(error: unknown, kind?: Notice['kind']): boolean
  /** Forgets cached answers, of one group or all. */
  clearCache(group?: string): void
  /** Ends all calls under way, e.g. before logging out. */
  cancelAll(reason?: unknown): void
}

/**
 * A client: a chain of links over axios. What it does not know itself it asks its options, at the time of each
 * call.
 *
 * ```ts
 * const request = createRequest({ base: '/api', getToken: () => session.token, notify: show })
 * const page = await request.resource('/sales/saQuotation').list({ pageNo: 1, pageSize: 10 })
 * ```
 */
export function createRequest(options: RequestOptions = {}): Request {
  const { clock = systemClock, locale = () => 'zh-CN', timeout = TIMEOUT, base = '/api' } = options
  const notify = withoutStacking(options.notify ?? (() => {}), clock)
  const { links, answers, running } = createLinks(options, { clock, locale, notify })
  const transport: Next = options.transport ?? axiosTransport({ locale, nativeBlob: hasNativeBlob() })
  const through = chain(links, transport)

  const sender: Sender = {
    send: async (method, url, { query = {}, headers = {}, ...rest } = {}) => {
      const call = { ...rest, method: method.toUpperCase(), url, query, headers }
      const reply = await through({ ...call, timeout: rest.timeout ?? timeout, answer: 'json' })
      return reply.data as never
    },
    download: (url, given = {}) => download(through, url, given, timeout),
    upload: (url, files, given = {}) => upload(through, url, files, given, timeout),
  }

  const caller = createCaller(sender)

  return {
    ...sender,
    ...caller,
    ...createCalls(caller),
    get: (url, given) => sender.send('GET', url, given),
    post: (url, body, given) => sender.send('POST', url, { ...given, body }),
    put: (url, body, given) => sender.send('PUT', url, { ...given, body }),
    delete: (url, given) => sender.send('DELETE', url, given),
    resource: (api) => createResource(sender, api),
    exchange: exchangeCalls(sender),
    files: filesCalls(sender, locale),
    staticUrl: (path) =>
      staticUrl(path, options.staticDomain ?? `${base.replace(/\/+$/, '')}/sys/common/static`),
    report: (error, kind = 'warning') => tell(error, kind, notify, locale()),
    clearCache: answers.clear,
    cancelAll: running.cancelAll,
  }
}
