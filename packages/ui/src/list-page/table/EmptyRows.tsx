import { Alert, Button, Empty, Space } from 'antd'
import type { ReactNode } from 'react'
import { CODE } from '@lading/core/envelope'
import { SourceError } from '../../foundation/dataSource'
import { useMessages } from '../../foundation/locale/useMessages'
import { listPageMessages } from '../locale/messages'
import type { ListPageModel } from '../useListPage'

/** The rows could not be had: why, and another try; who may not see them is told so instead. */
export function LoadFailed({ page }: { page: ListPageModel }): ReactNode {
  const texts = useMessages(listPageMessages)
  const { error } = page
  const refused = error instanceof SourceError && (error.code === CODE.forbidden || error.code === 403)
  return (
    <Alert
      type={refused ? 'warning' : 'error'}
      showIcon
      title={refused ? texts.forbidden : texts.loadFailed}
      description={refused ? texts.forbiddenHint : error?.message}
      action={
        <Button size="small" onClick={page.refresh}>
          {texts.retry}
        </Button>
      }
      style={{ marginBottom: 8, textAlign: 'start' }}
    />
  )
}

/** There are no rows: why, and a way on. */
export function EmptyRows({ page, onAdd }: { page: ListPageModel; onAdd?: () => void }): ReactNode {
  const texts = useMessages(listPageMessages)
  const { filtered, rights } = page
  if (page.error) return <LoadFailed page={page} />
  const clear = () => {
    page.setSuperQuery(undefined)
    page.search({})
  }
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={filtered ? texts.emptyFiltered : texts.empty}
      style={{ marginBlock: 16 }}
    >
      <Space>
        {filtered && <Button onClick={clear}>{texts.clearConditions}</Button>}
        {!filtered && onAdd && rights.can('add') && (
          <Button type="primary" onClick={onAdd}>
            {texts.addFirst}
          </Button>
        )}
      </Space>
    </Empty>
  )
}
