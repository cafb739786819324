import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { purchaseOrder } from './purchaseOrder.entity'

/** 采购订单: one record, to look at. */
export function PurchaseOrderModal(props: RecordDialogProps) {
  return <EntityModal entity={purchaseOrder} {...props} />
}
