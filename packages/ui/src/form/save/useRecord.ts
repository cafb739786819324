import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { Row } from '@lading/core/rules'
import type { ResourceSource, SourceRow } from '../../foundation/dataSource'
import { askAgain, isRefused } from '../../foundation/askAgain'
import { useSourceMessage } from '../../foundation/useSourceMessage'

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

/** What the record is shown by. */
interface Screen {
  /** Puts values on the screen. */
  show(record: Row): void
  /** What a new record begins with. */
  initial(): Row
  /** Whether something was typed that is not saved. */
  dirty: boolean
}

/** Loads the record with the id, or begins a new one; asks again when the server was away. */
export function useRecord(source: ResourceSource, id: string | undefined, screen: Screen): StoredRecord {
  const report = useSourceMessage()
  const [state, setState] = useState<{ record?: SourceRow; loading: boolean; error?: Error }>({
    loading: id !== undefined,
  })
  const [round, setRound] = useState(0)
  const latest = useRef(screen)
  latest.current = screen

  // What is on the screen. A tab that is shown again runs its effects again; what was typed must stay.
  const shown = useRef<string>(undefined)

  useEffect(() => {
    const wanted = `${id ?? ''}#${round}`
    if (shown.current === wanted) return
    if (id === undefined) {
      shown.current = wanted
      setState((last) => (last.record || last.loading || last.error ? { loading: false } : last))
      latest.current.show(latest.current.initial())
      return
    }
    setState((last) => ({ record: last.record?.id === id ? last.record : undefined, loading: true }))
    // What is shown stays when it cannot be read again for a moment, and what was typed meanwhile stays, too.
    const held = shown.current?.startsWith(`${id}#`) ?? false
    let late = false
    return askAgain((signal) => source.get(id, signal), {
      answered: (record) => {
        shown.current = wanted
        if (held && late && latest.current.dirty) return setState((last) => ({ ...last, loading: false }))
        // Its fields are drawn in slices: in one piece they would hold the browser.
        startTransition(() => {
          setState({ record, loading: false })
          latest.current.show(record)
        })
      },
      failed: (error) => {
        late = true
        const again = !isRefused(error)
        if (held && again) report(error)
        setState(({ record }) => ({
          loading: false,
          ...(record && again ? { record } : { error: error as Error }),
        }))
      },
    })
  }, [source, id, round, report])

  const take = useCallback((record: SourceRow) => setState({ record, loading: false }), [])
  const replace = useCallback((record: SourceRow) => {
    setState({ record, loading: false })
    latest.current.show(record)
  }, [])
  const drop = useCallback(() => setState({ loading: false }), [])
  const reload = useCallback(() => setRound((last) => last + 1), [])
  return { record: state.record, loading: state.loading, error: state.error, reload, drop, replace, take }
}
