import { MAX_DEPTH } from '@lading/core/query'
import { EMPTY_LINE, isGroup } from './query'
import type { SuperQueryEntry, SuperQueryGroup, SuperQueryValue } from './query'

/** Where an entry stands: its position in the query, then in each group on the way to it. */
export type Path = readonly number[]

/** A query after a change, and where the entry that was changed stands now. */
export interface Changed {
  query: SuperQueryValue
  path: Path
}

/** Groups below an entry, itself included: 0 for a condition. */
function heightOf(entry: SuperQueryEntry): number {
  return isGroup(entry) ? 1 + Math.max(0, ...entry.lines.map(heightOf)) : 0
}

/** Whether an entry may stand in the group at a path: the server takes groups three deep. */
export function fits(entry: SuperQueryEntry, group: Path): boolean {
  return group.length + heightOf(entry) <= MAX_DEPTH
}

/** The group at a path; `[]` is the query itself. `undefined` when there is none. */
export function groupAt(query: SuperQueryValue, [first, ...rest]: Path): SuperQueryGroup | undefined {
  if (first === undefined) return query
  const entry = query.lines[first]
  return entry && isGroup(entry) ? groupAt(entry, rest) : undefined
}

/** The entry at a path. */
export function entryAt(query: SuperQueryValue, path: Path): SuperQueryEntry | undefined {
  return groupAt(query, path.slice(0, -1))?.lines[path.at(-1) ?? -1]
}

/** Replaces the entries of the group at a path. */
function withLines(
  group: SuperQueryGroup,
  [first, ...rest]: Path,
  change: (lines: readonly SuperQueryEntry[]) => readonly SuperQueryEntry[],
): SuperQueryGroup {
  if (first === undefined) return { ...group, lines: change(group.lines) }
  const entry = group.lines[first]
  if (!entry || !isGroup(entry)) return group
  return { ...group, lines: group.lines.with(first, withLines(entry, rest, change)) }
}

/** Puts another entry in the place of the one at a path. */
export function replaced(query: SuperQueryValue, path: Path, entry: SuperQueryEntry): SuperQueryValue {
  if (path.length === 0) return isGroup(entry) ? entry : query
  return withLines(query, path.slice(0, -1), (lines) => lines.with(path.at(-1)!, entry))
}

function inserted(query: SuperQueryValue, group: Path, at: number, entry: SuperQueryEntry): Changed {
  return {
    query: withLines(query, group, (lines) => lines.toSpliced(at, 0, entry)),
    path: [...group, at],
  }
}

/** Adds an entry at the end of a group. */
export function added(query: SuperQueryValue, group: Path, entry: SuperQueryEntry): Changed {
  return inserted(query, group, groupAt(query, group)?.lines.length ?? 0, entry)
}

function taken(query: SuperQueryValue, path: Path): SuperQueryValue {
  return withLines(query, path.slice(0, -1), (lines) => lines.toSpliced(path.at(-1)!, 1))
}

/**
 * Removes an entry, and every group that it leaves empty; one condition always stays. The path is that of the entry
 * that takes its place, else of the one before it.
 */
export function removed(query: SuperQueryValue, path: Path): Changed {
  const group = path.slice(0, -1)
  const rest = taken(query, path)
  const left = groupAt(rest, group)?.lines.length ?? 0
  if (left > 0) return { query: rest, path: [...group, Math.min(path.at(-1)!, left - 1)] }
  if (group.length > 0) return removed(query, group)
  return { query: { ...rest, lines: [EMPTY_LINE] }, path: [0] }
}

/** Takes an entry out of its group: above it or below it. */
function movedOut(query: SuperQueryValue, path: Path, by: 1 | -1): Changed | undefined {
  const group = path.slice(0, -1)
  const entry = entryAt(query, path)
  if (group.length === 0 || !entry) return undefined
  const parent = group.slice(0, -1)
  const place = group.at(-1)!
  const alone = groupAt(query, group)?.lines.length === 1
  const rest = taken(query, alone ? group : path)
  return inserted(rest, parent, alone || by < 0 ? place : place + 1, entry)
}

/**
 * Moves an entry one place up or down, in the order in which it is read: into a group beside it when it fits there, out
 * of its group at the group's end. `undefined`: there is nowhere to go.
 */
export function moved(query: SuperQueryValue, path: Path, by: 1 | -1): Changed | undefined {
  const group = path.slice(0, -1)
  const at = path.at(-1)!
  const entry = entryAt(query, path)
  const beside = entryAt(query, [...group, at + by])
  if (!entry) return undefined
  if (!beside) return movedOut(query, path, by)
  if (isGroup(beside) && fits(entry, [...group, at + by])) {
    // The entry is taken first: a group below it moves up by one.
    const target = [...group, by < 0 ? at - 1 : at]
    return inserted(taken(query, path), target, by < 0 ? beside.lines.length : 0, entry)
  }
  return inserted(taken(query, path), group, at + by, entry)
}

/** Puts an entry into a group of its own, joined the other way; `undefined` when groups would be too deep. */
export function grouped(query: SuperQueryValue, path: Path): Changed | undefined {
  const entry = entryAt(query, path)
  const group = groupAt(query, path.slice(0, -1))
  if (!entry || !group || !fits(entry, path)) return undefined
  const around: SuperQueryGroup = { matchType: group.matchType === 'and' ? 'or' : 'and', lines: [entry] }
  return { query: replaced(query, path, around), path: [...path, 0] }
}

/** Puts the entries of a group in its place. */
export function dissolved(query: SuperQueryValue, path: Path): Changed {
  const group = groupAt(query, path)
  if (!group || path.length === 0) return { query, path }
  return {
    query: withLines(query, path.slice(0, -1), (lines) => lines.toSpliced(path.at(-1)!, 1, ...group.lines)),
    path,
  }
}

/** Numbers by which conditions and groups are named, each from 1 in reading order, by path joined with dots. */
export function numbered(query: SuperQueryValue): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>()
  let lines = 0
  let groups = 0
  const walk = (entries: readonly SuperQueryEntry[], path: Path) =>
    entries.forEach((entry, at) => {
      const own = [...path, at]
      numbers.set(own.join('.'), isGroup(entry) ? ++groups : ++lines)
      if (isGroup(entry)) walk(entry.lines, own)
    })
  walk(query.lines, [])
  return numbers
}
