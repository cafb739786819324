import { Signal } from '../../engine/emitter'
import { defineFeature } from '../../kernel/feature'
import { columnsOf } from '../columns/columnTable'
import type { Followed } from '../columns/signalReactivity'

/** What puts rows into groups; its code comes when it is first wanted. */
export interface Grouping {
  /** The rows as they are shown: in groups, without those that are folded away. */
  arrange(order: Uint32Array | undefined, count: number): Uint32Array
  /** Whether everything is folded, or nothing. */
  foldAll(folded: boolean): void
}

/** The rows of a grid in groups: by which column, once the code has come that does it. */
export class Groups {
  /** Key of the column whose values make the groups; undefined: none. */
  readonly wanted: Followed<string | undefined>
  /** Rows are in groups. */
  readonly on = new Signal(false)
  #grouping: Grouping | undefined

  constructor(wanted: Followed<string | undefined>) {
    this.wanted = wanted
  }

  get grouping(): Grouping | undefined {
    return this.#grouping
  }

  /** Begins with groups; the answer ends them. */
  use(grouping: Grouping): () => void {
    this.#grouping = grouping
    this.on.set(true)
    return () => {
      if (this.#grouping !== grouping) return
      this.#grouping = undefined
      this.on.set(false)
    }
  }

  /** Puts the rows that are shown into groups, where they are wanted. */
  arrange: () => void = () => {}
}

/** The groups of a grid. */
export const groupsOf = defineFeature((grid) => {
  const groups = new Groups(columnsOf(grid).grouping)
  const { view } = grid.engine
  groups.arrange = () => {
    if (groups.grouping) view.group(groups.grouping.arrange(view.order, view.total))
  }
  return groups
})
