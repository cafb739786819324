import { startTransition, useCallback, useEffect, useState } from 'react'
import { nextTask } from '../nextTask'
import type { LazyCode } from './lazyCode'

/** Code that a component wants, or why it is not there. */
export interface UsedLazyCode<Code> {
  code?: Code
  error?: Error
  /** Fetches it, again after a failure. Throws what the browser says. */
  fetch(): Promise<void>
}

/** Fetches code for a component; where it has come before, it is there at once. */
export function useLazyCode<Code>(lazy: LazyCode<Code>): UsedLazyCode<Code> {
  const [state, setState] = useState<Pick<UsedLazyCode<Code>, 'code' | 'error'>>(() => ({ code: lazy.now() }))
  const fetch = useCallback(async () => {
    setState((last) => (last.error ? {} : last))
    try {
      const code = await lazy.fetch()
      startTransition(() => setState((last) => (last.code ? last : { code })))
    } catch (reason) {
      setState({ error: reason instanceof Error ? reason : new Error(String(reason)) })
      throw reason
    }
  }, [lazy])
  const there = state.code !== undefined
  useEffect(() => {
    if (there) return undefined
    let gone = false
    // In a task of its own: what asks for many files would add to the drawing of the page. Why it did not come stands in
    // its place.
    void nextTask()
      .then(() => (gone ? undefined : fetch()))
      .catch(() => undefined)
    return () => {
      gone = true
    }
  }, [there, fetch])
  return { ...state, fetch }
}
