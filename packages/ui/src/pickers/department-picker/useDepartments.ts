import { useCallback, useEffect, useMemo, useState } from 'react'
import type { DepartmentNode } from '../../foundation/sourceTypes'
import { useUi } from '../../foundation/useUi'
import { maybePinyin, pinyinMatcher } from '../../foundation/pinyin/pinyin'
import { filterTree, indexTree } from './treeIndex'
import type { TreeIndex } from './treeIndex'

/** The department tree, whole and filtered. */
export interface Departments {
  roots: readonly DepartmentNode[]
  index: TreeIndex
  loading: boolean
  error?: Error
  /** What is shown: all, or what the last search left. */
  shown: readonly DepartmentNode[]
  /** The departments a search opened; `undefined` without one. */
  opened: readonly string[] | undefined
  /** Shows what has the word in its name, also by pinyin; all for an empty word. */
  search(word: string): Promise<void>
  reload(): void
}

const NONE: readonly DepartmentNode[] = []

/** Loads the department tree once per dialog; searching needs no call. */
export function useDepartments(): Departments {
  const { dataSource } = useUi()
  const [state, setState] = useState<{ roots: readonly DepartmentNode[]; loading: boolean; error?: Error }>({
    roots: NONE,
    loading: true,
  })
  const [turn, setTurn] = useState(0)
  const [filtered, setFiltered] = useState<{ roots: DepartmentNode[]; open: string[] }>()
  useEffect(() => {
    const controller = new AbortController()
    setState({ roots: NONE, loading: true })
    dataSource.departments.tree(controller.signal).then(
      (roots) => !controller.signal.aborted && setState({ roots, loading: false }),
      (error: unknown) =>
        !controller.signal.aborted && setState({ roots: NONE, loading: false, error: error as Error }),
    )
    return () => controller.abort()
  }, [dataSource, turn])
  const { roots } = state
  const index = useMemo(() => indexTree(roots), [roots])
  const search = useCallback(
    async (typed: string) => {
      const word = typed.trim().toLowerCase()
      if (word === '') {
        setFiltered(undefined)
        return
      }
      const byName = filterTree(roots, ({ departName }) => departName.toLowerCase().includes(word))
      if (byName.roots.length > 0 || !maybePinyin(word)) {
        setFiltered(byName)
        return
      }
      const byPinyin = await pinyinMatcher(word)
      setFiltered(filterTree(roots, ({ departName }) => byPinyin(departName)))
    },
    [roots],
  )
  return {
    ...state,
    index,
    shown: filtered?.roots ?? roots,
    opened: filtered?.open,
    search,
    reload: () => setTurn((last) => last + 1),
  }
}
