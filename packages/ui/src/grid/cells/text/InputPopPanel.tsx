import { DialogButton } from '../dialog/DialogButton'
import type { CellPanelProps } from '../../api/cell'

/** Under a long text: the way into its dialog. */
export function InputPopPanel({ onDialog, messages, id, column }: CellPanelProps) {
  return (
    <div className="lg-list" id={id} role="group" aria-label={column.title}>
      <DialogButton onDialog={onDialog} messages={messages} />
    </div>
  )
}
