import { useCallback, useEffect, useState } from 'react'
import type { LevelNode } from '../foundation/dataSource'
import { isAbort } from '../foundation/useSourceMessage'

/** A node as antd's trees take one in simple mode. */
export interface TreeItem {
  id: string
  pId: string
  value: string
  title: string
  isLeaf: boolean
}

/** A tree of which some levels are loaded. */
export interface Levels {
  items: readonly TreeItem[]
  loading: boolean
  /** The roots could not be loaded. */
  error?: Error
  /** Loads what stands below a node. A failure leaves it closed, so that opening it asks again. */
  expand(pid: string): Promise<void>
  /** Begins anew. */
  reload(): void
}

type Load = (pid: string, signal?: AbortSignal) => Promise<LevelNode[]>

const itemsOf = (nodes: readonly LevelNode[], pId: string): TreeItem[] =>
  nodes.map(({ value, title, leaf }) => ({ id: value, pId, value, title, isLeaf: leaf }))

/** Loads a tree level by level. Another `load` begins a new tree; an answer for the tree before is dropped. */
export function useLevels(load: Load): Levels {
  const [state, setState] = useState<{
    load?: Load
    items: readonly TreeItem[]
    loading: boolean
    error?: Error
  }>({ items: [], loading: true })
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    setState({ load, items: [], loading: true })
    load('', controller.signal).then(
      (nodes) => !controller.signal.aborted && setState({ load, items: itemsOf(nodes, ''), loading: false }),
      (error: unknown) => {
        if (controller.signal.aborted || isAbort(error)) return
        setState({ load, items: [], loading: false, error: error as Error })
      },
    )
    return () => controller.abort()
  }, [load, turn])
  const expand = useCallback(
    async (pid: string) => {
      const below = itemsOf(await load(pid), pid)
      setState((last) =>
        last.load === load
          ? { ...last, items: [...last.items.filter(({ pId }) => pId !== pid), ...below] }
          : last,
      )
    },
    [load],
  )
  const reload = useCallback(() => setTurn((last) => last + 1), [])
  return { ...state, expand, reload }
}

/** Titles of stored values whose nodes may not be loaded yet; without its title a value stands for itself. */
export function useLevelTitles(
  values: readonly string[],
  textsOf: (values: string[], signal?: AbortSignal) => Promise<string[]>,
): Readonly<Record<string, string>> {
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({})
  const joined = values.join(',')
  useEffect(() => {
    if (joined === '') return
    const wanted = joined.split(',')
    const controller = new AbortController()
    textsOf(wanted, controller.signal).then(
      (found) => {
        if (controller.signal.aborted) return
        setTitles(Object.fromEntries(wanted.map((each, at) => [each, found[at] ?? each])))
      },
      () => undefined,
    )
    return () => controller.abort()
  }, [textsOf, joined])
  return titles
}
