import type { CellPanelProps } from '../../api/cell'

/** Opens the dialog of the cell being edited; the keyboard stays in the text field (F2 does the same). */
export function DialogButton({ onDialog, messages }: Pick<CellPanelProps, 'onDialog' | 'messages'>) {
  return (
    onDialog && (
      <button type="button" className="lg-to-dialog" tabIndex={-1} onClick={onDialog}>
        {messages.openDialog}
      </button>
    )
  )
}
