import { useCallback, useEffect, useRef, useState } from 'react'
import type { Row } from '@lading/core/rules'
import type { ResourceSource, SourceRow } from '../../foundation/dataSource'
import { isAbort } from '../../foundation/useSourceMessage'

/** The record behind a form. */
export interface StoredRecord {
  record: SourceRow | undefined
  loading: boolean
  error: Error | undefined
  /** Asks the server again; what was typed is lost. */
  reload(): void
  /** Another state of the record, e.g. the one of a conflict: shown in place of what was typed. */
  replace(record: SourceRow): void
  /** There is no record any more; what is shown stays. */
  drop(): void
  /** The record as it was just saved; what is shown stays. */
  take(record: SourceRow): void
}

/** Loads the record with the id, or begins a new one with `initial`; `show` puts values on the screen. */
export function useRecord(
  source: ResourceSource,
  id: string | undefined,
  show: (record: Row) => void,
  initial: () => Row,
): StoredRecord {
  const [state, setState] = useState<{ record?: SourceRow; loading: boolean; error?: Error }>({
    loading: id !== undefined,
  })
  const [round, setRound] = useState(0)
  const latest = useRef({ show, initial })
  latest.current = { show, initial }

  // What is on the screen. A tab that is shown again runs its effects again; what was typed must stay.
  const shown = useRef<string>(undefined)

  useEffect(() => {
    const wanted = `${id ?? ''}#${round}`
    if (shown.current === wanted) return
    if (id === undefined) {
      shown.current = wanted
      setState({ loading: false })
      latest.current.show(latest.current.initial())
      return
    }
    const controller = new AbortController()
    setState((last) => ({ record: last.record?.id === id ? last.record : undefined, loading: true }))
    source.get(id, controller.signal).then(
      (record) => {
        if (controller.signal.aborted) return
        shown.current = wanted
        setState({ record, loading: false })
        latest.current.show(record)
      },
      (error: unknown) => {
        if (controller.signal.aborted || isAbort(error)) return
        setState({ loading: false, error: error as Error })
      },
    )
    return () => controller.abort()
  }, [source, id, round])

  const take = useCallback((record: SourceRow) => setState({ record, loading: false }), [])
  const replace = useCallback((record: SourceRow) => {
    setState({ record, loading: false })
    latest.current.show(record)
  }, [])
  const drop = useCallback(() => setState({ loading: false }), [])
  const reload = useCallback(() => setRound((last) => last + 1), [])
  return { record: state.record, loading: state.loading, error: state.error, reload, drop, replace, take }
}
