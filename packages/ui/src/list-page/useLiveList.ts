import { useCallback, useEffect, useRef, useState } from 'react'
import type { RowChanges, SourceRow } from '@lading/core/ports'
import { useUi } from '../foundation/useUi'
import { takeSaved } from './logic/takeSaved'

/** How long a row that somebody else changed is marked, in milliseconds (spec 2 §9, "reload effect"). */
const FLASH_MS = 1400

/** What others' saves make of a list. */
export interface LiveList {
  flashed: ReadonlySet<string>
  /** Rows that others have added or that are not known here; infinite: nobody knows how many. */
  news: number
  /** The rows were read anew: nothing is news any more. */
  read(): void
}

const NONE: ReadonlySet<string> = new Set()

/** Follows others' saves: rows on the screen change in place, the others are counted. */
export function useLiveList(
  table: string,
  setRows: (change: (rows: SourceRow[]) => SourceRow[]) => void,
): LiveList {
  const { live } = useUi().dataSource
  const [flashed, setFlashed] = useState(NONE)
  const [news, setNews] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const take = (saved: RowChanges<SourceRow>) => {
      const ids = new Set(
        saved.changes.flatMap((change) => (change.type === 'update' ? [change.row.id] : [])),
      )
      const added = saved.changes.filter(({ type }) => type === 'insert').length
      setRows((rows) => takeSaved(rows, saved.changes))
      setNews((last) => (saved.reload ? Number.POSITIVE_INFINITY : last + added))
      if (ids.size === 0) return
      clearTimeout(timer.current)
      setFlashed((last) => new Set([...last, ...ids]))
      timer.current = setTimeout(() => setFlashed(NONE), FLASH_MS)
    }
    const end = live?.subscribe(table, take)
    return () => {
      end?.()
      clearTimeout(timer.current)
    }
  }, [live, table, setRows])

  const read = useCallback(() => setNews(0), [])
  return { flashed, news, read }
}
