import type { SuperQueryField } from '../logic/query'
import type { QueryDraft } from './useQueryDraft'

/** What every part of the builder works with. */
export interface Builder {
  draft: QueryDraft
  fields: readonly SuperQueryField[]
  /** Whether groups may be made. */
  groups: boolean
  /** The numbers that conditions and groups are named by, by path joined with dots. */
  numbers: ReadonlyMap<string, number>
}
