import type { Locale } from '@lading/core/text'

import { say } from '../messages'
import type { Notice, Notify } from '../notifier'
import type { RequestError } from '../requestError'
import { RequestError as Failed } from '../requestError'
import type { Link } from '../wire'

/** Failures that the caller or another link speaks of. */
const QUIET = new Set(['aborted', 'session'])

/** What the user reads: the error catalogue of spec 1 §8 (and spec 2 §8, which says the same). */
export function catalogueText(error: RequestError, locale: Locale): string {
  switch (error.status) {
    case 401:
      return say('unauthorized', locale)
    case 403:
      return say('forbidden', locale)
    case 404:
      return say('notFound', locale)
    case 504:
      return say('timeout', locale)
    default:
      return error.message
  }
}

/** Tells the user of a failed call once; gives whether there was anything to tell. */
export function tell(error: unknown, kind: Notice['kind'], notify: Notify, locale: Locale): boolean {
  if (!(error instanceof Failed) || error.notified || QUIET.has(error.kind)) return false
  error.notified = true
  notify({
    kind,
    title: say('title', locale),
    text: catalogueText(error, locale),
    code: error.code,
    status: error.status,
    ...(error.traceId && { traceId: error.traceId }),
  })
  return true
}

/** Kinds that are warnings in the catalogue. */
const WARNINGS = new Set(['emptyFile', 'unknownFile'])

/**
 * Shows the failures that no page expects: statuses, network, time, unreadable answers. A refusal inside an
 * envelope (HTTP 200) is the caller's to show, at the form or the list it belongs to.
 */
export function report(notify: Notify, locale: () => Locale): Link {
  return async (call, next) => {
    try {
      return await next(call)
    } catch (error) {
      const quiet =
        typeof call.silent === 'function' ? error instanceof Failed && call.silent(error) : call.silent
      const expected = error instanceof Failed && error.kind === 'business'
      if (!quiet && !expected)
        tell(
          error,
          error instanceof Failed && WARNINGS.has(error.kind) ? 'warning' : 'error',
          notify,
          locale(),
        )
      throw error
    }
  }
}
