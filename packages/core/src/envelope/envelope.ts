/**
 * Header of a file that is made while it is sent: about how many bytes it will come to, by its first rows. It may be more or
 * less; what shows it never says that a file is there before it is.
 */
export const ESTIMATED_LENGTH_HEADER = 'x-estimated-length'

/** Codes of the response envelope (contract §1.2). */
export const CODE = {
  ok: 200,
  /** Saved, but some imported rows were refused. */
  partial: 201,
  badRequest: 400,
  unauthorized: 401,
  notFound: 404,
  methodNotAllowed: 405,
  /** The row was changed by somebody else since it was read. */
  conflict: 409,
  /** Missing or wrong captcha. */
  captcha: 412,
  tooManyRequests: 429,
  /** Business error: travels with HTTP 200. */
  business: 500,
  /** A refused right: travels with HTTP 403. */
  forbidden: 510,
  /** The session may do nothing until its user has changed the password: travels with HTTP 403. */
  passwordChange: 511,
  /** The login goes on with the code of a second factor; the result has its `ticket`. Travels with HTTP 200. */
  secondFactor: 512,
  /** The session may do nothing until its user has set up a second factor: travels with HTTP 403. */
  secondFactorSetup: 513,
} as const

/** What every JSON call answers (spec 1 §7; contract §1.2). */
export interface Envelope<Result = unknown> {
  success: boolean
  message: string
  code: number
  result: Result
  /** Epoch milliseconds. */
  timestamp: number
  /** On failure: names the request in the server's log. */
  traceId?: string
}

/** A page of rows, as list calls give it (contract §3.6). */
export interface Page<Row> {
  records: Row[]
  total: number
  size: number
  current: number
  pages: number
  /** Conditions of the call that the list does not know and passed over. @default none */
  ignored?: string[]
}

/** An envelope of success. */
export function ok<Result>(result: Result, message = ''): Envelope<Result> {
  return { success: true, message, code: CODE.ok, result, timestamp: Date.now() }
}

/** An envelope of failure; `result` is `null` unless details are given. */
export function fail(message: string, code: number = CODE.business, result: unknown = null): Envelope {
  return { success: false, message, code, result, timestamp: Date.now() }
}

/** A page of `records` out of `total`, page `current` (1-based) of `size` rows each. */
export function pageOf<Row>(records: Row[], total: number, current: number, size: number): Page<Row> {
  return { records, total, size, current, pages: size > 0 ? Math.ceil(total / size) : 0 }
}
