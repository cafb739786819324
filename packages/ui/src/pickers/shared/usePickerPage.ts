import { useCallback, useEffect, useState } from 'react'
import type { RemoteOption } from '../../foundation/remote-select/remoteOption'
import { isAbort } from '../../foundation/useSourceMessage'
import type { PickerQuery, TableSource } from './pickerSource'

/** The rows of a picker's table. */
export interface PickerPage {
  query: PickerQuery
  options: readonly RemoteOption[]
  total: number
  loading: boolean
  error?: Error
  /** Changes what is asked for; anything but a page begins at page 1. */
  ask(change: Partial<PickerQuery>): void
  /** Asks again. */
  reload(): void
}

interface Answer {
  options: readonly RemoteOption[]
  total: number
  loading: boolean
  error?: Error
}

/** Loads the page that is asked for; an answer that comes after another question is dropped. */
export function usePickerPage(source: TableSource, first: PickerQuery): PickerPage {
  const [query, setQuery] = useState(first)
  const [turn, setTurn] = useState(0)
  const [answer, setAnswer] = useState<Answer>({ options: [], total: 0, loading: true })
  useEffect(() => {
    const controller = new AbortController()
    setAnswer((last) => ({ options: last.options, total: last.total, loading: true }))
    source.page(query, controller.signal).then(
      ({ options, total }) => {
        if (!controller.signal.aborted) setAnswer({ options, total, loading: false })
      },
      (error: unknown) => {
        if (controller.signal.aborted || isAbort(error)) return
        setAnswer({ options: [], total: 0, loading: false, error: error as Error })
      },
    )
    return () => controller.abort()
  }, [source, query, turn])
  const ask = useCallback(
    (change: Partial<PickerQuery>) => setQuery((last) => ({ ...last, pageNo: 1, ...change })),
    [],
  )
  const reload = useCallback(() => setTurn((last) => last + 1), [])
  return { query, ...answer, ask, reload }
}
