import type { GridColumn } from '../api/column'

const NO_PATH: readonly string[] = []

/** Titles of the groups a column stands in, the outermost first. */
export function groupPath({ group }: Pick<GridColumn, 'group'>): readonly string[] {
  return group === undefined ? NO_PATH : typeof group === 'string' ? [group] : group
}
