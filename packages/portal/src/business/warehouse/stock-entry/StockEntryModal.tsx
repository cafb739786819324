import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { stockEntry } from './stockEntry.entity'

/** 库存流水: add, edit and view in a dialog. */
export function StockEntryModal(props: RecordDialogProps) {
  return <EntityModal entity={stockEntry} {...props} />
}
