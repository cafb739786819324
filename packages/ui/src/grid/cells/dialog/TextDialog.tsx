import { Input, Modal } from 'antd'
import { useState } from 'react'
import type { CellDialogProps } from '../defineCell'

/** A long text in a dialog of its own; Ctrl+Enter takes it. */
export function TextDialog({ value, column, messages, onPick, onCancel }: CellDialogProps) {
  const [text, setText] = useState(() => (value === null || value === undefined ? '' : String(value)))
  const { maxLength, placeholder } = column.def
  return (
    <Modal
      open
      title={column.title}
      okText={messages.confirm}
      cancelText={messages.cancel}
      onOk={() => onPick(text)}
      onCancel={onCancel}
      mask={{ closable: false }}
    >
      <Input.TextArea
        autoFocus
        aria-label={column.title}
        autoSize={{ minRows: 6, maxRows: 16 }}
        showCount={maxLength !== undefined}
        {...(maxLength !== undefined && { maxLength })}
        {...(placeholder !== undefined && { placeholder })}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onPick(text)
        }}
      />
    </Modal>
  )
}
