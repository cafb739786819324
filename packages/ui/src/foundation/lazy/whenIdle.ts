/** Milliseconds in which what has just come is shown and looked at. */
const WAIT = 1_000

/**
 * Runs something a moment later, once the browser has nothing else to do.
 *
 * @returns gives it up
 */
export function whenIdle(run: () => void): () => void {
  let idle: number | undefined
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(run)
    else run()
  }, WAIT)
  return () => {
    clearTimeout(timer)
    if (idle !== undefined) cancelIdleCallback(idle)
  }
}
