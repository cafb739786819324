import { COMMENTS_FIELD, mergeComments } from '@lading/core/entity'
import type { Row } from '@lading/core/rules'

/** A row after others have changed it. */
export interface MergedRow {
  /** What is shown: what was entered here stays. */
  row: Row
  /** What it would be without the changes made here. */
  base: Row
  /** Fields of `row` that are new. */
  keys: string[]
  /** Fields both sides have changed to different values. */
  conflicts: Meeting[]
  /** Fields both sides have changed to the same value. */
  agreed: Meeting[]
}

/** A field changed on both sides: what others made of it, and what it was before for both. */
interface Meeting {
  key: string
  theirs: unknown
  before: unknown
}

/**
 * Merges what others saved into a row, field by field: a field that was not changed here takes their value, one that
 * was keeps the value entered here, and if theirs is another one, that is a conflict.
 *
 * @param base the row as it was loaded; the same as `row` when nothing was changed here
 * @param computed fields that follow from others: never in conflict
 */
export function mergeRow(
  row: Row,
  base: Row,
  incoming: Row,
  computed: (key: string) => boolean = () => false,
): MergedRow {
  const merged: MergedRow = { row: { ...row }, base: { ...base }, keys: [], conflicts: [], agreed: [] }
  for (const key of Object.keys(incoming)) {
    const theirs = key === 'tug_status' ? together(base[key], incoming[key]) : incoming[key]
    const [mine, before] = [row[key], base[key]]
    merged.base[key] = theirs
    if (key === COMMENTS_FIELD && !Object.is(mine, before)) {
      // What both sides have said is kept.
      merged.row[key] = mergeComments(before, mine, theirs)
      merged.keys.push(key)
      continue
    }
    if (Object.is(mine, theirs)) {
      if (!Object.is(mine, before)) merged.agreed.push({ key, theirs, before })
    } else if (Object.is(mine, before) || computed(key)) {
      merged.row[key] = theirs
      merged.keys.push(key)
    } else if (!Object.is(theirs, before)) merged.conflicts.push({ key, theirs, before })
  }
  return merged
}

/** The one field whose parts are sent one by one (contract §15.2). */
function together(before: unknown, theirs: unknown): unknown {
  const parts = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
  return parts(before) && parts(theirs) ? { ...(before as object), ...(theirs as object) } : theirs
}
