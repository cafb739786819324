import {
  DeleteOutlined,
  ImportOutlined,
  LayoutOutlined,
  PlusOutlined,
  ReloadOutlined,
} from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useFastGuard } from '../../foundation/guard/useFastGuard'
import { lazyDialog } from '../../foundation/lazy/lazyPart'
import { useMessages } from '../../foundation/locale/useMessages'
import { useMinWidth } from '../../foundation/theme/useMinWidth'
import { useOneStop } from '../../foundation/toolbar/useOneStop'
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
  /** Something shows the chosen record beside the table (`RecordPreview`). @default false */
  preview?: boolean
  /** More buttons, behind the usual ones. */
  children?: ReactNode
}

/** Add, delete the chosen, export, import, refresh, density and columns. */
export function ListToolbar({ page, onAdd, preview = false, children }: ListToolbarProps): ReactNode {
  const texts = useMessages(listPageMessages)
  const guard = useFastGuard()
  const bar = useOneStop()
  const [importing, setImporting] = useState(false)
  const { rights, selection } = page
  const roomBeside = useMinWidth('lg') && preview
  const { importFiles } = page.source
  const chosen = selection.keys.length > 0
  // Without a call to import with, the page says which setting is missing.
  const openImport = () => (importFiles ? setImporting(true) : page.importFiles([]))
  const removeBatch = rights.can('batch_delete') && (
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
  )
  return (
    <div ref={bar} className="lading-toolbar" role="toolbar" aria-label={texts.operation}>
      {onAdd && rights.can('add') && (
        <Button type="primary" icon={<PlusOutlined />} onClick={() => guard.run(onAdd)}>
          {texts.add}
        </Button>
      )}
      {!chosen && removeBatch}
      {rights.can('export') && <ExportButton page={page} />}
      {rights.can('import') && (
        <Button icon={<ImportOutlined />} onClick={() => void guard.run(openImport)}>
          {texts.importFile}
        </Button>
      )}
      {importing && importFiles && (
        <ImportDialog page={page} importFiles={importFiles} onClose={() => setImporting(false)} />
      )}
      {!chosen && <SelectionActions page={page} />}
      {children}
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
        {roomBeside && (
          <Tooltip title={page.preview.open ? texts.closePreview : texts.preview}>
            <Button
              type="text"
              aria-label={texts.preview}
              aria-pressed={page.preview.open}
              className={page.preview.open ? 'lading-on' : undefined}
              icon={<LayoutOutlined />}
              onClick={() => page.preview.setOpen(!page.preview.open)}
            />
          </Tooltip>
        )}
        <TableSettings columns={page.columns} />
      </span>
      {chosen && (
        <div className="lading-chosen" role="group" aria-label={texts.chosen}>
          <span className="lading-selected" role="status">
            {texts.selected(selection.keys.length)}
          </span>
          <SelectionActions page={page} />
          {removeBatch}
          <Button type="link" size="small" onClick={selection.clear}>
            {texts.clear}
          </Button>
        </div>
      )}
    </div>
  )
}
