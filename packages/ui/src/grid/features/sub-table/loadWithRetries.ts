/** How often a sub-table that failed is tried again (spec 2 §9). */
export const RETRIES = 3

/** Pause before the first retry in milliseconds; each further one is twice as long. */
const PAUSE = 200

/**
 * Loads, and after a failure tries again up to `RETRIES` times.
 *
 * @throws the last failure, or the signal's reason once it is aborted
 */
export async function loadWithRetries<T>(
  load: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal,
  pause = PAUSE,
): Promise<T> {
  for (let retry = 0; ; retry++) {
    try {
      return await load(signal)
    } catch (error) {
      signal.throwIfAborted()
      if (retry === RETRIES) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, pause * 2 ** retry))
    signal.throwIfAborted()
  }
}
