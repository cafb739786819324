import { useMemo } from 'react'
import type { SavedQuerySource } from '../../foundation/dataSource'
import { useMessages } from '../../foundation/locale/useMessages'
import { useUi } from '../../foundation/useUi'
import { superQueryMessages } from '../locale/messages'
import { localSavedQueries } from '../logic/savedQueries'

/** Where the queries of a page are kept: the port, or local storage where there is none. */
export function useSavedQuerySource(page: string): SavedQuerySource {
  const { savedQueries } = useUi().dataSource
  const full = useMessages(superQueryMessages).saveFailed
  return useMemo(
    () => savedQueries ?? localSavedQueries(globalThis.localStorage, page, full),
    [savedQueries, page, full],
  )
}
