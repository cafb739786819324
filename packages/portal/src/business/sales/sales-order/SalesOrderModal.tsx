import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { salesOrder } from './salesOrder.entity'

/** 销售订单: one record, to look at. */
export function SalesOrderModal(props: RecordDialogProps) {
  return <EntityModal entity={salesOrder} {...props} />
}
