import { useState } from 'react'
import { RichTextEditor } from '../../../editors/RichTextEditor'
import type { CellDialogProps } from '../defineCell'
import { CellModal } from '../dialog/CellModal'
import { plainText } from '../text/textCell'

/** Width in pixels. */
const WIDTH = 800

/** Formatted text in the editor that pages have. */
export function RichTextDialog({ value: stored, ...dialog }: CellDialogProps) {
  const [value, setValue] = useState(() => plainText(stored))
  return (
    <CellModal {...dialog} text={value} width={WIDTH}>
      <RichTextEditor label={dialog.column.title} value={value} onChange={setValue} />
    </CellModal>
  )
}
