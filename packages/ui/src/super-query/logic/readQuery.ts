import { MAX_DEPTH } from '@lading/core/query'
import { RULES } from './query'
import type { SuperQueryEntry, SuperQueryRule, SuperQueryValue } from './query'

/** Rules whose value is a list, which the wire joins by commas (spec 2 §3). */
const LISTS: readonly unknown[] = ['in', 'range'] satisfies SuperQueryRule[]

/** A condition or group; `undefined` when it is neither. */
function readEntry(raw: unknown, depth: number): SuperQueryEntry | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const { field, rule, val, matchType, lines } = raw as Record<string, unknown>
  if (lines !== undefined) return depth < MAX_DEPTH ? readQuery({ matchType, lines }, depth + 1) : undefined
  if (typeof field !== 'string' || !RULES.includes(rule as SuperQueryRule)) return undefined
  const line = { field, rule: rule as SuperQueryRule }
  if (val === undefined) return line
  return { ...line, val: LISTS.includes(rule) && typeof val === 'string' ? val.split(',') : val }
}

/**
 * A query from outside: an address, local storage, another user. `undefined` when any part of it cannot be read: half
 * of a query would find other rows than were meant.
 *
 * @param depth groups around it. @default 0
 */
export function readQuery(raw: unknown, depth = 0): SuperQueryValue | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const { matchType, lines } = raw as Record<string, unknown>
  if ((matchType !== 'and' && matchType !== 'or') || !Array.isArray(lines)) return undefined
  const entries = lines.map((line) => readEntry(line, depth))
  const known = entries.filter((entry) => entry !== undefined)
  return known.length === entries.length ? { matchType, lines: known } : undefined
}
