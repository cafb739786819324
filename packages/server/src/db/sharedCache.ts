import { LRUCache } from 'lru-cache'
import type { Database } from './database'
import { requireOutside } from './insideTransaction'

/** Values that calls share. Whoever asks while one is being loaded waits for the same load. */
export interface SharedCache<Value> {
  /**
   * The kept value, else what `load` gives; `undefined` and what was forgotten meanwhile are not kept.
   * @param believes asked of a value that is there: one that it refuses is loaded anew. @default all are believed
   * @throws Error inside a transaction, also where the value is there; whatever `load` throws, to all who wait for it
   */
  get: (
    key: string,
    load: (db: Database) => Promise<Value>,
    believes?: (value: Value) => boolean,
  ) => Promise<Value>
  /** To be called after a change: the keys that `which` names are loaded anew. @default all */
  forget: (which?: (key: string) => boolean) => void
}

/** The numbers of `sharedCache`. */
export interface SharedCacheLimits {
  /** How long a value is believed, in milliseconds. */
  freshMs: number
  /** Most values; those that were not asked for longest go. @default 1 */
  most?: number
}

interface Entry<Value> {
  value: Promise<Value>
  /** Set as soon as it is there. */
  loaded?: { value: Value }
  /** Endless while it is being loaded: a load that takes long is no reason to begin another one. */
  until: number
}

/**
 * The one way in which calls share what they read (decision 13). The types refuse a transaction as `db`: what one reads
 * is not committed and enters no cache; and nobody inside a transaction may wait for a load, which wants a connection.
 */
export function sharedCache<Value>(
  db: Database,
  { freshMs, most = 1 }: SharedCacheLimits,
): SharedCache<Value> {
  const entries = new LRUCache<string, Entry<Value>>({ max: most })
  const begin = (key: string, load: (on: Database) => Promise<Value>) => {
    const entry: Entry<Value> = { value: load(db), until: Infinity }
    const drop = () => {
      if (entries.peek(key) === entry) entries.delete(key)
    }
    entries.set(key, entry)
    entry.value.then((value) => {
      if (value === undefined) drop()
      else {
        entry.until = Date.now() + freshMs
        entry.loaded = { value }
      }
    }, drop)
    return entry.value
  }
  return {
    get: async (key, load, believes) => {
      requireOutside('a shared cache')
      const kept = entries.get(key)
      const believed = !kept?.loaded || !believes || believes(kept.loaded.value)
      return kept && believed && Date.now() <= kept.until ? kept.value : begin(key, load)
    },
    forget: (which) => {
      if (!which) entries.clear()
      else for (const key of [...entries.keys()]) if (which(key)) entries.delete(key)
    },
  }
}
