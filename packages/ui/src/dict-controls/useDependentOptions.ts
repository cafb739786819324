import { useCallback, useEffect, useState } from 'react'
import { useHandler } from '../foundation/useHandler'
import type { DictOption } from '../foundation/sourceTypes'
import { isAbort } from '../foundation/useSourceMessage'

/** The options that fit a value, which may take a call. */
export interface DependentOptions {
  options: readonly DictOption[]
  loading: boolean
  error?: Error
  /** Asks again. */
  retry(): void
}

interface Answer {
  parent: string
  options: readonly DictOption[]
  error?: Error
}

const NONE: readonly DictOption[] = []

type OptionsFor = (
  parent: string,
  signal: AbortSignal,
) => readonly DictOption[] | Promise<readonly DictOption[]>

/** Options for the value of another field; an answer for a value that is no longer held is dropped. */
export function useDependentOptions(parent: string | undefined, optionsFor: OptionsFor): DependentOptions {
  const [answer, setAnswer] = useState<Answer>()
  const [turn, setTurn] = useState(0)
  const ask = useHandler(optionsFor)
  useEffect(() => {
    if (parent === undefined) return
    const controller = new AbortController()
    const { signal } = controller
    const take = (options: readonly DictOption[]) => !signal.aborted && setAnswer({ parent, options })
    const fail = (error: unknown) => {
      if (!signal.aborted && !isAbort(error)) setAnswer({ parent, options: NONE, error: error as Error })
    }
    const given = ask(parent, signal)
    if (given instanceof Promise) given.then(take, fail)
    else take(given)
    return () => controller.abort()
  }, [parent, ask, turn])
  const retry = useCallback(() => {
    setAnswer(undefined)
    setTurn((last) => last + 1)
  }, [])
  const settled = answer !== undefined && answer.parent === parent
  return {
    options: settled ? answer.options : NONE,
    loading: parent !== undefined && !settled,
    ...(settled && answer.error && { error: answer.error }),
    retry,
  }
}
