import { signRequest, signTimestamp } from '@lading/core/sign'

import type { ServerClock } from '../serverClock'
import type { Link, WireCall, WireReply } from '../wire'

/** Refusals that speak of the time of signing (contract §2.2). */
const TIME_REFUSED = /X-TIMESTAMP|时效性验证失败/

/**
 * Whether the contract has a call signed: GET, POST and custom verbs; not PUT and DELETE, file downloads and
 * multipart forms (contract §2.1). The caller's own word counts more.
 */
export function isSigned(call: Pick<WireCall, 'method' | 'body' | 'answer' | 'sign'>): boolean {
  if (call.sign !== undefined) return call.sign
  if (call.method === 'PUT' || call.method === 'DELETE') return false
  return call.answer !== 'file' && !(call.body instanceof FormData)
}

function parameters(call: WireCall): Record<string, unknown> {
  const { body } = call
  const isPlain =
    typeof body === 'object' && body !== null && !Array.isArray(body) && !(body instanceof FormData)
  return isPlain ? { ...call.query, ...body } : call.query
}

function signed(call: WireCall, secret: string, clock: ServerClock): WireCall {
  return {
    ...call,
    headers: {
      ...call.headers,
      'X-Sign': signRequest(call.url, parameters(call), secret),
      'X-TIMESTAMP': signTimestamp(new Date(clock.now())),
    },
  }
}

function refusedForTime(reply: WireReply): boolean {
  const message = (reply.data as { success?: boolean; message?: unknown } | null)?.message
  return typeof message === 'string' && TIME_REFUSED.test(message)
}

/**
 * Signs calls with the server's time. A call that is refused for its time corrects the offset from the reply's
 * `Date` and is sent once more; the refused one was not executed.
 */
export function sign(secret: string | undefined, clock: ServerClock): Link {
  return async (call, next) => {
    if (!secret || !isSigned(call)) {
      const reply = await next(call)
      clock.learn(reply.headers.date)
      return reply
    }
    const reply = await next(signed(call, secret, clock))
    if (refusedForTime(reply) && clock.correct(reply.headers.date)) return next(signed(call, secret, clock))
    clock.learn(reply.headers.date)
    return reply
  }
}
