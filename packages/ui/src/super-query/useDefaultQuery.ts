import { useEffect, useRef } from 'react'
import { isAbort, useSourceMessage } from '../foundation/useSourceMessage'
import type { SuperQueryValue } from './logic/query'
import { readQuery } from './logic/readQuery'
import { useSavedQuerySource } from './parts/useSavedQuerySource'

/**
 * Puts the saved query in force that the user chose for a page, once, when the page opens; one that is gone is passed
 * over.
 *
 * @param free whether the page has no conditions: those of its address, or of a search meanwhile, go first
 */
export function useDefaultQuery(
  saveCode: string,
  free: boolean,
  apply: (query: SuperQueryValue) => void,
): void {
  const source = useSavedQuerySource(saveCode)
  const report = useSourceMessage()
  const latest = useRef({ free, apply, report })
  latest.current = { free, apply, report }
  useEffect(() => {
    if (!latest.current.free || !source.mayHaveDefault()) return
    const controller = new AbortController()
    source.list(saveCode, controller.signal).then(
      (records) => {
        const query = readQuery(records.find(({ isDefault }) => isDefault)?.query)
        if (query && !controller.signal.aborted && latest.current.free) latest.current.apply(query)
      },
      (failure: unknown) => {
        if (!controller.signal.aborted && !isAbort(failure)) latest.current.report(failure)
      },
    )
    return () => controller.abort()
  }, [source, saveCode])
}
