import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  entityPaths,
  figureOfAddress,
  figureQuery,
  queryOfAddress,
  reportRowsOfAddress,
} from '@lading/core/entity'
import type { EntityDefinition } from '@lading/core/entity'
import type { ListParams, ResourceSource, SourceRow } from '../foundation/dataSource'
import type { EntityRights } from '../foundation/permission/useEntityRights'
import { useText } from '../foundation/locale/useText'
import { usePageHost } from '../foundation/pageHost'
import { useUi } from '../foundation/useUi'
import { initialListState, isFiltered, lastPage } from './logic/listState'
import { scopeParams } from './logic/scopeParams'
import type { Filter, ListState, ListSuperQueryParams, Sort } from './logic/listState'
import { listParams } from './logic/listParams'
import { usePreview } from './preview/usePreview'
import type { Preview } from './preview/usePreview'
import { useColumns } from './useColumns'
import type { ColumnSettings } from './useColumns'
import { useListActions } from './useListActions'
import type { ListActions } from './useListActions'
import { useListData } from './useListData'
import type { ListData } from './useListData'
import { useListRights } from './useListRights'
import { useSelection } from './useSelection'
import type { Selection } from './useSelection'

/** What can be chosen about a list page. */
export interface ListPageOptions {
  /** Conditions that the user can neither see nor change. */
  params?: ListParams
  /** What the page starts with, e.g. read from the address. */
  initialState?: Partial<ListState>
  /** Told whenever conditions, order or page change, e.g. to keep them in the address. */
  onStateChange?: (state: ListState) => void
  /** A source may offer less than all calls: the user is told which one is missing when it is wanted. @default `dataSource.resource(entityPaths(entity).api)` */
  source?: Partial<ResourceSource>
  /** Where this browser keeps hidden columns, their order and widths; null: nowhere. @default `lading.list.<entity key>` */
  storageKey?: string | null
}

/** A list page: its rows, its state and everything that can be done. The parts of the page take it as `page`. */
export interface ListPageModel extends ListData, ListActions {
  entity: EntityDefinition
  source: Partial<ResourceSource>
  state: ListState
  /** Whether conditions of the user are in force. */
  filtered: boolean
  selection: Selection
  columns: ColumnSettings
  /** The record beside the list. */
  preview: Preview
  rights: EntityRights
  /** Puts conditions in force and goes to page 1; the advanced query stays. */
  search(filters: Record<string, Filter>): void
  /** Puts an advanced query in force, or none, and goes to page 1; the other conditions stay. */
  setSuperQuery(query: ListSuperQueryParams | undefined): void
  /** Shows all records again where a report led to some of them. */
  leaveReport(): void
  setPage(pageNo: number, pageSize: number): void
  /** Without a sort: the default order. */
  setSort(sort: Sort | undefined): void
  /** Puts conditions, order and page size in force at once, as a view keeps them; nothing given is as it begins. */
  show(state: Partial<Omit<ListState, 'pageNo'>>): void
  /** Loads the rows of the current state again. */
  refresh(): void
}

const NOTHING: ListParams = {}

/**
 * The logic of a list page over one entity (spec 2 §5, §9; contract §3): conditions, order, paging, choice,
 * deletion, export.
 *
 * @example const page = useListPage(saQuotation)
 */
export function useListPage(entity: EntityDefinition, options: ListPageOptions = {}): ListPageModel {
  const { dataSource } = useUi()
  const { params: given = NOTHING, onStateChange } = options
  const api = entityPaths(entity).api
  const own = options.source
  const source = useMemo(() => own ?? dataSource.resource(api), [own, dataSource, api])
  const host = usePageHost()
  const within = host?.within
  const fixed = useMemo(() => ({ ...given, ...scopeParams(entity, within) }), [entity, given, within])
  // As it is opened: an address that names a figure shows what the figure counts.
  const [figure] = useState(() => figureOfAddress(entity, host?.search ?? ''))
  const [state, setState] = useState(() => {
    const superQuery = figure ? figureQuery(figure) : queryOfAddress(host?.search ?? '')
    const behind = reportRowsOfAddress(host?.search ?? '')
    return initialListState({
      ...(superQuery && { superQuery }),
      ...(behind && { behind }),
      ...options.initialState,
    })
  })
  const text = useText()
  const title = figure && text(figure)
  useEffect(() => {
    if (title !== undefined) host?.setTitle(title)
  }, [host, title])
  const selection = useSelection()
  const storageKey = options.storageKey === undefined ? `lading.list.${entity.key}` : options.storageKey
  const columns = useColumns(storageKey)
  const preview = usePreview(storageKey)
  const rights = useListRights(entity)

  // The last page may have run empty, by a deletion here or elsewhere.
  const onAnswer = useCallback((rows: number, total: number) => {
    setState((last) => {
      const end = lastPage(total, last.pageSize)
      return rows === 0 && last.pageNo > end ? { ...last, pageNo: end } : last
    })
  }, [])
  const params = useMemo(() => listParams(state, fixed), [state, fixed])
  const data = useListData(source, params, onAnswer, entity.key)
  const { refresh } = data

  const tell = useRef(onStateChange)
  tell.current = onStateChange
  const first = useRef(state)
  useEffect(() => {
    if (first.current !== state) tell.current?.(state)
  }, [state])

  const search = useCallback(
    (filters: Record<string, Filter>) => {
      setState((last) => ({ ...last, filters, pageNo: 1 }))
      // The same conditions once more: the user wants fresh rows.
      refresh()
    },
    [refresh],
  )
  const setSuperQuery = useCallback(
    (query: ListSuperQueryParams | undefined) => {
      setState(({ superQuery: _superQuery, ...last }) => ({
        ...last,
        ...(query && { superQuery: query }),
        pageNo: 1,
      }))
      refresh()
    },
    [refresh],
  )
  const leaveReport = useCallback(
    () => setState(({ behind: _behind, ...last }) => ({ ...last, pageNo: 1 })),
    [],
  )
  const setPage = useCallback((pageNo: number, pageSize: number) => {
    setState((last) => ({ ...last, pageNo: pageSize === last.pageSize ? pageNo : 1, pageSize }))
  }, [])
  const setSort = useCallback((sort: Sort | undefined) => {
    setState((last) => ({ ...last, pageNo: 1, sort: sort ?? initialListState().sort }))
  }, [])
  const show = useCallback(
    (next: Partial<Omit<ListState, 'pageNo'>>) => {
      setState(initialListState(next))
      refresh()
    },
    [refresh],
  )
  const actions = useListActions({ entity, source, state, fixed, selection, refresh })

  return {
    ...data,
    ...actions,
    entity,
    source,
    state,
    filtered: isFiltered(state),
    selection,
    columns,
    preview,
    rights,
    search,
    setSuperQuery,
    leaveReport,
    setPage,
    setSort,
    show,
  }
}

/** A row of a list page. */
export type ListRow = SourceRow
