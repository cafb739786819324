import { checkAll } from '../../engine/checkAll'
import type { GridIssue } from '../../api/issue'
import type { GridController } from '../../kernel/gridController'
import { validatingOf } from './validationRun'

/** A check that is done sooner, in milliseconds, shows no progress. */
const SHOWN_AFTER = 300
/** Between two pictures of the progress. */
const SHOWN_EVERY = 100

/**
 * Checks every row, with its progress in `grid.validating`. Ended early, by the user or a signal, it rejects: that
 * nothing was found so far does not mean that the rows are right.
 */
export async function validateGrid(grid: GridController, signal?: AbortSignal): Promise<GridIssue[]> {
  const own = new AbortController()
  const stop = () => own.abort(signal?.reason)
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop, { once: true })
  const cancel = () => own.abort()
  const mine = (run = validatingOf(grid).get()) => run?.cancel === cancel
  let next = performance.now() + SHOWN_AFTER
  try {
    const issues = await checkAll(grid.engine, grid.validator, own.signal, (done, total) => {
      if (performance.now() < next || (validatingOf(grid).get() && !mine())) return
      next = performance.now() + SHOWN_EVERY
      validatingOf(grid).set({ done, total, cancel })
    })
    own.signal.throwIfAborted()
    grid.live.set(issues.length ? grid.messages.issues(issues.length) : grid.messages.allValid)
    return issues
  } finally {
    signal?.removeEventListener('abort', stop)
    if (mine()) validatingOf(grid).set(undefined)
  }
}
