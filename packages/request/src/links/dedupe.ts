import { abortedError } from '../requestError'
import type { Link, WireReply } from '../wire'
import type { Identity } from './identity'
import { copyOf, identityOf } from './identity'

interface Flight {
  reply: Promise<WireReply>
  controller: AbortController
  waiting: number
}

/**
 * Identical GET calls in flight share one request. Each caller can leave on its own; the request ends when the
 * last one has left.
 */
export function dedupe(who: Identity): Link {
  const flights = new Map<string, Flight>()
  return async (call, next) => {
    const alone = call.method !== 'GET' || call.answer === 'file' || call.share === false || call.onProgress
    if (alone) return next(call)

    const key = identityOf(call, who())
    const joined = flights.get(key)
    const flight = joined ?? start()
    flight.waiting += 1
    const reply = await leaving(flight, call.signal)
    return joined ? copyOf(reply) : reply

    function start(): Flight {
      const controller = new AbortController()
      const reply = next({ ...call, signal: controller.signal }).finally(() => forget(fresh))
      const fresh: Flight = { reply, controller, waiting: 0 }
      flights.set(key, fresh)
      return fresh
    }

    function forget(flight: Flight): void {
      if (flights.get(key) === flight) flights.delete(key)
    }

    function leaving(flight: Flight, signal?: AbortSignal): Promise<WireReply> {
      if (!signal) return flight.reply
      return new Promise((resolve, reject) => {
        const leave = () => {
          flight.waiting -= 1
          if (flight.waiting === 0) {
            forget(flight)
            flight.controller.abort(signal.reason)
          }
          reject(abortedError(signal.reason))
        }
        if (signal.aborted) return leave()
        signal.addEventListener('abort', leave, { once: true })
        flight.reply.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
      })
    }
  }
}
