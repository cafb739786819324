import type { Clock } from '../clock'
import type { Link, WireReply } from '../wire'
import type { Identity } from './identity'
import { copyOf, identityOf } from './identity'

/** How long an answer lives unless the caller says otherwise (spec 2 §9: "Cache default 30000 ms"). */
export const CACHE_TTL = 30_000
/** Answers kept at most; the oldest go first. */
const CAPACITY = 200

interface Entry {
  reply: WireReply
  until: number
  group: string | undefined
}

/** The answers kept, to forget them by hand. */
export interface AnswerCache {
  link: Link
  /** Forgets the answers of a group, or all. */
  clear(group?: string): void
}

/** Answers GET calls that ask for it (`cache`) from memory; only successful answers are kept. */
export function cache(clock: Pick<Clock, 'now'>, who: Identity): AnswerCache {
  const entries = new Map<string, Entry>()

  const keep = (key: string, entry: Entry) => {
    entries.delete(key)
    entries.set(key, entry)
    for (const oldest of entries.keys()) {
      if (entries.size <= CAPACITY) break
      entries.delete(oldest)
    }
  }

  return {
    link: async (call, next) => {
      if (!call.cache || call.method !== 'GET' || call.answer === 'file') return next(call)
      const { ttl = CACHE_TTL, group } = call.cache === true ? {} : call.cache
      const key = identityOf(call, who())
      const known = entries.get(key)
      if (known && known.until > clock.now()) return copyOf(known.reply)
      const reply = await next(call)
      keep(key, { reply: copyOf(reply), until: clock.now() + ttl, group })
      return reply
    },
    clear: (group) => {
      for (const [key, entry] of entries)
        if (group === undefined || entry.group === group) entries.delete(key)
    },
  }
}
