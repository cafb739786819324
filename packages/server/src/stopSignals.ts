/** A signal that follows this quickly is the same one, passed on by a parent or the terminal's process group. */
const ECHO_MS = 2_000

/**
 * Runs `stop` once at SIGTERM, SIGINT or SIGHUP and then leaves with code 0; at a further signal, or when `stop`
 * takes longer than `patience`, leaves at once with code 1.
 *
 * @param patience in milliseconds
 * @returns takes the handlers away
 */
export function onStopSignal(stop: () => Promise<void>, patience: number): () => void {
  let since: number | undefined
  const handle = () => {
    if (since !== undefined) {
      if (Date.now() - since > ECHO_MS) process.exit(1)
      return
    }
    since = Date.now()
    setTimeout(() => process.exit(1), patience).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, handle)
  return () => {
    for (const signal of signals) process.off(signal, handle)
  }
}
