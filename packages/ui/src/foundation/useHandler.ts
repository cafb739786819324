import { useCallback, useInsertionEffect, useRef } from 'react'

/**
 * A function that stays the same object and always does what the last render gave it: for handlers that outlive a
 * render (stores, queues, timers). Not to be called while rendering.
 */
export function useHandler<Args extends unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler)
  useInsertionEffect(() => {
    latest.current = handler
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
