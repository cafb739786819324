/** As many steps back as the engine keeps. */
const HISTORY = 200

/** A list with the lists it was before, in the plainest way: what undo and redo are measured by. */
export class Memory<Each> {
  rows: Each[]
  readonly base: readonly Each[]
  readonly past: Each[][] = []
  future: Each[][] = []

  constructor(base: readonly Each[]) {
    this.base = base
    this.rows = [...base]
  }

  do(next: Each[]): void {
    this.past.push(this.rows)
    if (this.past.length > HISTORY) this.past.shift()
    this.future = []
    this.rows = next
  }

  undo(): void {
    const before = this.past.pop()
    if (!before) return
    this.future.push(this.rows)
    this.rows = before
  }

  redo(): void {
    const after = this.future.pop()
    if (!after) return
    this.past.push(this.rows)
    this.rows = after
  }
}
