import { CODE } from '@lading/core/envelope'
import { SourceError } from './dataSource'
import { isAbort } from './useSourceMessage'

/** Milliseconds before each further try: a server that is started anew is back within them. */
const WAITS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000]
/** Answers that the next try would get, too. */
const REFUSED: readonly number[] = [CODE.badRequest, CODE.unauthorized, CODE.forbidden, CODE.notFound]

/** Whether the server has answered, and would answer the same again. */
export function isRefused(error: unknown): boolean {
  return error instanceof SourceError && REFUSED.includes(error.code)
}

/** What is done with the answer, and with a failure. */
export interface Asked<T> {
  answered(value: T): void
  /** Called for the first failure only, whether or not the server is asked again. */
  failed(error: unknown): void
}

/**
 * Asks the server until it answers: a moment without a server must not take away what a person looks at. What the server
 * refuses is not asked again; after about a minute and a half it is left.
 *
 * @returns ends the asking; nothing is called afterwards
 */
export function askAgain<T>(ask: (signal: AbortSignal) => Promise<T>, asked: Asked<T>): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let timer: ReturnType<typeof setTimeout> | undefined
  const attempt = (count: number) => {
    ask(signal).then(
      (value) => {
        if (!signal.aborted) asked.answered(value)
      },
      (error: unknown) => {
        if (signal.aborted || isAbort(error)) return
        if (count === 0) asked.failed(error)
        const wait = WAITS[count]
        if (wait === undefined || isRefused(error)) return
        timer = setTimeout(() => attempt(count + 1), wait)
      },
    )
  }
  attempt(0)
  return () => {
    controller.abort()
    clearTimeout(timer)
  }
}
