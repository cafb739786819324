import { useMemo } from 'react'
import { useUi } from '../../foundation/useUi'
import type { LiveSource } from '../../grid'

/**
 * What others save of the lines of one record, for their grid; without a record that is stored, nothing.
 *
 * @param line key of the lines
 */
export function useLiveLines(line: string, recordId: string | undefined): LiveSource | undefined {
  const { live } = useUi().dataSource
  return useMemo(
    () =>
      live && recordId !== undefined
        ? {
            subscribe: (listener) =>
              live.subscribe(line, (saved) => {
                if (saved.recordId === recordId) listener(saved.changes)
              }),
          }
        : undefined,
    [live, line, recordId],
  )
}
