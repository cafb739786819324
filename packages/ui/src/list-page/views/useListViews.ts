import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { SavedQueryRecord, SavedQuerySource } from '../../foundation/dataSource'
import { isAbort, useSourceMessage } from '../../foundation/useSourceMessage'
import { useUi } from '../../foundation/useUi'
import { NO_LIST_CHOICES } from '../logic/listChoices'
import { initialListState } from '../logic/listState'
import type { ListPageModel } from '../useListPage'
import { readView, sameView, viewOf } from './listView'
import type { ListView } from './listView'

/** A kept view. */
export interface KeptView extends Omit<SavedQueryRecord, 'query'> {
  view: ListView
}

/** The views of a list page that the person kept, and those that others share. */
export interface ListViews {
  all: readonly KeptView[]
  /** The one in force; `undefined`: the list as it begins. */
  active: KeptView | undefined
  /** The list stands otherwise than the view in force says. */
  changed: boolean
  /** Puts a view in force, or the list as it begins. */
  show(id: string | undefined): void
  /** Keeps the list as it stands under a name, and puts that view in force. @throws SourceError for a name that is taken */
  add(name: string): Promise<void>
  /** Keeps the list as it stands in the place of an own view, or shares it, or shares it no more. */
  update(view: KeptView, change: { shared?: boolean }): Promise<void>
  remove(view: KeptView): Promise<void>
}

const BEGINNING = viewOf(initialListState(), NO_LIST_CHOICES)

/** @returns `undefined` where views cannot be kept */
export function useListViews(page: ListPageModel): ListViews | undefined {
  const { entity, state, columns, show: showState } = page
  const source = useUi().dataSource.savedQueries
  const report = useSourceMessage()
  const code = `view:${entity.key}`
  const { all, read } = useKept(source, code, entity.fields, report)
  const [activeId, setActive] = useState<string>()
  const active = all.find(({ id }) => id === activeId)
  const now = useMemo(() => viewOf(state, columns.choices), [state, columns.choices])
  const { use } = columns
  const put = useCallback(
    (view: ListView) => {
      const { columns: choices, ...next } = view
      use(choices)
      showState(next)
    },
    [use, showState],
  )
  if (!source) return undefined
  const keep = async (work: () => Promise<unknown>) => {
    await work().then(read, report)
  }
  const draft = (name: string) => ({
    page: code,
    name,
    query: { matchType: 'and' as const, lines: [], view: now },
  })
  return {
    all,
    active,
    changed: !sameView(now, active?.view ?? BEGINNING),
    show: (id) => {
      setActive(id)
      put(all.find((each) => each.id === id)?.view ?? BEGINNING)
    },
    add: (name) =>
      source.save({ ...draft(name), shared: false }).then(async ({ id }) => {
        setActive(id)
        await read()
      }),
    update: ({ id, name, view, shared, sharedWith }, change) =>
      keep(() => {
        const kept = change.shared === undefined ? now : view
        const next = change.shared ?? shared
        return source.save({
          id,
          ...draft(name),
          query: { ...draft(name).query, view: kept },
          shared: next,
          ...(next && sharedWith !== undefined && { sharedWith }),
        })
      }),
    remove: ({ id }) =>
      keep(async () => {
        await source.remove(id)
        setActive(undefined)
      }),
  }
}

function useKept(
  source: SavedQuerySource | undefined,
  code: string,
  fields: Readonly<Record<string, unknown>>,
  report: (error: unknown) => void,
) {
  const [all, setAll] = useState<readonly KeptView[]>([])
  const latest = useRef(report)
  latest.current = report
  const read = useCallback(
    async (signal?: AbortSignal) => {
      const records = (await source?.list(code, signal)) ?? []
      if (signal?.aborted) return
      setAll(
        records.map(({ query, ...record }) => ({
          ...record,
          view: readView((query as { view?: unknown } | undefined)?.view, fields),
        })),
      )
    },
    [source, code, fields],
  )
  useEffect(() => {
    const controller = new AbortController()
    read(controller.signal).catch((error: unknown) => {
      if (!controller.signal.aborted && !isAbort(error)) latest.current(error)
    })
    return () => controller.abort()
  }, [read])
  return { all, read: useCallback(() => read(), [read]) }
}
