import { startTransition, useCallback, useEffect, useState } from 'react'
import { nextTask } from '../nextTask'
import { RETRY_MS } from './lazyCode'
import type { LazyCode } from './lazyCode'

/** Code that a component wants, or why it is not there. */
export interface UsedLazyCode<Code> {
  code?: Code
  error?: Error
  /** Fetches it, again after a failure. Throws what the browser says. */
  fetch(): Promise<void>
}

/**
 * Fetches code for a component; where it has come before, it is there at once. After a failure it is asked for again by
 * itself as long as the component is shown (`RETRY_MS`), and at once by `fetch`.
 */
export function useLazyCode<Code>(lazy: LazyCode<Code>): UsedLazyCode<Code> {
  const [state, setState] = useState<Pick<UsedLazyCode<Code>, 'code' | 'error'>>(() => ({ code: lazy.now() }))
  const ask = useCallback(async () => {
    try {
      const code = await lazy.fetch()
      startTransition(() => setState((last) => (last.code ? last : { code })))
    } catch (reason) {
      setState({ error: reason instanceof Error ? reason : new Error(String(reason)) })
      throw reason
    }
  }, [lazy])
  const fetch = useCallback(() => {
    setState((last) => (last.error ? {} : last))
    return ask()
  }, [ask])
  const there = state.code !== undefined
  const { error } = state
  useEffect(() => {
    if (there) return undefined
    let gone = false
    // Why it did not come stands in its place.
    const again = () => (gone ? undefined : void ask().catch(() => undefined))
    const timer = error && setTimeout(again, RETRY_MS)
    // In a task of its own: what asks for many files would add to the drawing of the page.
    if (!error) void nextTask().then(again)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [there, error, ask])
  return { ...state, fetch }
}
