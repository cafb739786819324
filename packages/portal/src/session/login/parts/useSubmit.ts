import { useState } from 'react'
import { failureText } from '@/platform/queryClient'

/** Sending of a form. */
export interface Submit {
  busy: boolean
  /** The server's words, or those of the caller, why it was refused. */
  failure: string | undefined
  /** Runs the work; a refusal is shown and ends it. */
  run: (work: () => Promise<void>) => Promise<void>
}

/** @param fallback what to say when a failure has no words of its own */
export function useSubmit(fallback: string): Submit {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  return {
    busy,
    failure,
    run: async (work) => {
      setBusy(true)
      setFailure(undefined)
      try {
        await work()
      } catch (error) {
        setFailure(failureText(error, fallback))
      } finally {
        setBusy(false)
      }
    },
  }
}
