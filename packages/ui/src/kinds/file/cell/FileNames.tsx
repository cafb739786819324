import { useContext } from 'react'
import { useFileName } from '../../../foundation/file-names/useFileName'
import { UiContext } from '../../../foundation/uiContext'
import { messagesIn } from '../../../foundation/locale/uiLanguages'
import { uploadMessages } from '../../../upload/locale/messages'
import { readUploadValue } from '../../../upload/logic/uploadValue'
import { GridContext } from '../../../grid/view/gridContext'
import type { CellDisplayProps } from '../../../grid/api/cell'
import { shortName } from './shortName'
import { openStored } from './openStored'
import { uploadsOf } from './cellUploads'

/**
 * The files of a cell: those that are stored, how far the others are, and which failed. In a grid that cannot be edited
 * a press opens them.
 */
export function FileNames({ value, row, column, readOnly }: CellDisplayProps) {
  const files = useContext(UiContext)?.dataSource.files
  const stored = readUploadValue(value)
  const opens = readOnly && files && column.def.allowDownload !== false
  return (
    <span className="lg-files">
      {stored.map((file) => (
        <FileName key={file.path} {...file} opens={!!opens} />
      ))}
      <PendingFiles row={row} column={column} />
    </span>
  )
}

function FileName({ path, name: given, opens }: { path: string; name: string; opens: boolean }) {
  const files = useContext(UiContext)?.dataSource.files
  const name = useFileName(files, path, given)
  return opens && files ? (
    <button type="button" title={name} onClick={() => void openStored(files, path, name)}>
      {shortName(name)}
    </button>
  ) : (
    <span title={name}>{shortName(name)}</span>
  )
}

/** Files of a cell that are on their way, and those that failed. */
export function PendingFiles({ row, column }: Pick<CellDisplayProps, 'row' | 'column'>) {
  const grid = useContext(GridContext)
  const id = grid?.engine.store.idOf(row)
  const pending = grid && id !== undefined ? uploadsOf(grid).pending(id, column.key) : []
  const texts = messagesIn(uploadMessages, grid?.validator.locale ?? 'zh-CN')
  return (
    <>
      {pending.map(({ id: item, name, status, percent, error }) => (
        <span
          key={item}
          className={status === 'error' ? 'lg-file-failed' : 'lg-file-sent'}
          title={
            status === 'error'
              ? `${texts.failedFile(name)}\n${texts.failedWhy(error?.message || texts.unknownError)}`
              : name
          }
        >
          {status === 'error' ? texts.failed : `${texts.wait} ${percent}%`}
        </span>
      ))}
    </>
  )
}
