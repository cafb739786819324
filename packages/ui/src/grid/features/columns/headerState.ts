import type { CompiledColumn } from '../../api/cell'
import { Cell } from '../../engine/emitter'
import type { ColumnChoices } from './columnChoices'
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
  readonly open = new Cell<OpenHeader | undefined>(undefined)
  /** Key of the column that Tab leads to. */
  readonly stop = new Cell<string | undefined>(undefined)
  readonly dragged = new Cell<string | undefined>(undefined)
  readonly drop = new Cell<ColumnDrop | undefined>(undefined)
  /** Columns have menus, and can be moved. */
  readonly menus = new Cell(false)
  /** Whether people may say which texts go on in further lines; undefined where rows have a height of their own. */
  wraps: boolean | undefined
  /** All columns in their order, hidden ones and the grid's own among them. */
  columns: readonly CompiledColumn[] = []
  /** Changes what the user has chosen about columns; set by the grid. */
  change: (change: (now: ColumnChoices) => ColumnChoices) => void = () => {}
}

/** What the header of a grid knows. */
export const headerOf = defineFeature(() => new HeaderState())
