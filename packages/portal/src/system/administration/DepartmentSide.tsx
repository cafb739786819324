import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Empty, Input, Skeleton, Tree } from 'antd'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useText } from '@/app/i18n/useLocale'
import { failureText } from '@/platform/queryClient'
import { request } from '@/platform/request'
import type { DepartmentNode } from './departmentTree'
import { departmentName, idsOf, matching } from './departmentTree'
import { moveOf } from './departMove'
import type { Move } from './departMove'

/** The tree of departments beside a list. */
export interface DepartmentSideProps {
  /** Id of the chosen department. */
  value: string | undefined
  /** Told of the choice; `undefined` when it is taken back. */
  onChange: (id: string | undefined) => void
  /** Departments are dragged, and this is told where to. Absent: they stay where they are. */
  onMove?: (move: Move) => void
}

/** Key of the department tree in the cache of answers: whoever changes departments makes it stale. */
export const DEPARTMENT_TREE = ['system', 'departments'] as const

/** All departments, once for all pages. */
export function useDepartmentTree() {
  return useQuery({
    queryKey: DEPARTMENT_TREE,
    queryFn: async ({ signal }) =>
      (await request().departments.tree({ signal, silent: true })) as DepartmentNode[],
  })
}

/** Departments as a tree with a filter; pressing the chosen one takes the choice back. */
export function DepartmentSide({ value, onChange, onMove }: DepartmentSideProps): ReactNode {
  const { t } = useTranslation('system')
  const { t: common } = useTranslation()
  const text = useText()
  const { data, error, isPending, refetch } = useDepartmentTree()
  const [word, setWord] = useState('')
  const shown = useMemo(() => matching(data ?? [], word), [data, word])
  if (isPending) return <Skeleton active title={false} />
  if (error)
    return (
      <Alert
        type="error"
        title={failureText(error, t('departments.failed'))}
        action={
          <Button size="small" onClick={() => void refetch()}>
            {common('retry')}
          </Button>
        }
      />
    )
  return (
    <nav aria-label={t('departments.tree')}>
      <Input.Search
        allowClear
        placeholder={t('departments.search')}
        aria-label={t('departments.search')}
        onChange={(event) => setWord(event.target.value.trim())}
      />
      {shown.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('departments.none')} />
      ) : (
        <Tree<DepartmentNode>
          // What a search finds is opened; without one the first level is.
          key={word}
          className="ld-side-tree"
          aria-label={t('departments.tree')}
          blockNode
          treeData={shown}
          fieldNames={{ key: 'id', title: 'departName', children: 'children' }}
          titleRender={(node) => text(departmentName(node))}
          defaultExpandedKeys={word ? idsOf(shown) : shown.map(({ id }) => id)}
          selectedKeys={value ? [value] : []}
          draggable={onMove && !word ? { icon: false } : false}
          onDrop={({ dragNode, node, dropToGap, dropPosition }) => {
            const place = Number(node.pos.split('-').at(-1))
            const drop = { id: dragNode.id, target: node.id, gap: dropToGap, before: dropPosition < place }
            const move = moveOf(data, drop)
            if (move) onMove?.(move)
          }}
          onSelect={([key]) => onChange(key === undefined ? undefined : String(key))}
        />
      )}
    </nav>
  )
}
