import type { RowChange } from '@lading/core/ports'
import { defineFeature } from '../../kernel/feature'
import { lazyApplyLive } from './lazy'

/** How long changes are gathered before they are applied together, in milliseconds. */
const GATHER = 50
/** So many are applied at a time; the others come with the next task, so that keys typed meanwhile are not late. */
const AT_ONCE = 2000

/** Gathers changes from outside: rows are drawn twenty times a second at most, however many changes come. */
export class LiveQueue {
  #changes: RowChange[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #apply: (take: () => readonly RowChange[]) => void

  /**
   * @param apply applies what its `take` answers. What is not taken (the code for it may not come) waits for the next
   *   change.
   */
  constructor(apply: (take: () => readonly RowChange[]) => void) {
    this.#apply = apply
  }

  add(changes: readonly RowChange[]): void {
    for (const change of changes) this.#changes.push(change)
    this.#wait(GATHER)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#changes = []
  }

  #wait(time: number): void {
    if (this.#changes.length === 0) return
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.#apply(() => {
        const taken = this.#changes.splice(0, AT_ONCE)
        this.#wait(0)
        return taken
      })
    }, time)
  }
}

/** Changes from outside, on their way into the rows of a grid. */
export const liveQueueOf = defineFeature(
  (grid) => new LiveQueue((take) => lazyApplyLive.use(grid, (applyLive) => applyLive(grid, take()))),
)
