import { Input } from 'antd'
import { useState } from 'react'
import type { CellDialogProps } from '../../api/cell'
import { CellModal } from './CellModal'

/** A long text in a dialog of its own; Ctrl+Enter takes it. */
export function TextDialog({ value, ...dialog }: CellDialogProps) {
  const { column, onPick } = dialog
  const [text, setText] = useState(() => (value === null || value === undefined ? '' : String(value)))
  const { maxLength, placeholder } = column.def
  return (
    <CellModal {...dialog} text={text}>
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
    </CellModal>
  )
}
