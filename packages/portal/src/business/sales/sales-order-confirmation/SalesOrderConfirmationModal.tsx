import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { salesOrderConfirmation } from './salesOrderConfirmation.entity'

/** 销售订单确认: one record, to look at. */
export function SalesOrderConfirmationModal(props: RecordDialogProps) {
  return <EntityModal entity={salesOrderConfirmation} {...props} />
}
