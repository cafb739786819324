import { useContext } from 'react'
import { Button, Descriptions } from 'antd'
import { Modal } from '../../../foundation/overlay/Modal'
import { FullscreenModal } from '../../../dialogs/fullscreen/FullscreenModal'
import { UiContext } from '../../../foundation/uiContext'
import { cellText } from '../../engine/cellText'
import type { GridController } from '../../kernel/gridController'

/** In pixels (spec 2 §9). */
const WIDTH = 1200

interface RowDetailsProps {
  grid: GridController
  /** The row that is shown; with one that is not there the dialog is closed. */
  rowId: string
  onClose: () => void
}

/**
 * The whole of a row, to read: opened by the button in a cell whose column has `showDetails`, or by Ctrl+Enter in such
 * a cell. Titled 詳細信息, 1200 wide, with a fullscreen switch, at most four columns (spec 2 §2, §9).
 */
export function RowDetails({ grid, rowId, onClose }: RowDetailsProps) {
  const provided = useContext(UiContext) !== undefined
  const row = grid.engine.store.byId(rowId)
  const { messages } = grid
  const items = grid.engine.columns
    .filter(({ cell, def }) => !cell.marker && def.type !== 'hidden')
    .map((column) => ({
      key: column.key,
      label: column.title,
      children: row ? cellText(column, row) : '',
    }))
  const footer = <Button onClick={onClose}>{messages.close}</Button>
  const content = (
    <Descriptions size="small" bordered column={{ xs: 1, sm: 1, md: 2, lg: 3, xl: 4 }} items={items} />
  )
  // A grid works without UiProvider; the dialog with the switch does not.
  if (!provided) {
    return (
      <Modal
        open={row !== undefined}
        title={messages.details}
        width={WIDTH}
        onCancel={onClose}
        footer={footer}
      >
        {content}
      </Modal>
    )
  }
  return (
    <FullscreenModal open={row !== undefined} title={messages.details} onClose={onClose} footer={footer}>
      {content}
    </FullscreenModal>
  )
}
