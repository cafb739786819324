import { Signal } from '../../engine/emitter'
import type { GridController } from '../../kernel/gridController'
import type { ExtraHeight } from '../../kernel/rowMetrics'
import { GroupFigures } from './groupFigures'
import { groupRows, showGroups } from './groupRows'
import type { RowGroup, ShownGroups } from './groupRows'
import type { Grouping } from './groups'

/** The rows of a grid in groups by the values of a column. */
export class GroupedRows implements Grouping {
  readonly key: string
  readonly figures: GroupFigures
  /** Grows when headings say something else. */
  readonly version = new Signal(0)
  readonly #grid: GridController
  readonly #folded = new Set<string>()
  readonly #ends: (() => void)[]
  #groups: readonly RowGroup[] = []
  #shown: ShownGroups = { order: new Uint32Array(), below: new Map() }
  /** Rows that have another value of the group since they were put into theirs. */
  readonly #strangers = new Set<string>()

  constructor(grid: GridController, key: string) {
    this.#grid = grid
    this.key = key
    this.figures = new GroupFigures(grid.engine, key, () => this.version.set(this.version.get() + 1))
    this.#ends = [
      grid.engine.transactions.on(({ reason, updated }) => {
        if (reason === 'load') this.#strangers.clear()
        for (const { id, before, after } of updated)
          if (!Object.is(before[key], after[key])) this.#strangers.add(id)
        this.#settle()
      }),
      grid.selection.on(() => this.#settle()),
      // Rows that were added while all others had to stay stand behind the last group.
      grid.engine.structure.on(() => {
        if (!grid.engine.view.grouped) queueMicrotask(() => this.#arrangeAnew())
      }),
    ]
  }

  arrange(order: Uint32Array | undefined, count: number): Uint32Array {
    const { store } = this.#grid.engine
    this.#strangers.clear()
    this.#groups = groupRows(
      order ?? Array.from({ length: count }, (_, position) => position),
      (position) => store.at(position)?.[this.key],
    )
    this.figures.forget()
    return this.#show()
  }

  isFolded(value: string): boolean {
    return this.#folded.has(value)
  }

  /** Opens or folds a group. */
  fold(value: string, folded = !this.#folded.has(value)): void {
    if (folded) this.#folded.add(value)
    else this.#folded.delete(value)
    this.#arrangeAnew()
  }

  foldAll(folded: boolean): void {
    this.#folded.clear()
    if (folded) for (const { value } of this.#groups) this.#folded.add(value)
    this.#arrangeAnew()
  }

  /** Shows a row whose group is folded. */
  unfold(rowId: string): void {
    const row = this.#grid.engine.store.byId(rowId)
    if (row) this.fold(String(row[this.key] ?? ''), false)
  }

  /** Groups that begin below a row on screen. */
  below(index: number): readonly RowGroup[] {
    return this.#shown.below.get(index) ?? []
  }

  extras(rowHeight: number): readonly ExtraHeight[] {
    return [...this.#shown.below].map(([index, groups]) => ({ index, height: groups.length * rowHeight }))
  }

  end(): void {
    this.figures.end()
    this.#ends.forEach((end) => end())
  }

  #show(): Uint32Array {
    this.#shown = showGroups(this.#groups, (value) => this.#folded.has(value))
    this.version.set(this.version.get() + 1)
    return this.#shown.order
  }

  /** Rows go to their groups when the selection has left them: one that jumps away cannot be filled in. */
  #settle(): void {
    if (this.#strangers.size === 0) return
    const active = this.#grid.active()?.id
    if (active !== undefined && this.#strangers.has(active)) return
    this.#arrangeAnew()
  }

  #arrangeAnew(): void {
    this.#grid.keepPlace(() => this.#grid.engine.rearrange())
  }
}
