import type { Clock } from '../clock'
import type { Link } from '../wire'

/** Lookups of dictionary items keep a stable address (spec 1 §7). */
const EXCEPTION = 'sys/dict/getDictItems'

/** Adds `_t`, seconds, to GET calls, so that no cache on the way answers (spec 1 §7). */
export function timestamp(clock: Pick<Clock, 'now'>): Link {
  return (call, next) => {
    if (call.method !== 'GET' || call.url.includes(EXCEPTION)) return next(call)
    return next({ ...call, query: { ...call.query, _t: String(Math.floor(clock.now() / 1000)) } })
  }
}
