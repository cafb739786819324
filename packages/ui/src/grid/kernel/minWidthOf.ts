import type { CompiledColumn } from '../api/cell'

/** Least width of a column (spec 2 §9). */
export function minWidthOf(column: CompiledColumn): number {
  return column.def.minWidth ?? column.cell.minWidth ?? 60
}
