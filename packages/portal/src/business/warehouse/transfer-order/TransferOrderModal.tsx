import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { transferOrder } from './transferOrder.entity'

/** 调拨订单: one record, to look at. */
export function TransferOrderModal(props: RecordDialogProps) {
  return <EntityModal entity={transferOrder} {...props} />
}
