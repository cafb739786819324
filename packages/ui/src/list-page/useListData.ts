import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useMessages } from '../foundation/locale/useMessages'
import type { ListParams, ResourceSource, SourceRow } from '../foundation/dataSource'
import { sameData } from '../foundation/useStable'
import { isAbort } from '../foundation/useSourceMessage'
import { listPageMessages } from './locale/messages'
import { useLiveList } from './useLiveList'

type Loaded = Omit<ListData, 'flashed' | 'news'>

/** What the last answer said. */
export interface ListData {
  rows: SourceRow[]
  total: number
  loading: boolean
  /** Rows that others' saves changed within the last moments: they are marked. */
  flashed: ReadonlySet<string>
  /** How many rows others have added since the rows were read; they are shown by a refresh. */
  news: number
  /** Why the last call failed; the rows of the answer before stay. */
  error?: Error
}

/**
 * Loads the rows of a list whenever its parameters change. The call before is given up, and an answer that comes
 * late is dropped: what is shown always belongs to the last parameters.
 *
 * @param onAnswer told of every answer that is shown
 * @param table key under which others' saves are told
 */
export function useListData(
  source: Partial<ResourceSource>,
  params: ListParams,
  onAnswer: (rows: number, total: number) => void,
  table: string,
): ListData & { refresh(): void } {
  const [data, setData] = useState<Loaded>({ rows: [], total: 0, loading: true })
  const [round, setRound] = useState(0)
  const missing = useMessages(listPageMessages).noUrl('list')
  const setRows = useCallback(
    (change: (rows: SourceRow[]) => SourceRow[]) => setData((last) => ({ ...last, rows: change(last.rows) })),
    [],
  )
  const refresh = useCallback(() => setRound((last) => last + 1), [])
  const key = JSON.stringify(params)
  const { read, flashed, news } = useLiveList(table, setRows)
  const latest = useRef({ params, onAnswer })
  latest.current = { params, onAnswer }
  /** What was asked for when the rows came. */
  const answered = useRef<unknown[]>([])

  useEffect(() => {
    const controller = new AbortController()
    const asked = [source, key, round]
    // A kept page that is shown again asks once more, in silence: its rows stay until there are others.
    const again = asked.every((each, at) => each === answered.current[at])
    if (!again) setData((last) => (last.loading ? last : { ...last, loading: true }))
    const answer =
      source.list?.(latest.current.params, controller.signal) ?? Promise.reject(new Error(missing))
    answer.then(
      (page) => {
        if (controller.signal.aborted) return
        answered.current = asked
        // Rows are drawn in slices, so that the page answers keys and presses meanwhile.
        startTransition(() => {
          setData((last) => {
            const next = { rows: page.records, total: page.total, loading: false }
            return again && sameData(last, next) ? last : next
          })
          read()
          latest.current.onAnswer(page.records.length, page.total)
        })
      },
      (error: unknown) => {
        if (controller.signal.aborted || isAbort(error)) return
        setData((last) => ({ ...last, loading: false, error: error as Error }))
      },
    )
    return () => controller.abort()
  }, [source, key, round, missing, read])

  return { ...data, flashed, news, refresh }
}
