import type { Row } from '@lading/core/rules'
import type { GridOption } from './option'

/** An option found by searching; `row` is the record it stands for. */
export interface LookupOption extends GridOption {
  row?: Row
}

/** What each of some texts may stand for: no option, one, or several that bear the same name. */
export type NamedOptions = ReadonlyMap<string, readonly LookupOption[]>

/** Finds what names, codes or values stand for; undefined when that cannot be told. */
export type NameFinder = (words: readonly string[]) => Promise<NamedOptions | undefined>

/** Where a column's values come from when there are too many to list: users, items, another table. */
export interface Lookup {
  /** Options that contain the keyword; for a blank one, the first. What fits may depend on the row. */
  search(keyword: string, signal: AbortSignal, row?: Row): Promise<readonly LookupOption[]>
  /** Texts of values, as far as they are known. Without it, a value is shown as it stands. */
  texts?(values: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** What typed and pasted texts stand for. Without it, a text that is not known is taken as a value. */
  find?: NameFinder
  /** Values are shown as they are, although their texts are known. @default false */
  coded?: boolean
  /** Milliseconds to wait after typing. @default 300 (spec 2 §9) */
  debounce?: number
}
