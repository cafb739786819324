/** A repeat within this time is refused (spec 2 §5, §9). */
export const FAST_CLICK_MS = 300

/** Lets an action through unless the last one is younger than 300 ms or still running. */
export interface FastGuard {
  /** Runs the action and gives its result; refused: calls `onRefused` and gives `undefined`. */
  run<Result>(action: () => Result): Result | undefined
}

/**
 * The too-fast guard of spec 2 §5. Time alone would let a slow request be sent twice, so an action that gives a
 * promise also holds the guard until the promise settles.
 *
 * @param now milliseconds; tests pass their own clock
 */
export function createFastGuard(onRefused: () => void, now: () => number = Date.now): FastGuard {
  let last = Number.NEGATIVE_INFINITY
  let running = 0
  return {
    run(action) {
      const time = now()
      if (running > 0 || time - last < FAST_CLICK_MS) {
        onRefused()
        return undefined
      }
      last = time
      const result = action()
      if (result instanceof Promise) {
        running += 1
        const release = () => {
          running -= 1
        }
        result.then(release, release)
      }
      return result
    },
  }
}
