import type { DataSource } from '../../../foundation/dataSource'

type Files = NonNullable<DataSource['files']>

/** Addresses are used again for so many milliseconds: tickets hold for a minute. */
const FRESH = 50_000

const known = new WeakMap<Files, Map<string, { until: number; url: Promise<string> }>>()

/**
 * Where a small picture of a stored image can be seen; one that is not known is asked for, a failed one is forgotten.
 *
 * @param width in pixels
 * @param now in milliseconds. @default the clock
 */
export function thumbnailUrl(files: Files, path: string, width: number, now = Date.now()): Promise<string> {
  const urls = known.get(files) ?? new Map<string, { until: number; url: Promise<string> }>()
  known.set(files, urls)
  const name = `${width}\n${path}`
  const earlier = urls.get(name)
  if (earlier && earlier.until > now) return earlier.url
  const url = files.thumbnail?.(path, width) ?? files.open?.(path) ?? Promise.resolve(files.url(path))
  urls.set(name, { until: now + FRESH, url })
  url.catch(() => urls.delete(name))
  return url
}
