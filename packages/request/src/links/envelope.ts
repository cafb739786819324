import type { Locale } from '@lading/core/text'

import { isEnvelope, messageOf } from '../envelope'
import { say } from '../messages'
import { RequestError } from '../requestError'
import type { Link, WireReply } from '../wire'

function traceOf(reply: WireReply): string | undefined {
  const inside = (reply.data as { traceId?: unknown } | null)?.traceId
  return typeof inside === 'string' ? inside : (reply.headers['x-request-id'] ?? undefined)
}

/** The error that a reply of failure stands for. */
export function failureOf(reply: WireReply, locale: Locale): RequestError {
  const { status, data } = reply
  const envelope = isEnvelope(data) ? data : undefined
  const business = status < 300
  const fallback = business ? say('business', locale) : say('failed', locale, { status })
  return new RequestError({
    kind: business ? 'business' : 'http',
    message: messageOf(data) || fallback,
    status,
    code: envelope?.code ?? (business ? 0 : status),
    result: envelope?.result,
    traceId: traceOf(reply),
  })
}

/**
 * Lets only successful answers through: a status of failure, an envelope with `success` false, and an answer
 * that is no JSON (a proxy's page) become a `RequestError`. Bare answers pass as they are.
 */
export function envelope(locale: () => Locale): Link {
  return async (call, next) => {
    const reply = await next(call)
    const { status, data } = reply
    if (status < 200 || status >= 300 || (isEnvelope(data) && !data.success)) throw failureOf(reply, locale())
    const unreadable =
      call.answer === 'json' ? typeof data === 'string' && data !== '' : !(data instanceof Blob)
    if (unreadable)
      throw new RequestError({
        kind: 'format',
        message: say('format', locale()),
        status,
        result: data,
        traceId: traceOf(reply),
      })
    return reply
  }
}
