/** A token of another system, asked for when it is needed and kept as long as it is good. */
export interface KeptToken {
  get: () => Promise<string>
  /** The token was refused: another one is asked for the next time. */
  forget: (token: string) => void
}

/** Given up so long before its end, so that it does not end on the way. */
const EARLY_MS = 5 * 60_000

/**
 * @param ask gives a token and the seconds that it is good; of several who need one at once only one asks, and a failure
 * is not kept
 */
export function keptToken(ask: () => Promise<{ token: string; seconds: number }>): KeptToken {
  let kept: Promise<{ token: string; until: number }> | undefined
  let held: { token: string; until: number } | undefined
  return {
    get: async () => {
      if (held && held.until <= Date.now()) kept = held = undefined
      kept ??= ask().then(({ token, seconds }) => {
        held = { token, until: Date.now() + Math.max(seconds * 1_000 - EARLY_MS, seconds * 500) }
        return held
      })
      const asked = kept
      asked.catch(() => {
        if (kept === asked) kept = undefined
      })
      return (await asked).token
    },
    forget: (token) => {
      if (held?.token === token) kept = held = undefined
    },
  }
}
