import type { ConflictMode } from '../merge/decide'

/** How a run of `generate` deals with what it finds. */
export interface PlanOptions {
  conflict: ConflictMode
  /** Take files that were there before the tool, or whose last render is lost, as edited ones. */
  adopt: boolean
  /** Overwrite hand-edited derived files. */
  force: boolean
  /** Bring back files that the owner deleted. */
  restore: boolean
  /** Read values of a column whose type changes as the new type, and keep the old column. @default refuse the change */
  convert?: boolean
}
