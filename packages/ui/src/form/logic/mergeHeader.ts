import type { EntityDefinition } from '@lading/core/entity'
import type { Row } from '@lading/core/rules'
import { isComputed } from './formValues'

/** A header into which another save was merged. */
export interface MergedHeader {
  /** Fields that are changed here and keep the value entered here. */
  kept: Row
  /** Those of them that the other save changed, too, to something else. */
  conflicts: string[]
}

const same = (a: unknown, b: unknown) => Object.is(a ?? '', b ?? '')

/**
 * What stays of the values entered here when somebody else saves the record: fields that were not touched follow the
 * other save, computed ones always do.
 *
 * @param values as they stand in the form
 * @param base the record they were entered over
 * @param theirs the record as it was saved
 */
export function mergeHeader(
  entity: Pick<EntityDefinition, 'fields' | 'derive'>,
  values: Row,
  base: Row,
  theirs: Row,
): MergedHeader {
  const merged: MergedHeader = { kept: {}, conflicts: [] }
  for (const [name, field] of Object.entries(entity.fields)) {
    // A field that the receiver may not see does not travel.
    if (isComputed(entity, name, field) || !(name in theirs)) continue
    const mine = values[name]
    if (same(mine, base[name]) || same(mine, theirs[name])) continue
    merged.kept[name] = mine
    if (!same(base[name], theirs[name])) merged.conflicts.push(name)
  }
  return merged
}
