import { abortedError } from '../requestError'
import type { Link } from '../wire'

/** Cancels calls from outside. */
export interface Cancellation {
  link: Link
  /** Ends every call under way (leaving the session, changing the tenant). */
  cancelAll(reason?: unknown): void
}

/**
 * Gives every call a signal that the caller's own and `cancelAll` can end, and rejects at once, wherever the
 * call just is: in flight, before a retry, or waiting for a login.
 */
export function cancellation(): Cancellation {
  const running = new Set<AbortController>()
  return {
    cancelAll: (reason) => running.forEach((controller) => controller.abort(reason)),
    link: (call, next) =>
      new Promise((resolve, reject) => {
        const controller = new AbortController()
        const { signal } = controller
        const follow = () => controller.abort(call.signal?.reason)
        if (call.signal?.aborted) return reject(abortedError(call.signal.reason))
        call.signal?.addEventListener('abort', follow, { once: true })
        signal.addEventListener('abort', () => reject(abortedError(signal.reason)), { once: true })
        running.add(controller)
        next({ ...call, signal })
          .finally(() => {
            running.delete(controller)
            call.signal?.removeEventListener('abort', follow)
          })
          .then(resolve, reject)
      }),
  }
}
