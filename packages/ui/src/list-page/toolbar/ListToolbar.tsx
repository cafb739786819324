import { DeleteOutlined, ImportOutlined, PlusOutlined, ReloadOutlined } from '@ant-design/icons'
import { App, Button, Tooltip } from 'antd'
import { useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useFastGuard } from '../../foundation/guard/useFastGuard'
import { useMessages } from '../../foundation/locale/useMessages'
import { listPageMessages } from '../locale/messages'
import type { ListPageModel } from '../useListPage'
import { ExportButton } from './ExportButton'
import type { ImportDialogProps } from './ImportDialog'
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
  const { message } = App.useApp()
  const [ImportDialog, setDialog] = useState<ComponentType<ImportDialogProps>>()
  const { rights, selection } = page
  const { importFiles } = page.source
  // Not by `lazy`: what cannot be fetched would take the page with it, and could not be tried again.
  const openImport = async () => {
    // Without a call to import with, the page says which setting is missing.
    if (!importFiles) return page.importFiles([])
    try {
      const loaded = await import('./ImportDialog')
      setDialog(() => loaded.ImportDialog)
    } catch {
      void message.error(texts.importNotLoaded)
    }
  }
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
      {rights.can('export') && <ExportButton page={page} />}
      {rights.can('import') && (
        <Button icon={<ImportOutlined />} onClick={() => void guard.run(openImport)}>
          {texts.importFile}
        </Button>
      )}
      {ImportDialog && importFiles && (
        <ImportDialog page={page} importFiles={importFiles} onClose={() => setDialog(undefined)} />
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
      {page.news > 0 && (
        <span className="lading-news" role="status">
          <Button size="small" icon={<ReloadOutlined />} onClick={() => guard.run(page.refresh)}>
            {texts.news(page.news)}
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
