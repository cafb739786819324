import type { Issue } from '@lading/core/ports'

/**
 * Why a call failed.
 * - `http`: the server answered with a status of failure
 * - `business`: HTTP 200, `success` false
 * - `format`: the answer is not what the contract says (a proxy's HTML page, broken JSON)
 * - `network`: no answer; `timeout`: none in time; `aborted`: the caller ended it
 * - `session`: the session is over and was not renewed
 * - `emptyFile`: a download without content; `unknownFile`: a download without a path
 */
export type FailureKind =
  | 'http'
  | 'business'
  | 'format'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'session'
  | 'emptyFile'
  | 'unknownFile'

/** What is known of a failure. */
export interface Failure {
  kind: FailureKind
  /** The server's message, or ours where there is none. */
  message: string
  /** Code of the envelope; 0 without one. */
  code?: number
  /** HTTP status; 0 without an answer. */
  status?: number
  /** `result` of the envelope. */
  result?: unknown
  /** Names the request in the server's log. */
  traceId?: string
  cause?: unknown
}

/** A failed call. Everything that `Request` rejects with is one of these. */
export class RequestError extends Error {
  readonly kind: FailureKind
  readonly code: number
  readonly status: number
  readonly result: unknown
  readonly traceId: string | undefined
  /** The user has been told; show it again only where it helps (at a field, say). */
  notified = false

  constructor(failure: Failure) {
    super(failure.message, { cause: failure.cause })
    this.name = 'RequestError'
    this.kind = failure.kind
    this.code = failure.code ?? 0
    this.status = failure.status ?? 0
    this.result = failure.result ?? null
    this.traceId = failure.traceId
  }

  /** The refused values of a failed add or edit; empty for other failures. */
  get issues(): Issue[] {
    const issues = (this.result as { issues?: unknown } | null)?.issues
    return Array.isArray(issues) ? (issues as Issue[]) : []
  }
}

/** The error of a call whose signal was aborted. */
export function abortedError(reason?: unknown): RequestError {
  return new RequestError({
    kind: 'aborted',
    message: 'The call was cancelled by its caller.',
    cause: reason,
  })
}
