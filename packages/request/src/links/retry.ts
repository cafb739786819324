import type { Clock } from '../clock'
import { sleep } from '../clock'
import { abortedError, RequestError } from '../requestError'
import type { Link, WireCall, WireReply } from '../wire'

/** When and how often a call is tried again that may be sent twice. */
export interface RetryOptions {
  /** Tries after the first. @default 2 */
  times?: number
  /** Longest wait before the first retry, doubled for each further one; milliseconds. @default 400 */
  wait?: number
}

/** Statuses that say "not now": the gateway failed, not the call. 429 is an answer: it is shown, not hammered. */
const PASSING = new Set([502, 503, 504])
/** A `Retry-After` beyond this is shown to the user instead of being waited for. */
const MAX_WAIT = 10_000

/** The wait before a retry: half fixed, half random, so that many clients do not come back at once. */
function pause(attempt: number, base: number, random: () => number): number {
  return base * 2 ** attempt * (0.5 + random() / 2)
}

function retryAfter(reply: WireReply): number | undefined {
  const seconds = Number(reply.headers['retry-after'])
  return Number.isFinite(seconds) && seconds >= 0 && reply.headers['retry-after'] ? seconds * 1000 : undefined
}

/** Whether it changes nothing to send a call twice: it reads, or the server carries it out once per key. */
const mayRepeat = ({ method, idempotencyKey }: WireCall) => method === 'GET' || idempotencyKey !== undefined

/**
 * Tries calls again when no answer came or the gateway had none: GET, and writes with an `Idempotency-Key`, which the
 * server carries out once however often they arrive. Other writes are never sent twice, and a call that used up its
 * whole time is not either.
 */
export function retry(options: RetryOptions, clock: Clock, random: () => number): Link {
  const { times = 2, wait = 400 } = options
  return async (call, next) => {
    const safe = mayRepeat(call) && call.retry !== false
    for (let attempt = 0; ; attempt += 1) {
      const last = !safe || attempt >= times
      let delay = pause(attempt, wait, random)
      try {
        const reply = await next(call)
        if (last || !PASSING.has(reply.status)) return reply
        delay = retryAfter(reply) ?? delay
        if (delay > MAX_WAIT) return reply
      } catch (error) {
        if (last || !(error instanceof RequestError) || error.kind !== 'network') throw error
      }
      await sleep(clock, delay, call.signal).catch((reason: unknown) => {
        throw abortedError(reason)
      })
    }
  }
}
