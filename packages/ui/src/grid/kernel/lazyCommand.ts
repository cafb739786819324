import type { GridController } from './gridController'

/** A function of a feature whose code comes with the grid's lazy chunk: only its name is there at once. */
export interface LazyCommand<Code> {
  /** Gives it its code; the chunk does so when it arrives. */
  provide(code: Code): void
  /** The code, if it is there already: for what must be known before an event ends. */
  now(): Code | undefined
  /**
   * Does what needs the code: at once when it has come, else as soon as it has. What cannot be fetched is said in the
   * grid.
   */
  use(grid: GridController, work: (code: Code) => void): void
  /** The code. @throws (rejects) what the fetch failed with */
  fetch(grid: GridController): Promise<Code>
}

/**
 * Declares a function that is fetched when it is first needed. So a feature asks for another one's without importing
 * it, and what few grids do costs no grid anything before it is done.
 *
 * @param name tells which one nobody has provided, should that happen
 */
export function lazyCommand<Code>(name: string): LazyCommand<Code> {
  let provided: { code: Code } | undefined
  const fetch = async (grid: GridController): Promise<Code> => {
    if (!provided) await grid.fetchLazy()
    if (!provided) throw new Error(`The grid's lazy code does not provide ${name}.`)
    return provided.code
  }
  return {
    provide: (code) => {
      provided = { code }
    },
    now: () => provided?.code,
    use(grid, work) {
      if (provided) work(provided.code)
      else
        void fetch(grid).then(work, (error: unknown) => {
          const reason = error instanceof Error ? error.message : String(error)
          grid.notify({ text: grid.messages.partFailed(reason) })
        })
    },
    fetch,
  }
}
