// eslint-disable-next-line no-restricted-imports -- only its hook, whose holder stands in an Overlay
import { Modal } from 'antd'
import type { ReactNode } from 'react'
import { Overlay } from '../../../foundation/overlay/Overlay'
import { lazyMessages } from '../../view/lazyMessages'
import type { EditableGridProps } from '../../api/props'
import type { GridController } from '../../kernel/gridController'
import { checkedOf } from '../checked/checkedRows'
import { removeRows } from './removeRows'

/** Removing rows with a question before: the page's own (`onRemove`), else the grid's. `holder` must be rendered. */
export function useRemoval(grid: GridController, onRemove: EditableGridProps['onRemove']) {
  const [modal, holder] = Modal.useModal()
  const messages = lazyMessages(grid)
  const remove = (ids: readonly string[]): Promise<void> =>
    removeRows(grid, ids, async (rows) => {
      if (onRemove) return onRemove(rows)
      return modal.confirm({
        title: messages.confirmRemove(rows.length),
        okText: messages.confirm,
        cancelText: messages.cancel,
        // The button that was pressed is off then and cannot take the keyboard back; in the grid undo is one key away.
        afterClose: () => {
          if (checkedOf(grid).size === 0) grid.focusInput()
        },
      })
    })
  return { remove, holder: (<Overlay>{holder}</Overlay>) as ReactNode }
}
