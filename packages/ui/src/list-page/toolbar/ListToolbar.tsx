import { DeleteOutlined, ImportOutlined, PlusOutlined, ReloadOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useFastGuard } from '../../foundation/guard/useFastGuard'
import { lazyDialog } from '../../foundation/lazy/lazyPart'
import { useMessages } from '../../foundation/locale/useMessages'
import { listPageMessages } from '../locale/messages'
import type { ListPageModel } from '../useListPage'
import { ExportButton } from './ExportButton'
import { SelectionActions } from './SelectionActions'
import { TableSettings } from './TableSettings'

const ImportDialog = lazyDialog(async () => (await import('./ImportDialog')).ImportDialog)

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
  const [importing, setImporting] = useState(false)
  const { rights, selection } = page
  const { importFiles } = page.source
  const chosen = selection.keys.length > 0
  // Without a call to import with, the page says which setting is missing.
  const openImport = () => (importFiles ? setImporting(true) : page.importFiles([]))
  return (
    <div className="lading-toolbar" role="toolbar" aria-label={texts.operation}>
      {onAdd && rights.can('add') && (
        <Button type="primary" icon={<PlusOutlined />} onClick={() => guard.run(onAdd)}>
          {texts.add}
        </Button>
      )}
      {rights.can('batch_delete') && (
        // Not disabled while nothing is chosen: it answers 请选择一条记录！ then (spec 2 §5).
        <Button
          danger={chosen}
          className={chosen ? undefined : 'lading-inactive'}
          title={chosen ? undefined : texts.selectOne}
          icon={<DeleteOutlined />}
          onClick={() => void page.removeBatch()}
        >
          {texts.removeBatch}
        </Button>
      )}
      {rights.can('export') && <ExportButton page={page} />}
      {rights.can('import') && (
        <Button icon={<ImportOutlined />} onClick={() => void guard.run(openImport)}>
          {texts.importFile}
        </Button>
      )}
      {importing && importFiles && (
        <ImportDialog page={page} importFiles={importFiles} onClose={() => setImporting(false)} />
      )}
      <SelectionActions page={page} />
      {children}
      {chosen && (
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
