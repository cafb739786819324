import { createContext, useCallback, useMemo, useRef, useState } from 'react'

/**
 * Work that has begun, e.g. files on their way: a form around it waits for it with its save, and asks before it is left.
 *
 * @param show brings it into view
 * @returns to be called when it has ended, well or not
 */
export type BeginWork = (show?: () => void) => () => void

/** Told of work by the widgets inside. */
export const BeginWorkContext = createContext<BeginWork>(() => () => {})

/** Work that has not ended. */
export interface UnfinishedWork {
  any: boolean
  /** Brings the first of it into view; `false`: there is none. Asks what is now, not what was drawn. */
  showFirst(): boolean
  begin: BeginWork
}

/** Keeps what the widgets of a form have begun. */
export function useUnfinishedWork(): UnfinishedWork {
  const works = useRef(new Set<{ show?: (() => void) | undefined }>())
  const [any, setAny] = useState(false)
  const begin = useCallback<BeginWork>((show) => {
    const work = { show }
    works.current.add(work)
    setAny(true)
    return () => {
      works.current.delete(work)
      setAny(works.current.size > 0)
    }
  }, [])
  const showFirst = useCallback(() => {
    const [first] = works.current
    first?.show?.()
    return first !== undefined
  }, [])
  return useMemo(() => ({ any, showFirst, begin }), [any, showFirst, begin])
}
