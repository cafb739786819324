import { useCallback, useEffect, useRef, useState } from 'react'
import type { LevelNode } from '../foundation/dataSource'
import { COMING_TEXT } from '../foundation/dict/useDict'
import { useNamesTurn } from '../foundation/dict/useNamesTurn'
import { labelBatcher } from '../foundation/remote-select/labelBatcher'
import type { RemoteOption } from '../foundation/remote-select/remoteOption'
import type { RemoteSource } from '../foundation/remote-select/remoteSource'
import { foundationMessages } from '../foundation/locale/messages'
import { useMessages } from '../foundation/locale/useMessages'
import { useHandler } from '../foundation/useHandler'
import { isAbort } from '../foundation/useSourceMessage'
import { useUi } from '../foundation/useUi'

/** A node as antd's trees take one in simple mode. */
export interface TreeItem {
  id: string
  pId: string
  value: string
  title: string
  isLeaf: boolean
  /** Says why the level could not be loaded; nothing to choose. */
  disabled?: true
}

/** A tree of which some levels are loaded. */
export interface Levels {
  items: readonly TreeItem[]
  /** The roots are on their way, or nobody wanted them yet. */
  loading: boolean
  /** The roots could not be loaded. */
  error?: Error
  /** Loads what stands below a node; a failure is told in its place. */
  expand(pid: string): Promise<void>
  /** Told of all nodes that are open: one that failed and is opened again is asked for again. */
  opened(pids: readonly string[]): void
  /** Begins anew. */
  reload(): void
}

interface State {
  load?: Load
  items: readonly TreeItem[]
  loading: boolean
  error?: Error
}

type Load = (pid: string, signal?: AbortSignal) => Promise<LevelNode[]>

const NEW: State = { items: [], loading: true }

const NO_TITLES: Readonly<Record<string, string>> = {}

const itemsOf = (nodes: readonly LevelNode[], pId: string): TreeItem[] =>
  nodes.map(({ value, title, leaf }) => ({ id: value, pId, value, title, isLeaf: leaf }))

/**
 * Loads a tree level by level, the roots when it is first `wanted`. Another `load` begins a new tree; an answer for the
 * tree before is dropped.
 */
export function useLevels(load: Load, wanted: boolean): Levels {
  const texts = useMessages(foundationMessages)
  const [state, setState] = useState<State>(NEW)
  const [turn, setTurn] = useState(0)
  const names = useNamesTurn()
  useEffect(() => {
    if (!wanted) return
    const controller = new AbortController()
    setState({ ...NEW, load })
    load('', controller.signal).then(
      (nodes) =>
        !controller.signal.aborted && setState({ ...NEW, load, items: itemsOf(nodes, ''), loading: false }),
      (error: unknown) => {
        if (controller.signal.aborted || isAbort(error)) return
        setState({ ...NEW, load, loading: false, error: error as Error })
      },
    )
    return () => controller.abort()
  }, [load, wanted, turn, names])
  const say = useHandler((error: unknown) => texts.openAgain((error as Error).message || texts.loadFailed))
  const expand = useCallback(
    async (pid: string) => {
      const put = (below: TreeItem[]) =>
        setState((last) => {
          if (last.load !== load) return last
          return { ...last, items: [...last.items.filter(({ pId }) => pId !== pid), ...below] }
        })
      try {
        put(itemsOf(await load(pid), pid))
      } catch (error) {
        const id = `${pid}/failed`
        put([{ id, pId: pid, value: id, title: say(error), isLeaf: true, disabled: true }])
      }
    },
    [load, say],
  )
  const before = useRef<readonly string[]>([])
  const opened = useHandler((pids: readonly string[]) => {
    const failed = new Set(state.items.filter((item) => item.disabled).map(({ pId }) => pId))
    for (const pid of pids) if (failed.has(pid) && !before.current.includes(pid)) void expand(pid)
    before.current = pids
  })
  const reload = useCallback(() => setTurn((last) => last + 1), [])
  return { ...state, expand, opened, reload }
}

/** Titles that are known of one source, since all names were last given up. */
interface Known {
  source?: RemoteSource
  turn?: number
  titles: Readonly<Record<string, string>>
}

/**
 * Titles of stored values whose nodes may not be loaded yet, asked for together with those of every other control of
 * the kind. `…` as long as they are on their way; without its title a value stands for itself.
 */
export function useLevelTitles(source: RemoteSource, values: readonly string[]): (value: string) => string {
  const { dataSource, dicts } = useUi()
  const turn = useNamesTurn()
  const [known, setKnown] = useState<Known>({ titles: NO_TITLES })
  const titles = known.source === source && known.turn === turn ? known.titles : NO_TITLES
  const missing = values.filter((value) => titles[value] === undefined).join(',')
  useEffect(() => {
    if (missing === '') return
    let wanted = true
    const wantedValues = missing.split(',')
    const batcher = labelBatcher({ dataSource, dicts }, source)
    const learn = (found: readonly (RemoteOption | undefined)[]) => {
      if (!wanted) return
      const more = Object.fromEntries(wantedValues.map((each, at) => [each, found[at]?.text ?? each]))
      setKnown((last) => ({
        source,
        turn,
        titles: { ...(last.source === source && last.turn === turn && last.titles), ...more },
      }))
    }
    Promise.all(wantedValues.map((value) => batcher.get(value))).then(learn, () => learn([]))
    return () => {
      wanted = false
    }
  }, [dataSource, dicts, source, turn, missing])
  return (value) => titles[value] ?? COMING_TEXT
}
