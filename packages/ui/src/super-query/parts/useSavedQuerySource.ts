import { useMemo } from 'react'
import { useMessages } from '../../foundation/locale/useMessages'
import { localStore } from '../../foundation/storage/localSettings'
import { useUi } from '../../foundation/useUi'
import { superQueryMessages } from '../locale/messages'
import { withDefault } from '../logic/defaultQuery'
import type { QuerySource } from '../logic/defaultQuery'
import { localSavedQueries } from '../logic/savedQueries'

/** Where the queries of a page are kept: the port, or local storage where there is none. */
export function useSavedQuerySource(page: string): QuerySource {
  const { savedQueries } = useUi().dataSource
  const full = useMessages(superQueryMessages).saveFailed
  return useMemo(
    () => withDefault(savedQueries ?? localSavedQueries(localStore, page, full), page),
    [savedQueries, page, full],
  )
}
