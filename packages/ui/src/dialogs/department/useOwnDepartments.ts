import { useCallback, useEffect, useState } from 'react'
import { isAbort } from '../../foundation/useSourceMessage'
import { useHandler } from '../../foundation/useHandler'

/** The departments of the signed-in user, and the code of the current one. */
export interface OwnDepartments {
  list: readonly { orgCode: string; departName: string }[]
  orgCode?: string | null
}

interface Loaded {
  data?: OwnDepartments
  error?: Error
}

/** Loads the departments once, and again when it is asked to after a failure. */
export function useOwnDepartments(
  load: (signal: AbortSignal) => Promise<OwnDepartments>,
): Loaded & { retry(): void } {
  const [loaded, setLoaded] = useState<Loaded>({})
  const [round, setRound] = useState(0)
  const latest = useHandler(load)
  useEffect(() => {
    const controller = new AbortController()
    setLoaded({})
    latest(controller.signal).then(
      (data) => !controller.signal.aborted && setLoaded({ data }),
      (error: unknown) =>
        !controller.signal.aborted && !isAbort(error) && setLoaded({ error: error as Error }),
    )
    return () => controller.abort()
  }, [latest, round])
  const retry = useCallback(() => setRound((last) => last + 1), [])
  return { ...loaded, retry }
}
