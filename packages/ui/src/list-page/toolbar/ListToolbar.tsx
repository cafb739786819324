import {
  DeleteOutlined,
  ExportOutlined,
  ImportOutlined,
  PlusOutlined,
  ReloadOutlined,
} from '@ant-design/icons'
import { Button, Tooltip, Upload } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useFastGuard } from '../../foundation/guard/useFastGuard'
import { useMessages } from '../../foundation/locale/useMessages'
import { listPageMessages } from '../locale/messages'
import type { ListPageModel } from '../useListPage'
import { TableSettings } from './TableSettings'

/** The buttons above a table. Each obeys the permission of its action (spec 2 §6). */
export interface ListToolbarProps {
  page: ListPageModel
  /** Without it there is no add button. */
  onAdd?: () => void
  /** More buttons, behind the usual ones. */
  children?: ReactNode
}

/** Add, delete the chosen, export, import, refresh, density and columns. */
export function ListToolbar({ page, onAdd, children }: ListToolbarProps): ReactNode {
  const texts = useMessages(listPageMessages)
  const guard = useFastGuard()
  const [busy, setBusy] = useState<string>()
  const { rights, selection } = page
  const during = (name: string, work: () => Promise<void>) =>
    guard.run(() => {
      setBusy(name)
      return work().finally(() => setBusy(undefined))
    })
  return (
    <div className="lading-toolbar" role="toolbar" aria-label={texts.operation}>
      {onAdd && rights.can('add') && (
        <Button type="primary" icon={<PlusOutlined />} onClick={() => guard.run(onAdd)}>
          {texts.add}
        </Button>
      )}
      {rights.can('batch_delete') && (
        <Button danger icon={<DeleteOutlined />} onClick={() => void page.removeBatch()}>
          {texts.removeBatch}
        </Button>
      )}
      {rights.can('export') && (
        <Button
          icon={<ExportOutlined />}
          loading={busy === 'export'}
          onClick={() => during('export', page.exportFile)}
        >
          {texts.exportFile}
        </Button>
      )}
      {rights.can('import') && (
        <Upload
          accept=".xls,.xlsx"
          showUploadList={false}
          beforeUpload={(file) => {
            during('import', () => page.importFiles([file]))
            return false
          }}
        >
          <Button icon={<ImportOutlined />} loading={busy === 'import'}>
            {texts.importFile}
          </Button>
        </Upload>
      )}
      {children}
      {selection.keys.length > 0 && (
        <span className="lading-selected" role="status">
          {texts.selected(selection.keys.length)}
          <Button type="link" size="small" onClick={selection.clear}>
            {texts.clear}
          </Button>
        </span>
      )}
      <span className="lading-toolbar-end">
        <Tooltip title={texts.refresh}>
          <Button
            type="text"
            aria-label={texts.refresh}
            icon={<ReloadOutlined spin={page.loading} />}
            onClick={() => guard.run(page.refresh)}
          />
        </Tooltip>
        <TableSettings columns={page.columns} />
      </span>
    </div>
  )
}
