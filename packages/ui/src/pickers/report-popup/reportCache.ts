import type { BoundDataSource, ListParams } from '../../foundation/dataSource'

type Data = Awaited<ReturnType<BoundDataSource['reports']['data']>>

/** How long the rows of a group are used again, in milliseconds (spec 2 §9). */
export const CACHE_MS = 30_000

interface Entry {
  until: number
  data: Promise<Data>
}

const caches = new WeakMap<BoundDataSource, Map<string, Entry>>()

/**
 * The rows of a report. With a group, popups of that group that ask the same within 30 s share one call; a failed
 * one is forgotten.
 *
 * @param now in milliseconds. @default the clock
 */
export function reportData(
  source: BoundDataSource,
  id: string,
  query: ListParams,
  options: { groupId?: string; signal?: AbortSignal; now?: number } = {},
): Promise<Data> {
  const { groupId, signal, now = Date.now() } = options
  if (!groupId) return source.reports.data(id, query, signal)
  const cache = caches.get(source) ?? new Map<string, Entry>()
  caches.set(source, cache)
  for (const [key, entry] of cache) if (entry.until <= now) cache.delete(key)
  const sorted = Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1))
  const key = JSON.stringify([groupId, id, sorted])
  const known = cache.get(key)
  if (known) return known.data
  // Shared by others, so that one popup that closes does not give it up.
  const data = source.reports.data(id, query)
  cache.set(key, { until: now + CACHE_MS, data })
  data.catch(() => cache.delete(key))
  return data
}
