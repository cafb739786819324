/** A choice made before. */
export interface RecentChoice {
  value: string
  text: string
}

/** How many are kept of each kind. */
export const MAX_RECENT = 8

const PREFIX = 'lading_recent_'

/** The choices made before, newest first; what else lies under the key is left out. */
export function readRecent(storage: Pick<Storage, 'getItem'>, kind: string): RecentChoice[] {
  try {
    const raw: unknown = JSON.parse(storage.getItem(PREFIX + kind) ?? '[]')
    return Array.isArray(raw) ? raw.filter(isChoice).slice(0, MAX_RECENT) : []
  } catch {
    return []
  }
}

/** Notes choices as the newest. A storage that is full or closed keeps what it has: nothing depends on it. */
export function noteRecent(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  kind: string,
  chosen: readonly RecentChoice[],
): void {
  const values = new Set(chosen.map(({ value }) => value))
  const before = readRecent(storage, kind).filter(({ value }) => !values.has(value))
  const next = [...chosen.map(({ value, text }) => ({ value, text })), ...before].slice(0, MAX_RECENT)
  try {
    storage.setItem(PREFIX + kind, JSON.stringify(next))
  } catch {
    // A comfort, no more.
  }
}

function isChoice(raw: unknown): raw is RecentChoice {
  if (typeof raw !== 'object' || raw === null) return false
  const { value, text } = raw as Record<string, unknown>
  return typeof value === 'string' && typeof text === 'string'
}
