import { StallError } from './retry'

/** A call without progress is given up after this many milliseconds. */
export const STALL_MS = 30_000
/** A call is given up after this many milliseconds in all (spec 2 §7). */
export const LIMIT_MS = 180_000

/** Why an upload ends: its file was taken out of the list. Nothing of it is to be kept. */
export class FileRemoved extends DOMException {
  constructor() {
    super('The file was removed.', 'AbortError')
  }
}

/**
 * Runs a call that sends bytes; gives it up when no byte moves for 30 s, when it takes over 180 s, and when `outer`
 * says so, whose reason it passes on.
 *
 * @param work is given the signal to end by, and what to call when bytes move
 * @param onLate hears of a result that came after the call was given up
 * @throws StallError when it was given up for its slowness
 */
export function watched<Result>(
  work: (signal: AbortSignal, moved: () => void) => Promise<Result>,
  outer: AbortSignal,
  onLate?: (result: Result) => void,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const inner = new AbortController()
    const stop = (error: Error) => {
      reject(error)
      inner.abort(error)
    }
    const stalled = () => stop(new StallError('The upload made no progress.'))
    let stall = setTimeout(stalled, STALL_MS)
    const limit = setTimeout(() => stop(new StallError('The upload took too long.')), LIMIT_MS)
    const giveUp = () =>
      stop(
        outer.reason instanceof Error
          ? outer.reason
          : new DOMException('The upload was given up.', 'AbortError'),
      )
    outer.addEventListener('abort', giveUp, { once: true })
    const moved = () => {
      clearTimeout(stall)
      stall = setTimeout(stalled, STALL_MS)
    }
    const running = work(inner.signal, moved)
    running.then(
      (result) => {
        if (inner.signal.aborted) onLate?.(result)
        resolve(result)
      },
      (error: unknown) => reject(error instanceof Error ? error : new Error(String(error))),
    )
    void running
      .catch(() => undefined)
      .finally(() => {
        clearTimeout(stall)
        clearTimeout(limit)
        outer.removeEventListener('abort', giveUp)
      })
  })
}
