import type { GrantIndex, GrantNode } from '../grants/grantTree'
import { above } from '../grants/grantTree'

/** Rights to read a report (ADR 32). */
export const READ = 'online:report:read:'

/** A tick of the page: a role and a report. */
export interface Reader {
  roleId: string
  key: string
}

/** The entries of reports, in the order of the menu. */
export function reportsOf({ node }: GrantIndex): GrantNode[] {
  return [...node.values()].filter(({ perms }) => perms?.split(',').some((code) => code.startsWith(READ)))
}

/** Ticks of `now` that are not among those of `before`. */
export function readersBeyond(
  now: ReadonlyMap<string, ReadonlySet<string>>,
  before: ReadonlyMap<string, ReadonlySet<string>>,
): Reader[] {
  return [...now].flatMap(([roleId, keys]) =>
    [...keys].filter((key) => !before.get(roleId)?.has(key)).map((key) => ({ roleId, key })),
  )
}

/**
 * What a role is to hold: a report is found below its group, so that comes with it. What stands there otherwise stays.
 * @param held all that the role holds now
 */
export function grantsWith(
  index: GrantIndex,
  held: ReadonlySet<string>,
  reports: readonly GrantNode[],
  ticked: ReadonlySet<string>,
): Set<string> {
  const next = new Set(held)
  for (const { key } of reports) {
    if (!ticked.has(key)) next.delete(key)
    else for (const each of [key, ...above(index, key)]) next.add(each)
  }
  return next
}
