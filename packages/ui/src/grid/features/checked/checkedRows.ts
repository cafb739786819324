import { Signal } from '../../engine/emitter'
import type { GridEngine } from '../../engine/gridEngine'
import { defineFeature } from '../../kernel/feature'

/** What happened to the choice of rows (spec 2 §4, "Selection reports"). */
export type CheckReport = 'selected' | 'unselected' | 'selected-all'

/** The rows chosen by checkbox or radio. */
export class CheckedRows {
  readonly version = new Signal(0)
  /** Told of every change. */
  report: ((ids: readonly string[], state: CheckReport) => void) | undefined
  disabled: ReadonlySet<string> = new Set()
  single = false
  readonly #ids = new Set<string>()
  readonly #engine: GridEngine

  constructor(engine: GridEngine) {
    this.#engine = engine
    engine.transactions.on(({ reason, removed }) => {
      const gone = new Set(removed)
      if (reason === 'load') this.#replace([])
      else if (removed.some((id) => this.#ids.has(id)))
        this.#replace([...this.#ids].filter((id) => !gone.has(id)))
    })
  }

  get size(): number {
    return this.#ids.size
  }

  has(id: string): boolean {
    return this.#ids.has(id)
  }

  /** Chosen ids, in the order of the data. */
  ids(): string[] {
    const { store } = this.#engine
    return [...this.#ids].sort((a, b) => store.positionOf(a) - store.positionOf(b))
  }

  /** Chooses a row, or lets it go; a disabled one stays as it is. */
  toggle(id: string): void {
    if (this.disabled.has(id)) return
    const chosen = !this.#ids.has(id)
    if (this.single) this.#replace(chosen ? [id] : [])
    else this.#replace(chosen ? [...this.#ids, id] : [...this.#ids].filter((each) => each !== id))
    this.report?.(this.ids(), chosen ? 'selected' : 'unselected')
  }

  /** Whether all rows that can be chosen are, `'some'` when only a part is. */
  all(): boolean | 'some' {
    if (this.#ids.size === 0) return false
    // Ids are compared, not counted: chosen rows may be filtered out, disabled ones may be chosen by the page.
    let chosen = 0
    let missing = 0
    for (const id of this.#choosable()) {
      if (this.#ids.has(id)) chosen++
      else missing++
      if (chosen > 0 && missing > 0) return 'some'
    }
    return chosen > 0
  }

  /** Chooses all shown rows but the disabled ones, or none of them. Rows that are filtered out stay as they are. */
  toggleAll(): void {
    const chosen = this.all() !== true
    const next = new Set(this.#ids)
    for (const id of this.#choosable()) {
      if (chosen) next.add(id)
      else next.delete(id)
    }
    this.#replace([...next])
    this.report?.(this.ids(), chosen ? 'selected-all' : 'unselected')
  }

  /** Ids of the shown rows that can be chosen. */
  *#choosable(): Generator<string> {
    const { view, store } = this.#engine
    for (let index = 0; index < view.count; index++) {
      const id = store.idAt(view.positionAt(index))
      if (!this.disabled.has(id)) yield id
    }
  }

  set(ids: readonly string[]): void {
    this.#replace(ids.filter((id) => this.#engine.store.positionOf(id) >= 0))
  }

  #replace(ids: readonly string[]): void {
    const next = new Set(ids)
    const touched = [...this.#ids]
      .filter((id) => !next.has(id))
      .concat(ids.filter((id) => !this.#ids.has(id)))
    if (touched.length === 0) return
    this.#ids.clear()
    for (const id of next) this.#ids.add(id)
    touched.forEach((id) => this.#engine.signals.touch(id))
    this.version.set(this.version.get() + 1)
  }
}

/** The rows of a grid that are chosen by checkbox or radio. */
export const checkedOf = defineFeature((grid) => new CheckedRows(grid.engine))
