/** How far a transfer is. `total` and `percent` are absent while the size is unknown. */
export interface Progress {
  direction: 'upload' | 'download'
  /** Bytes so far. */
  loaded: number
  /** Bytes in all, or about so many where the server makes a file while it sends it. */
  total?: number
  /** Whole number from 0 to 100; 100 only when the answer is there. */
  percent?: number
}

/** How long an answer may be used again. */
export interface CacheOptions {
  /** Milliseconds. @default 30000 */
  ttl?: number
  /** Name under which `clearCache` forgets it. */
  group?: string
}

/** What a caller may say about one call, besides what it sends. */
export interface CallOptions {
  /** Ends the call: it rejects with a `RequestError` of kind `aborted`. */
  signal?: AbortSignal
  headers?: Record<string, string>
  /** Milliseconds. @default that of the client, 180000 */
  timeout?: number
  /**
   * No notification when it fails; the caller shows the error. A function decides by the error.
   * @default false
   */
  silent?: boolean | ((error: Error & { status: number; code: number }) => boolean)
  /** Use an answer again that is not older than the ttl (GET only). @default no cache */
  cache?: boolean | CacheOptions
  /** Join an identical GET in flight instead of sending another. @default true */
  share?: boolean
  /** Try a GET, or a write with an idempotency key, again when the network or the gateway failed. @default true */
  retry?: boolean
  /** Sign the call; `undefined` leaves it to the rule of the contract (§2.1). */
  sign?: boolean
  /** Send the stored token along. `false` for calls to other sites. @default true */
  token?: boolean
  /** `ignore`: neither wait for a login that is under way nor ask for one when the session is over. @default 'watch' */
  session?: 'watch' | 'ignore'
  /** Sent as `Idempotency-Key`: the server executes a write with the same key once, so it is tried again. */
  idempotencyKey?: string
  onProgress?: (progress: Progress) => void
}

/** One call on its way down the chain. Links change a copy, never the call they were given. */
export interface WireCall extends Omit<CallOptions, 'headers' | 'timeout'> {
  /** Upper case. */
  method: string
  /** Relative to the API base until the link `base` has made it whole. */
  url: string
  query: Record<string, unknown>
  /** JSON, or a `FormData` as it stands. */
  body?: unknown
  headers: Record<string, string>
  timeout: number
  /** `file`: the data of the reply is a `Blob`. */
  answer: 'json' | 'file'
}

/** What came back, before and after the links have looked at it. */
export interface WireReply {
  status: number
  /** Names in lower case. */
  headers: Record<string, string>
  /** Parsed JSON; a text where it was no JSON; a `Blob` for files. */
  data: unknown
}

/** The rest of the chain. */
export type Next = (call: WireCall) => Promise<WireReply>

/** One duty of the client: changes the call, the reply, or whether and when the rest of the chain runs. */
export type Link = (call: WireCall, next: Next) => Promise<WireReply>

/** Puts links before a transport; the first link is the outermost. */
export function chain(links: readonly Link[], transport: Next): Next {
  return links.reduceRight<Next>((next, link) => (call) => link(call, next), transport)
}
