import { useCallback, useState } from 'react'

/** Most steps that can be taken back. */
const STEPS = 100

/** A value with the steps that led to it. */
export interface History<Value> {
  value: Value
  set: (next: Value) => void
  undo: (() => void) | undefined
  redo: (() => void) | undefined
  /** Begins afresh with a value. */
  reset: (value: Value) => void
  /** Begins afresh with `to` as far as `from` still stands; what was done since stays, with its steps. */
  settle: (from: Value, to: Value) => void
}

/** Keeps what a value was, so that changes can be taken back and made again. */
export function useHistory<Value>(first: Value): History<Value> {
  const [{ past, value, future }, setState] = useState({
    past: [] as Value[],
    value: first,
    future: [] as Value[],
  })
  const set = useCallback(
    (next: Value) =>
      setState((last) =>
        next === last.value
          ? last
          : { past: [...last.past.slice(1 - STEPS), last.value], value: next, future: [] },
      ),
    [],
  )
  const undo = () =>
    setState((last) => ({
      past: last.past.slice(0, -1),
      value: last.past.at(-1)!,
      future: [last.value, ...last.future],
    }))
  const redo = () =>
    setState((last) => ({
      past: [...last.past, last.value],
      value: last.future[0]!,
      future: last.future.slice(1),
    }))
  const reset = useCallback((next: Value) => setState({ past: [], value: next, future: [] }), [])
  const settle = useCallback(
    (from: Value, to: Value) =>
      setState((last) => (last.value === from ? { past: [], value: to, future: [] } : last)),
    [],
  )
  return {
    value,
    set,
    undo: past.length > 0 ? undo : undefined,
    redo: future.length > 0 ? redo : undefined,
    reset,
    settle,
  }
}
