import { Modal } from 'antd'
import { useState } from 'react'
import { RichTextEditor } from '../../../editors/RichTextEditor'
import type { CellDialogProps } from '../defineCell'
import { plainText } from '../text/textCell'

/** Width in pixels. */
const WIDTH = 800

/** Formatted text in the editor that pages have. */
export function RichTextDialog({ value: stored, column, messages, onPick, onCancel }: CellDialogProps) {
  const [value, setValue] = useState(() => plainText(stored))
  return (
    <Modal
      open
      width={WIDTH}
      title={column.title}
      okText={messages.confirm}
      cancelText={messages.cancel}
      onOk={() => onPick(value)}
      onCancel={onCancel}
      mask={{ closable: false }}
    >
      <RichTextEditor label={column.title} value={value} onChange={setValue} />
    </Modal>
  )
}
