import type { ModalProps } from 'antd'
import type { ReactNode } from 'react'
import { Modal } from '../../../foundation/overlay/Modal'
import type { CellDialogProps } from '../../api/cell'

/** What the dialog of a cell is given, the text that it holds by now, and what differs from other dialogs. */
export interface CellModalProps
  extends
    Pick<CellDialogProps, 'column' | 'messages' | 'onPick' | 'onCancel'>,
    Pick<ModalProps, 'width' | 'styles'> {
  text: string
  /** The text is none that the cell can hold. @default false */
  wrong?: boolean
  children: ReactNode
}

/** The frame of a dialog that writes one text into its cell: named by the column, taken or left by its buttons only. */
export function CellModal(props: CellModalProps): ReactNode {
  const { text, wrong = false, column, messages, onPick, onCancel, width, styles, children } = props
  return (
    <Modal
      open
      title={column.title}
      okText={messages.confirm}
      cancelText={messages.cancel}
      okButtonProps={{ disabled: wrong }}
      onOk={() => onPick(text)}
      onCancel={onCancel}
      width={width}
      styles={styles}
    >
      {children}
    </Modal>
  )
}
