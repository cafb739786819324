import { useCallback, useEffect, useMemo, useState } from 'react'
import { SHARE_QUERY_RIGHT } from '@lading/core/query'
import type { SavedQueryRecord } from '../../foundation/dataSource'
import { useCan } from '../../foundation/permission/useCan'
import { isAbort } from '../../foundation/useSourceMessage'
import { useUi } from '../../foundation/useUi'
import type { SuperQueryField, SuperQueryValue } from '../logic/query'
import { savedItem } from '../logic/savedQueries'
import type { SavedItem } from '../logic/savedQueries'
import { useSavedQuerySource } from './useSavedQuerySource'

/** The saved queries of a page. */
export interface SavedQueriesModel {
  items: readonly SavedItem[]
  loading: boolean
  /** Why the list could not be loaded. */
  error?: Error
  /** Whether the user may share them: they lie on a server, and there is a right. What is shared can always be taken back. */
  sharing: boolean
  /** Chooses the one that the page opens with; null: none. Rejects with the source's error. */
  setDefault(item: SavedItem | null): Promise<void>
  reload(): void
  /** The user's own query with this name. */
  own(name: string): SavedItem | undefined
  /** Keeps a query, over the user's own with the same name. Rejects with the source's error. */
  save(name: string, value: SuperQueryValue, shared: boolean): Promise<void>
  /** Changes a query of the user; another of the user's with the new name gives way. */
  change(item: SavedItem, to: { name?: string; shared?: boolean }): Promise<void>
  remove(item: SavedItem): Promise<void>
}

interface Loaded {
  records: readonly SavedQueryRecord[]
  loading: boolean
  error?: Error
}

/** Saved queries by the port, or in local storage where there is none. */
export function useSavedQueries(page: string, fields: readonly SuperQueryField[]): SavedQueriesModel {
  const { savedQueries } = useUi().dataSource
  const source = useSavedQuerySource(page)
  const mayShare = useCan(SHARE_QUERY_RIGHT)
  const [{ records, loading, error }, setLoaded] = useState<Loaded>({ records: [], loading: true })
  const [round, setRound] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    setLoaded(({ records: last }) => ({ records: last, loading: true }))
    source.list(page, controller.signal).then(
      (found) => !controller.signal.aborted && setLoaded({ records: found, loading: false }),
      (failure: unknown) => {
        if (controller.signal.aborted || isAbort(failure)) return
        setLoaded(({ records: last }) => ({ records: last, loading: false, error: failure as Error }))
      },
    )
    return () => controller.abort()
  }, [source, page, round])
  const reload = useCallback(() => setRound((last) => last + 1), [])
  const items = useMemo(() => records.map((record) => savedItem(record, fields)), [records, fields])
  const own = (name: string) => items.find((item) => item.mine && item.name === name)
  return {
    items,
    loading,
    ...(error && { error }),
    sharing: savedQueries !== undefined && mayShare,
    reload,
    own,
    setDefault: async (item) => {
      await source.setDefault(page, item?.id ?? null)
      reload()
    },
    save: async (name, query, shared) => {
      const last = own(name)
      const { id, sharedWith } = last ?? {}
      await source.save({ ...(id !== undefined && { id }), page, name, query, shared, sharedWith })
      reload()
    },
    change: async ({ id, value, ...item }, { name = item.name, shared = item.shared }) => {
      if (!value) return
      const other = own(name)
      if (other && other.id !== id) await source.remove(other.id)
      await source.save({ id, page, name, query: value, shared, sharedWith: item.sharedWith })
      reload()
    },
    remove: async ({ id }) => {
      await source.remove(id)
      reload()
    },
  }
}
