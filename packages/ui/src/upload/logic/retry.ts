/** Milliseconds before the second, third and fourth attempt. */
export const RETRY_DELAYS: readonly number[] = [500, 1500, 4000]
/** Delays vary by this part, so that clients do not come back together. */
const JITTER = 0.25

/** A failure of an upload, as far as it is known: errors of the data port carry the one of the wire as `cause`. */
interface Failure {
  status?: unknown
  kind?: unknown
  retryAfter?: unknown
  cause?: unknown
}

function find<Result>(error: unknown, read: (failure: Failure) => Result | undefined): Result | undefined {
  for (let each = error, depth = 0; each && depth < 4; depth += 1) {
    const found = read(each as Failure)
    if (found !== undefined) return found
    each = (each as Failure).cause
  }
  return undefined
}

/**
 * Whether an upload may succeed when it is simply sent again: the network failed or stalled, or the server answered
 * 408, 425, 429 or 5xx. An answer that was understood and says "no" is final.
 */
export function isRetryable(error: unknown): boolean {
  if (error instanceof StallError) return true
  const status = find(error, (failure) => (typeof failure.status === 'number' ? failure.status : undefined))
  if (status !== undefined && status > 0) return [408, 425, 429].includes(status) || status >= 500
  const kind = find(error, (failure) => (typeof failure.kind === 'string' ? failure.kind : undefined))
  return kind === 'network' || kind === 'timeout' || error instanceof TypeError
}

/**
 * Milliseconds until the next attempt.
 *
 * @param attempt how many have failed, from 1
 * @returns `undefined` when there is none left
 */
export function retryDelay(attempt: number, error: unknown, random = Math.random()): number | undefined {
  const delay = RETRY_DELAYS[attempt - 1]
  if (delay === undefined || !isRetryable(error)) return undefined
  const asked = find(error, (failure) =>
    typeof failure.retryAfter === 'number' ? failure.retryAfter : undefined,
  )
  return asked === undefined ? delay * (1 - JITTER + 2 * JITTER * random) : asked * 1000
}

/** No byte went through for too long, or the whole took too long. */
export class StallError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'StallError'
  }
}

/** Waits so many milliseconds, or until it is given up. */
export function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    function done() {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    signal.addEventListener('abort', done, { once: true })
  })
}
