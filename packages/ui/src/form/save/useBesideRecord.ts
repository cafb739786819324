import { useEffect, useRef, useState } from 'react'
import { CODE } from '@lading/core/envelope'
import { SourceError } from '../../foundation/dataSource'
import { isAbort, useSourceMessage } from '../../foundation/useSourceMessage'

/** Milliseconds before each further try: a server that is started anew is back within them. */
const WAITS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000]
/** Answers that the next try would get, too. */
const REFUSED: readonly number[] = [CODE.badRequest, CODE.forbidden, CODE.notFound]

/**
 * What is known of a record beside its fields, e.g. who approves it. A failure is told once, and the server is asked again
 * as long as the record is shown: what a person may do must not stay away because of a moment without a server.
 *
 * @param of what is asked about; undefined for nothing. Another one is asked about anew
 * @returns the newest answer and what it is about
 */
export function useBesideRecord<T>(
  of: string | undefined,
  ask: (signal: AbortSignal) => Promise<T>,
): { of: string; value: T } | undefined {
  const report = useSourceMessage()
  const [known, setKnown] = useState<{ of: string; value: T }>()
  const latest = useRef(ask)
  latest.current = ask
  useEffect(() => {
    if (of === undefined) return
    const asked = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const attempt = (count: number) => {
      latest.current(asked.signal).then(
        (value) => {
          if (!asked.signal.aborted) setKnown({ of, value })
        },
        (error: unknown) => {
          if (asked.signal.aborted || isAbort(error)) return
          if (count === 0) report(error)
          const wait = WAITS[count]
          if (wait === undefined || (error instanceof SourceError && REFUSED.includes(error.code))) return
          timer = setTimeout(() => attempt(count + 1), wait)
        },
      )
    }
    attempt(0)
    return () => {
      asked.abort()
      clearTimeout(timer)
    }
  }, [of, report])
  return known
}
