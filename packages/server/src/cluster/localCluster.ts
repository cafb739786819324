import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { BagItem, Bus, Cluster, SharedStore, Topics } from './cluster'

const ENTRIES = 60_000

/** A bus of one process. */
export function localBus(): Bus {
  const listeners = new Map<string, ((message: never) => void)[]>()
  return {
    publish: (topic, message) => listeners.get(topic)?.forEach((listener) => listener(message as never)),
    on: (topic: keyof Topics, listener: (message: never) => void) =>
      void listeners.set(topic, [...(listeners.get(topic) ?? []), listener]),
  }
}

/** A store in memory, with a cap: the least used entries go first. */
export function localStore(): SharedStore {
  const counts = new LRUCache<string, number>({ max: ENTRIES })
  const bags = new LRUCache<string, (BagItem & { until: number })[]>({ max: ENTRIES })
  const alive = (key: string) => (bags.get(key) ?? []).filter(({ until }) => until > Date.now())
  return {
    count: async (key, lifeMs) => {
      const before = counts.get(key)
      counts.set(key, (before ?? 0) + 1, before === undefined ? { ttl: lifeMs } : { noUpdateTTL: true })
      return (before ?? 0) + 1
    },
    counted: async (key) => ({ count: counts.get(key) ?? 0, remainingMs: counts.getRemainingTTL(key) }),
    put: async (key, value, lifeMs, most) => {
      const item = { id: randomUUID(), value, until: Date.now() + lifeMs }
      bags.set(key, [...alive(key), item].slice(-most), { ttl: lifeMs })
    },
    items: async (key) => alive(key),
    take: async (key, id) => {
      const items = alive(key)
      const rest = items.filter((item) => item.id !== id)
      // The life of the bag stays that of its newest text.
      bags.set(key, rest, { noUpdateTTL: true })
      return rest.length < items.length
    },
    clear: async (key) => {
      counts.delete(key)
      bags.delete(key)
    },
  }
}

/** A server of one process. */
export function localCluster(): Cluster {
  return {
    store: localStore(),
    bus: localBus(),
    redis: undefined,
    answers: async () => undefined,
    close: async () => undefined,
  }
}
