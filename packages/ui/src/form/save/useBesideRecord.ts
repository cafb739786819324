import { useEffect, useRef, useState } from 'react'
import { askAgain } from '../../foundation/askAgain'
import { useSourceMessage } from '../../foundation/useSourceMessage'

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
    return askAgain((signal) => latest.current(signal), {
      answered: (value) => setKnown({ of, value }),
      failed: report,
    })
  }, [of, report])
  return known
}
