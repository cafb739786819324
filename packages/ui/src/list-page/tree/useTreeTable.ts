import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ListParams, SourceRow } from '../../foundation/dataSource'
import { useMessages } from '../../foundation/locale/useMessages'
import { isAbort, useSourceMessage } from '../../foundation/useSourceMessage'
import { useHandler } from '../../foundation/useHandler'
import { useStable } from '../../foundation/useStable'
import { listPageMessages } from '../locale/messages'
import { levelParams, openable, readAnswer, treeRows } from './treeRows'
import type { Branch, TreeAnswer, TreeRow } from './treeRows'

/** What is asked for. */
export interface TreeTableOptions {
  /** The list call: an array, or an object with `records` and `total`. */
  load: (params: ListParams, signal: AbortSignal) => Promise<unknown>
  /** Name of the parent's id in the call. @default 'parentId' (spec 2 §7) */
  parentName?: string
  /** The parent of the roots. @default '0' */
  root?: string
  /** A JSON object as a text, sent as it is. */
  condition?: string
  /** Further parameters. */
  params?: ListParams
  /** Roots per page. @default 10 (spec 2 §9) */
  pageSize?: number
}

/** A tree table: its rows, which of them are open, and what can be done. */
export interface TreeTableModel {
  tree: readonly TreeRow[]
  total: number
  pageNo: number
  pageSize: number
  loading: boolean
  error?: Error
  expanded: readonly string[]
  /** Rows are being opened one level after the other. */
  expanding: boolean
  setPage(pageNo: number, pageSize: number): void
  /** Opens or closes a row; its children are loaded when it is first opened, and again after a failure. */
  toggle(row: SourceRow, open: boolean): void
  /** Opens every row, level by level, as far as 500 rows. */
  expandAll(): Promise<void>
  collapseAll(): void
  /** Loads the roots again, or the children of one row: after one was added, changed or deleted. */
  refresh(id?: string): Promise<void>
}

/** Rows that opening everything loads at most: a tree may have no end. */
const MAX_ROWS = 500
/** Levels are asked for so many rows at a time. */
const AT_ONCE = 4

const NOTHING: ListParams = {}

/**
 * The logic of a tree table (spec 2 §7): roots by page, children loaded on opening.
 *
 * @example const tree = useTreeTable({ load: (params) => request().categories.list({ query: params }) })
 */
export function useTreeTable(options: TreeTableOptions): TreeTableModel {
  const { parentName = 'parentId', root = '0', condition } = options
  const params = useStable(options.params ?? NOTHING)
  const texts = useMessages(listPageMessages)
  const report = useSourceMessage()
  const load = useHandler(options.load)
  const [{ pageNo, pageSize }, setPlace] = useState({ pageNo: 1, pageSize: options.pageSize ?? 10 })
  const [roots, setRoots] = useState<TreeAnswer & { loading: boolean; error?: Error }>({
    rows: [],
    total: 0,
    loading: true,
  })
  const [branches, setBranches] = useState<ReadonlyMap<string, Branch>>(new Map())
  const [expanded, setExpanded] = useState<readonly string[]>([])
  const [expanding, setExpanding] = useState(false)
  const current = useRef<AbortController>(undefined)

  const level = useCallback(
    async (parent: string, more: ListParams, signal: AbortSignal) =>
      readAnswer(
        await load(levelParams(parentName, parent, condition, { ...params, ...more }), signal),
        texts.unknownData,
      ),
    [load, parentName, condition, params, texts],
  )
  const loadRoots = useCallback(async () => {
    current.current?.abort()
    const controller = new AbortController()
    current.current = controller
    setRoots((last) => ({ rows: last.rows, total: last.total, loading: true }))
    try {
      const found = await level(root, { pageNo, pageSize }, controller.signal)
      if (controller.signal.aborted) return
      setRoots({ ...found, loading: false })
      setBranches(new Map())
      setExpanded([])
    } catch (error) {
      if (controller.signal.aborted || isAbort(error)) return
      setRoots((last) => ({ ...last, loading: false, error: error as Error }))
    }
  }, [level, root, pageNo, pageSize])
  useEffect(() => {
    void loadRoots()
    return () => current.current?.abort()
  }, [loadRoots])

  const setBranch = (id: string, branch: Branch) => setBranches((last) => new Map(last).set(id, branch))
  /** Loads the children of a row; gives them, or nothing after a failure, which is shown below the row. */
  const loadBranch = async (id: string): Promise<readonly SourceRow[]> => {
    const signal = current.current?.signal
    if (!signal || signal.aborted) return []
    setBranch(id, { state: 'loading' })
    try {
      const { rows } = await level(id, NOTHING, signal)
      if (!signal.aborted) setBranch(id, { state: 'loaded', rows })
      return signal.aborted ? [] : rows
    } catch (error) {
      if (!signal.aborted && !isAbort(error))
        setBranch(id, { state: 'failed', message: (error as Error).message })
      return []
    }
  }
  const tree = useMemo(() => treeRows(roots.rows, branches), [roots.rows, branches])

  return {
    tree,
    total: roots.total,
    pageNo,
    pageSize,
    loading: roots.loading,
    ...(roots.error && { error: roots.error }),
    expanded,
    expanding,
    setPage: (next, size) => setPlace({ pageNo: size === pageSize ? next : 1, pageSize: size }),
    toggle: (row, open) => {
      setExpanded((last) =>
        open ? [...last.filter((id) => id !== row.id), row.id] : last.filter((id) => id !== row.id),
      )
      const state = branches.get(row.id)?.state
      const there = Array.isArray(row.children) && row.children.length > 0
      if (open && !there && (state === undefined || state === 'failed')) void loadBranch(row.id)
    },
    expandAll: async () => {
      setExpanding(true)
      const open = new Set(expanded)
      const level = openable(tree)
      for (const { id } of level) open.add(id)
      let next = level.filter(({ id, children }) => !branches.has(id) && !Array.isArray(children))
      let count = 0
      while (next.length > 0 && count < MAX_ROWS) {
        const found: SourceRow[] = []
        for (let at = 0; at < next.length && count + found.length < MAX_ROWS; at += AT_ONCE) {
          const slice = next.slice(at, at + AT_ONCE)
          for (const { id } of slice) open.add(id)
          setExpanded([...open])
          found.push(...(await Promise.all(slice.map(({ id }) => loadBranch(id)))).flat())
        }
        count += found.length
        next = openable(treeRows(found, new Map()))
      }
      setExpanded([...open])
      setExpanding(false)
      if (next.length > 0) report(new Error(texts.tooManyRows(MAX_ROWS)))
    },
    collapseAll: () => setExpanded([]),
    refresh: async (id) => {
      if (id === undefined || id === root) return loadRoots()
      setExpanded((last) => (last.includes(id) ? last : [...last, id]))
      await loadBranch(id)
    },
  }
}
