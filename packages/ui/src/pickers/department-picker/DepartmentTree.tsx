import { Button, Empty, Result, Spin, Tree } from 'antd'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { DepartmentNode } from '../../foundation/sourceTypes'
import { useMessages } from '../../foundation/locale/useMessages'
import { pickerMessages } from '../locale/messages'
import { halfChecked } from './treeIndex'
import type { Departments } from './useDepartments'

/** The tree of departments. */
export interface DepartmentTreeProps {
  departments: Departments
  /** In pixels: only the rows in sight are drawn. */
  height: number
  /** With boxes: what is checked. Without: one department is highlighted. */
  checked?: ReadonlySet<string>
  /** Parents of checked departments are shown as mixed. */
  linked?: boolean
  selected?: string
  /** A department was pressed, or its box. */
  onPick: (node: DepartmentNode) => void
}

const FIELDS = { key: 'id', title: 'departName', children: 'children' } as const

/** Levels that are open before anybody searched. */
const rootIds = (roots: readonly DepartmentNode[]) => roots.map(({ id }) => id)

/** Departments as a tree with a pane of its own; what a search finds is opened. */
export function DepartmentTree(props: DepartmentTreeProps): ReactNode {
  const { departments, height, checked, linked = false, selected, onPick } = props
  const texts = useMessages(pickerMessages)
  const { roots, shown, opened, index } = departments
  const [expanded, setExpanded] = useState<readonly string[]>([])
  useEffect(() => setExpanded(opened ?? rootIds(roots)), [opened, roots])
  if (departments.loading) return <Spin description={texts.loading} style={{ width: '100%', padding: 24 }} />
  if (departments.error) {
    return (
      <Result
        status="warning"
        title={texts.loadFailed}
        subTitle={departments.error.message}
        extra={<Button onClick={departments.reload}>{texts.retry}</Button>}
      />
    )
  }
  if (shown.length === 0) return <Empty description={texts.empty} image={Empty.PRESENTED_IMAGE_SIMPLE} />
  return (
    <Tree<DepartmentNode>
      aria-label={texts.departments}
      blockNode
      height={height}
      treeData={shown as DepartmentNode[]}
      fieldNames={FIELDS}
      expandedKeys={expanded as string[]}
      onExpand={(keys) => setExpanded(keys.map(String))}
      checkable={checked !== undefined}
      // The tree's own linking would forget departments that a filter hides.
      checkStrictly
      checkedKeys={
        checked && { checked: [...checked], halfChecked: linked ? halfChecked(index, checked) : [] }
      }
      selectedKeys={selected === undefined ? [] : [selected]}
      onCheck={(_, { node }) => onPick(node)}
      onSelect={(_, { node }) => onPick(node)}
    />
  )
}
