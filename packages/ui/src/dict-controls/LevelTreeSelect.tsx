import { Typography } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { TreeSelect } from '../foundation/overlay/TreeSelect'
import { ListHint } from '../foundation/control/ListHint'
import { useSelectProps } from '../foundation/control/useSelectProps'
import { controlCss } from '../foundation/control/styles'
import { useControlled } from '../foundation/control/useControlled'
import { Css } from '../foundation/Css'
import type { LevelNode } from '../foundation/dataSource'
import type { RemoteSource } from '../foundation/remote-select/remoteSource'
import type { DictControlProps } from './dictControlProps'
import { joinValues, splitValues } from './logic/dependentValue'
import { useLevels, useLevelTitles } from './useLevels'
import { useLevelSearch } from './useLevelSearch'
import type { Unopened } from './useLevelSearch'
import type { TreeItem } from './useLevels'

/** A tree that is loaded level by level. */
export interface LevelTreeSelectProps extends Omit<DictControlProps, 'code'> {
  /** Keep it stable: another one begins a new tree. */
  load: (pid: string, signal?: AbortSignal) => Promise<LevelNode[]>
  /** Gives the texts of stored values whose nodes are not loaded yet. Keep it stable. */
  source: RemoteSource
  multiple?: boolean
  /** What a search does about levels that are not loaded yet. */
  unopened: Unopened
}

/** Greatest height of the list (spec 2 §9). */
const LIST_HEIGHT = 400

/** As far in as the nodes above. */
const SAID = { paddingInlineStart: 'var(--ant-padding-lg)' }

/** Children are loaded when their parent is opened; a failed level can be asked for again. */
export function LevelTreeSelect(props: LevelTreeSelectProps): ReactNode {
  const { load, source, multiple = false, unopened } = props
  const common = useSelectProps(props)
  const [value, change] = useControlled<string | null, [], string | null>(props, null)
  const [opened, setOpened] = useState(false)
  const tree = useLevels(load, opened)
  const search = useLevelSearch(tree.items, source, unopened)
  const loaded = new Map(tree.items.map((item) => [item.value, item.title]))
  const values = splitValues(value)
  const titleOf = useLevelTitles(
    source,
    values.filter((each) => !loaded.has(each)),
  )
  const chosen = values.map((each) => ({ value: each, label: loaded.get(each) ?? titleOf(each) }))
  type Chosen = { value: string; label: ReactNode }
  return (
    <>
      <Css name="control">{controlCss}</Css>
      <TreeSelect<Chosen | Chosen[] | string | null>
        // `null` stands for none only where values are plain; `undefined` would leave antd's own value in force.
        labelInValue={multiple || chosen.length > 0}
        multiple={multiple}
        treeDataSimpleMode
        showSearch={{ onSearch: search.type, filterTreeNode: (_, node) => search.fits(node) }}
        notFoundContent={
          <ListHint selectId={common.id} loading={search.loading} nothing={search.said || undefined} />
        }
        listHeight={LIST_HEIGHT}
        loading={(opened && tree.loading) || search.loading}
        value={multiple ? chosen : (chosen[0] ?? null)}
        treeData={search.items as TreeItem[]}
        loadData={(node) => tree.expand(String(node.value))}
        onTreeExpand={(keys) => tree.opened(keys.map(String))}
        // The input says that it controls this id, which antd gives to nothing; and a tree without nodes is no list.
        popupRender={(menu) => (
          <div id={`${common.id}_list`}>
            {search.items.length > 0 ? menu : <ListHint loading={tree.loading} error={tree.error} />}
            <Typography.Text type="secondary" role="status" style={SAID}>
              {search.none ? '' : search.said}
            </Typography.Text>
          </div>
        )}
        onOpenChange={(open) => {
          if (open) setOpened(true)
          if (open && tree.error) tree.reload()
          if (!open) search.end()
        }}
        onChange={(next: Chosen | Chosen[] | string | null | undefined) => {
          search.end()
          const list = next == null ? [] : Array.isArray(next) ? next : [next]
          change(joinValues(list.map((each) => (typeof each === 'string' ? each : each.value))))
        }}
        {...common}
      />
    </>
  )
}
