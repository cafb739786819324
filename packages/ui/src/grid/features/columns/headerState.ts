import { Signal } from '../../engine/emitter'
import { defineFeature } from '../../kernel/feature'

/** Which column's menu or filter is open. */
export interface OpenHeader {
  key: string
  part: 'menu' | 'filter'
}

/** Where a dragged column will be put. */
export interface ColumnDrop {
  key: string
  side: 'before' | 'after'
}

/** What the header knows besides the layout: its menu, its one tab stop, a column on the way to another place. */
export class HeaderState {
  readonly open = new Signal<OpenHeader | undefined>(undefined)
  /** Key of the column that Tab leads to. */
  readonly stop = new Signal<string | undefined>(undefined)
  readonly dragged = new Signal<string | undefined>(undefined)
  readonly drop = new Signal<ColumnDrop | undefined>(undefined)
  /** Columns have menus, and can be moved. */
  readonly menus = new Signal(false)
  /** Whether people may say which texts go on in further lines; undefined where rows have a height of their own. */
  wraps: boolean | undefined
}

/** What the header of a grid knows. */
export const headerOf = defineFeature(() => new HeaderState())
