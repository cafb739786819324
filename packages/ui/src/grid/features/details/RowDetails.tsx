import { memo, useContext, useEffect, useState } from 'react'
import { Button, Descriptions, Modal } from 'antd'
import { FullscreenModal } from '../../../dialogs/FullscreenModal'
import { OPEN_EVENT } from '../sub-table/openCell'
import type { OpenCell } from '../sub-table/openCell'
import { UiContext } from '../../../foundation/uiContext'
import { cellText } from '../../engine/cellText'
import type { GridController } from '../../view/gridController'

/** In pixels (spec 2 §9). */
const WIDTH = 1200

/**
 * The whole of a row, to read: opened by the button in a cell whose column has `showDetails`, or by Ctrl+Enter in such
 * a cell. Titled 詳細信息, 1200 wide, with a fullscreen switch, at most four columns (spec 2 §2, §9).
 */
export const RowDetails = memo(function RowDetails({ grid }: { grid: GridController }) {
  const [rowId, setRowId] = useState<string>()
  const provided = useContext(UiContext) !== undefined
  useEffect(() => {
    const frame = grid.viewport.element?.parentElement
    const open = (event: Event) => {
      const { rowId: id, key } = (event as CustomEvent<OpenCell>).detail
      const def = grid.engine.column(key)?.def
      if (def?.showDetails && !def.subTable) setRowId(id)
    }
    frame?.addEventListener(OPEN_EVENT, open)
    return () => frame?.removeEventListener(OPEN_EVENT, open)
  }, [grid])
  const row = rowId === undefined ? undefined : grid.engine.store.byId(rowId)
  const { messages } = grid
  const close = () => {
    setRowId(undefined)
    grid.focusInput()
  }
  const items = grid.engine.columns
    .filter(({ cell, def }) => !cell.marker && def.type !== 'hidden')
    .map((column) => ({
      key: column.key,
      label: column.title,
      children: row ? cellText(column, row) : '',
    }))
  const footer = <Button onClick={close}>{messages.close}</Button>
  const content = (
    <Descriptions size="small" bordered column={{ xs: 1, sm: 1, md: 2, lg: 3, xl: 4 }} items={items} />
  )
  // A grid works without UiProvider; the dialog with the switch does not.
  if (!provided) {
    return (
      <Modal open={row !== undefined} title={messages.details} width={WIDTH} onCancel={close} footer={footer}>
        {content}
      </Modal>
    )
  }
  return (
    <FullscreenModal open={row !== undefined} title={messages.details} onClose={close} footer={footer}>
      {content}
    </FullscreenModal>
  )
})
