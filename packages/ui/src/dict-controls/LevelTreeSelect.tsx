import { Button, Result, TreeSelect } from 'antd'
import { useCallback, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { LevelNode } from '../foundation/dataSource'
import { useMessages } from '../foundation/locale/useMessages'
import { isAbort } from '../foundation/useSourceMessage'
import type { DictControlProps } from './dictControlProps'
import { dictControlMessages } from './locale/messages'
import { joinValues, splitValues } from './logic/dependentValue'

/** A tree that is loaded level by level. */
export interface LevelTreeSelectProps extends Omit<DictControlProps, 'code'> {
  /** Keep it stable: another one begins a new tree. */
  load: (pid: string, signal?: AbortSignal) => Promise<LevelNode[]>
  /** Texts of stored values whose nodes are not loaded yet, in their order. Keep it stable. */
  texts: (values: string[], signal?: AbortSignal) => Promise<string[]>
  multiple?: boolean
}

interface TreeItem {
  id: string
  pId: string
  value: string
  title: string
  isLeaf: boolean
}

/** Greatest height of the list (spec 2 §9). */
const LIST_HEIGHT = 400

const itemsOf = (nodes: readonly LevelNode[], pId: string): TreeItem[] =>
  nodes.map(({ value, title, leaf }) => ({ id: value, pId, value, title, isLeaf: leaf }))

/** Children are loaded when their parent is opened; a failed level can be asked for again. */
export function LevelTreeSelect(props: LevelTreeSelectProps): ReactNode {
  const { load, texts: textsOf, value, onChange, multiple = false, placeholder, ...rest } = props
  const texts = useMessages(dictControlMessages)
  const [items, setItems] = useState<readonly TreeItem[]>([])
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>({})
  const [error, setError] = useState<Error>()
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    setItems([])
    setError(undefined)
    load('', controller.signal).then(
      (nodes) => !controller.signal.aborted && setItems(itemsOf(nodes, '')),
      (failure: unknown) => !controller.signal.aborted && !isAbort(failure) && setError(failure as Error),
    )
    return () => controller.abort()
  }, [load, turn])
  const expand = useCallback(
    async (pid: string) => {
      const nodes = await load(pid)
      setItems((last) => [...last.filter(({ pId }) => pId !== pid), ...itemsOf(nodes, pid)])
    },
    [load],
  )
  const values = splitValues(value)
  const joined = values.join(',')
  useEffect(() => {
    if (joined === '') return
    const wanted = joined.split(',')
    const controller = new AbortController()
    textsOf(wanted, controller.signal).then(
      (found) => {
        if (controller.signal.aborted) return
        setLabels(Object.fromEntries(wanted.map((each, at) => [each, found[at] ?? each])))
      },
      // Without its text a value stands for itself.
      () => undefined,
    )
    return () => controller.abort()
  }, [textsOf, joined])
  const title = (each: string) => items.find((item) => item.value === each)?.title ?? labels[each] ?? each
  const chosen = values.map((each) => ({ value: each, label: title(each) }))
  type Chosen = { value: string; label: ReactNode }
  return (
    <TreeSelect<Chosen | Chosen[] | undefined>
      {...rest}
      allowClear
      labelInValue
      multiple={multiple}
      treeDataSimpleMode
      showSearch={{ treeNodeFilterProp: 'title' }}
      listHeight={LIST_HEIGHT}
      placeholder={placeholder ?? texts.choose}
      value={multiple ? chosen : chosen[0]}
      treeData={items as TreeItem[]}
      loadData={(node) => expand(String(node.value))}
      notFoundContent={
        error ? (
          <Result
            status="warning"
            subTitle={error.message || texts.loadFailed}
            extra={<Button onClick={() => setTurn((last) => last + 1)}>{texts.loadFailed}</Button>}
          />
        ) : (
          texts.nothingFound
        )
      }
      onChange={(next: Chosen | Chosen[] | undefined) => {
        const list = next === undefined ? [] : Array.isArray(next) ? next : [next]
        onChange?.(joinValues(list.map((each) => each.value)))
      }}
      style={{ width: '100%' }}
    />
  )
}
