import type { ColumnFigures } from '../../api/figures'
import type { GridEngine } from '../../engine/gridEngine'
import { Statistics } from '../../engine/statistics'
import type { RowGroup } from './groupRows'

/**
 * Sums and averages of groups: counted when a group's heading is first drawn, then following every edit, as the
 * footer's are, which they add up to.
 */
export class GroupFigures {
  readonly #engine: GridEngine
  readonly #key: string
  readonly #counted = new Map<string, Statistics>()
  readonly #end: () => void

  /** @param key of the column that makes the groups */
  constructor(engine: GridEngine, key: string, changed: () => void) {
    this.#engine = engine
    this.#key = key
    this.#end = engine.transactions.on(({ reason, updated, inserted, removed }) => {
      if (reason === 'load' || inserted.length > 0 || removed.length > 0) this.forget()
      else
        for (const { before, after, keys } of updated) {
          const [from, to] = [valueOf(before[key]), valueOf(after[key])]
          if (from === to) this.#counted.get(to)?.replace(before, after, keys)
          else for (const value of [from, to]) this.#counted.delete(value)
        }
      changed()
    })
  }

  /** The figures of a column in a group; undefined where the column asks for none. */
  of(group: RowGroup, key: string): ColumnFigures | undefined {
    let known = this.#counted.get(group.value)
    if (!known) {
      known = new Statistics()
      const { store, columns } = this.#engine
      const keys = columns.flatMap((column) => (column.def.statistics ? column.key : []))
      known.reset(
        keys,
        group.positions.map((position) => store.at(position)!),
      )
      this.#counted.set(group.value, known)
    }
    return known.figures(key)
  }

  /** Other rows are in the groups. */
  forget(): void {
    this.#counted.clear()
  }

  end(): void {
    this.#end()
  }

  get key(): string {
    return this.#key
  }
}

const valueOf = (value: unknown) => String(value ?? '')
