import { Cell } from '../../engine/emitter'
import type { GridEngine } from '../../engine/gridEngine'

/** What happened to the choice of rows (spec 2 §4, "Selection reports"). */
export type CheckReport = 'selected' | 'unselected' | 'selected-all' | 'unselected-all'

/** The rows chosen by checkbox or radio. */
export class CheckedRows {
  readonly version = new Cell(0)
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
    const { count } = this.#engine.view
    const blocked = [...this.disabled].filter((id) => this.#engine.store.positionOf(id) >= 0).length
    return this.#ids.size >= count - blocked ? true : 'some'
  }

  /** Chooses all rows on screen but the disabled ones, or none. */
  toggleAll(): void {
    const chosen = this.all() !== true
    const { view, store } = this.#engine
    const ids: string[] = []
    for (let index = 0; chosen && index < view.count; index++) {
      const id = store.idAt(view.positionAt(index))
      if (!this.disabled.has(id)) ids.push(id)
    }
    this.#replace(ids)
    this.report?.(ids, chosen ? 'selected-all' : 'unselected-all')
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
