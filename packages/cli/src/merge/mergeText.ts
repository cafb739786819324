import { diff3Merge } from 'node-diff3'
import { mergeLists } from './mergeLists'

/** The outcome of a merge. `conflicts` counts the places where both sides changed the same thing. */
export interface Merged {
  text: string
  conflicts: number
}

/** Names of the two sides in conflict markers. */
const MARKERS = { ours: 'yours (on disk)', base: 'generated last', theirs: 'generated now' }

/** A place where both sides changed the same lines. */
interface Clash {
  ours: string[]
  base: string[]
  theirs: string[]
}

/**
 * Three-way merge by lines. Where lines clash, lists of fields are merged by their elements; what is left is
 * written with diff3 markers, or given to one side.
 *
 * @param base what was generated last
 * @param ours what is on disk
 * @param theirs what is generated now
 * @param prefer side that wins a clash; without one, markers are written and counted
 */
export function mergeText(base: string, ours: string, theirs: string, prefer?: 'ours' | 'theirs'): Merged {
  const split = (text: string) => text.split('\n')
  let conflicts = 0
  const lines = diff3Merge(split(ours), split(base), split(theirs), { excludeFalseConflicts: true }).flatMap(
    (region) => {
      if (region.ok) return region.ok
      const { a, o, b } = region.conflict!
      const clash: Clash = { ours: a, base: o, theirs: b }
      const list = mergeLists(o.join('\n'), a.join('\n'), b.join('\n'))
      if (list !== undefined) return list.split('\n')
      if (prefer) return clash[prefer]
      conflicts++
      return marked(clash)
    },
  )
  return { text: lines.join('\n'), conflicts }
}

/** Does a text hold markers of a conflict that nobody has settled? */
export function hasMarkers(text: string): boolean {
  return /^<{7} /m.test(text) && /^>{7} /m.test(text)
}

/** Both sides of a whole file between markers: for a merge whose lines fit but whose result is no code. */
export function markWhole(base: string, ours: string, theirs: string): string {
  const split = (text: string) => text.replace(/\n$/, '').split('\n')
  return `${marked({ ours: split(ours), base: split(base), theirs: split(theirs) }).join('\n')}\n`
}

function marked({ ours, base, theirs }: Clash): string[] {
  return [
    `<<<<<<< ${MARKERS.ours}`,
    ...ours,
    `||||||| ${MARKERS.base}`,
    ...base,
    '=======',
    ...theirs,
    `>>>>>>> ${MARKERS.theirs}`,
  ]
}
