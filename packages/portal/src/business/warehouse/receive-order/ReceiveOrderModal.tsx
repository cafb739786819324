import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { receiveOrder } from './receiveOrder.entity'

/** 收货单: one record, to look at. */
export function ReceiveOrderModal(props: RecordDialogProps) {
  return <EntityModal entity={receiveOrder} {...props} />
}
