import type { CompiledColumn } from '../api/cell'
import type { Statistics } from './statistics'
import type { ColumnFigures } from '../api/figures'

/** The figures of the columns that are summed up; the previous answer when nothing differs. */
export function readFigures(
  columns: readonly CompiledColumn[],
  statistics: Statistics,
  previous: Record<string, ColumnFigures>,
): Record<string, ColumnFigures> {
  const next: Record<string, ColumnFigures> = {}
  let same = true
  for (const { key, def } of columns) {
    const figures = def.statistics && statistics.figures(key)
    if (!figures) continue
    next[key] = figures
    same &&= previous[key]?.sum === figures.sum && previous[key].average === figures.average
  }
  return same && Object.keys(previous).length === Object.keys(next).length ? previous : next
}
